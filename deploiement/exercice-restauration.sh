#!/bin/sh
# Restore drill: puts a backup into a throw-away embedded database, has every
# invariant checked there, and leaves nothing behind. The site's own database
# is not touched. Run it with the version that made the backup.
# usage: exercice-restauration.sh SAUVEGARDE   (a file, or a folder: its newest)
set -eu
umask 077

echec() {
	echo "✗ $1" >&2
	exit "${2:-1}"
}

[ $# -eq 1 ] || echec "usage : exercice-restauration.sh FICHIER_OU_DOSSIER" 2
racine=$(cd "$(dirname "$0")/.." && pwd -P)

if [ -d "$1" ]; then
	# By date: a name such as bien-commun-avant-v2 would come after all dated ones.
	fichier=$(ls -1t "$1"/bien-commun-*.jsonl.gz 2>/dev/null | head -n 1)
	[ -n "$fichier" ] || echec "$1 ne contient aucune sauvegarde"
else
	fichier=$1
fi
[ -r "$fichier" ] || echec "$fichier est introuvable ou illisible"
fichier=$(cd "$(dirname "$fichier")" && pwd -P)/$(basename "$fichier")

lieu=$(mktemp -d)
trap 'rm -rf "$lieu"' EXIT
trap 'exit 130' INT
trap 'exit 143' TERM
# Under root PostgreSQL runs as another account, which must walk through.
[ "$(id -u)" != 0 ] || chmod 711 "$lieu"

# Empty counts as absent and wins over .env: the embedded database, elsewhere.
gerer() {
	DATABASE_URL='' DATA_DIR="$lieu/donnees" \
		node "$racine/scripts/bootstrap.mjs" scripts/gerer.ts "$@"
}

echo "• Exercice de restauration de $fichier" >&2
gerer restaurer "$fichier" || echec "la sauvegarde ne se restaure pas"
gerer verifier || echec "la base restaurée ne tient pas ses invariants"
echo "✓ Exercice réussi" >&2
