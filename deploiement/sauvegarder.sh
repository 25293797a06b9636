#!/bin/sh
# Writes a backup into a folder, restores it for trial, then removes those that
# are older than GARDE_JOURS. An older backup is never removed unless the new
# one has just been proved good.
# usage: sauvegarder.sh DOSSIER
set -eu
umask 077

if [ $# -ne 1 ] || [ ! -d "$1" ]; then
	echo "usage : sauvegarder.sh DOSSIER (un dossier qui existe)" >&2
	exit 2
fi
dossier=$(cd "$1" && pwd -P)
ici=$(cd "$(dirname "$0")" && pwd -P)
garde_jours=${GARDE_JOURS:-30}

fichier="$dossier/bien-commun-$(date -u +%Y%m%dT%H%M%SZ).jsonl.gz"
node "$ici/../scripts/bootstrap.mjs" scripts/gerer.ts sauvegarder "$fichier"
sh "$ici/exercice-restauration.sh" "$fichier"
touch "$dossier/exercice-reussi"

find "$dossier" -maxdepth 1 -type f -name 'bien-commun-*.jsonl.gz*' \
	-mtime "+$garde_jours" -exec rm -f {} +
