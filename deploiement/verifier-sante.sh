#!/bin/sh
# For cron: says nothing while all is well; prints what is wrong and exits 1
# otherwise, so that cron mails it.
#   */5 * * * * bien-commun SERVICE=bien-commun DISQUES='/var/lib/bien-commun /var/backups/bien-commun' DOSSIER_SAUVEGARDES=/var/backups/bien-commun /srv/bien-commun/actuel/deploiement/verifier-sante.sh
# What is watched is set by the environment; an empty value leaves a check out.
set -u

# Where the application listens: this machine, not through the proxy.
ADRESSE=${ADRESSE-http://127.0.0.1:3000}
# Folders whose disks must keep room, and how much, in MiB.
DISQUES=${DISQUES-/var/lib/bien-commun}
DISQUE_LIBRE_MIO=${DISQUE_LIBRE_MIO:-2048}
# Folder that sauvegarder.sh fills.
DOSSIER_SAUVEGARDES=${DOSSIER_SAUVEGARDES-}
SAUVEGARDE_HEURES_MAX=${SAUVEGARDE_HEURES_MAX:-26}
# Service whose log must hold no error of the last minutes; its reader must be
# of the group systemd-journal.
SERVICE=${SERVICE-}
ERREURS_MINUTES=${ERREURS_MINUTES:-5}
ERREURS_MAX=${ERREURS_MAX:-0}

pannes=0
panne() {
	echo "✗ $1"
	pannes=$((pannes + 1))
}

# nombre NOM VALEUR: a bound that is no number would let everything pass.
nombre() {
	case $2 in
		'' | *[!0-9]*)
			echo "✗ $1=$2 : il faut un nombre entier"
			exit 1
			;;
	esac
}

# compte N NOM: the number and its noun, in the plural from two on.
compte() {
	if [ "$1" -ge 2 ]; then echo "$1 $2s"; else echo "$1 $2"; fi
}

verifier_reponse() {
	reponse=$(curl --silent --show-error --max-time 10 --write-out '\n%{http_code}' "$ADRESSE/api/sante" 2>&1)
	case $(printf '%s\n' "$reponse" | tail -n 1) in
		200) ;;
		503) panne "le site est en panne : $(printf '%s\n' "$reponse" | head -n 1)" ;;
		*) panne "le site ne répond pas à $ADRESSE : $(printf '%s\n' "$reponse" | head -n 1)" ;;
	esac
}

verifier_disque() {
	libre=$(df -Pm "$1" 2>/dev/null | awk 'NR == 2 { print $4 }')
	inodes=$(df -Pi "$1" 2>/dev/null | awk 'NR == 2 { print $5 }')
	if [ -z "$libre" ]; then
		panne "le disque de $1 est illisible"
	elif [ "$libre" -lt "$DISQUE_LIBRE_MIO" ]; then
		panne "il ne reste que $libre Mio sur le disque de $1 (seuil : $DISQUE_LIBRE_MIO)"
	fi
	case $inodes in
		9[5-9]% | 100%) panne "le disque de $1 n'a presque plus d'inodes ($inodes pris)" ;;
	esac
}

# recent NOM: a file of that name is younger than the bound.
recent() {
	[ -n "$(find "$DOSSIER_SAUVEGARDES" -maxdepth 1 -type f -name "$1" \
		-mmin "-$((SAUVEGARDE_HEURES_MAX * 60))" 2>/dev/null | head -n 1)" ]
}

verifier_sauvegardes() {
	if [ ! -d "$DOSSIER_SAUVEGARDES" ] || [ ! -r "$DOSSIER_SAUVEGARDES" ] || [ ! -x "$DOSSIER_SAUVEGARDES" ]; then
		panne "le dossier des sauvegardes, $DOSSIER_SAUVEGARDES, est introuvable ou illisible"
		return
	fi
	recent 'bien-commun-*.jsonl.gz' ||
		panne "aucune sauvegarde de moins de $SAUVEGARDE_HEURES_MAX h dans $DOSSIER_SAUVEGARDES"
	recent exercice-reussi ||
		panne "aucun exercice de restauration réussi depuis $SAUVEGARDE_HEURES_MAX h"
}

verifier_erreurs() {
	# To whoever may not read it, journalctl shows nothing and ends well.
	if [ -z "$(journalctl --quiet --output=cat --unit="$SERVICE" --lines=1 2>&1)" ]; then
		panne "le journal de $SERVICE est vide ou illisible : ce compte doit être du groupe systemd-journal"
		return
	fi
	if ! lignes=$(journalctl --quiet --output=cat --unit="$SERVICE" --since="-${ERREURS_MINUTES}min" 2>&1); then
		panne "le journal de $SERVICE est illisible : $lignes"
		return
	fi
	erreurs=$(printf '%s\n' "$lignes" | grep -c -E '^\{"level":"(error|fatal)"')
	[ "$erreurs" -le "$ERREURS_MAX" ] ||
		panne "$(compte "$erreurs" erreur) en $(compte "$ERREURS_MINUTES" minute) dans le journal de $SERVICE"
}

nombre DISQUE_LIBRE_MIO "$DISQUE_LIBRE_MIO"
nombre SAUVEGARDE_HEURES_MAX "$SAUVEGARDE_HEURES_MAX"
nombre ERREURS_MINUTES "$ERREURS_MINUTES"
nombre ERREURS_MAX "$ERREURS_MAX"

# Silence would look like health.
[ -n "$ADRESSE$DISQUES$DOSSIER_SAUVEGARDES$SERVICE" ] ||
	panne "rien n'est surveillé : ADRESSE, DISQUES, DOSSIER_SAUVEGARDES et SERVICE sont vides"
[ -z "$ADRESSE" ] || verifier_reponse
for dossier in $DISQUES; do
	verifier_disque "$dossier"
done
[ -z "$DOSSIER_SAUVEGARDES" ] || verifier_sauvegardes
[ -z "$SERVICE" ] || verifier_erreurs

[ "$pannes" -eq 0 ]
