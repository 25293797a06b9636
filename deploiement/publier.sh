#!/bin/sh
# Publishes the tagged version that is checked out: builds its image, tries it
# without any right but to read itself, and pushes it with the list of what it holds.
# usage: REGISTRE=registre.exemple.org/equipe sh deploiement/publier.sh
set -eu

echec() {
	echo "✗ $1" >&2
	exit 1
}

[ -n "${REGISTRE-}" ] || echec "REGISTRE manque : le registre et son dossier, par exemple registre.exemple.org/equipe"
cd "$(dirname "$0")/.."
version=$(node -p 'require("./package.json").version')
[ -z "$(git status --porcelain)" ] || echec "la copie n'est pas celle du dépôt : enregistrez ou retirez ce qui diffère"
[ "$(git describe --exact-match --tags 2>/dev/null)" = "v$version" ] || echec "ce commit n'a pas l'étiquette v$version"
grep -q "^## $version\$" CHANGELOG.md || echec "CHANGELOG.md n'a pas de partie $version"
image=$REGISTRE/bien-commun:$version

docker build --file deploiement/Dockerfile --tag "$image" .
compte=$(docker image inspect --format '{{.Config.User}}' "$image")
[ "$compte" = node ] || echec "l'image s'exécute sous « $compte », et non « node »"
taille=$(docker image inspect --format '{{.Size}}' "$image")
echo "• $taille octets" >&2
[ "$taille" -le 450000000 ] || echec "l'image est plus grande que les 450 Mo promis : dans deploiement/Dockerfile, retirez-en ce qui ne fait que construire"

lieu=$(mktemp -d)
essai=$(docker run --detach --read-only --cap-drop ALL --security-opt no-new-privileges:true \
	--tmpfs /tmp --tmpfs /app/tmp:uid=1000,gid=1000,mode=0700 --tmpfs /donnees:uid=1000,gid=1000,mode=0700 \
	--env HOST=127.0.0.1 --health-interval 5s --init "$image" \
	node scripts/bootstrap.mjs scripts/start.ts --vitrine)
trap 'docker rm --force "$essai" >/dev/null; rm -rf "$lieu"' EXIT
reste=${ESSAI_SECONDES:-120}
until [ "$(docker inspect --format '{{.State.Health.Status}}' "$essai")" = healthy ]; do
	reste=$((reste - 1))
	if [ "$reste" -lt 0 ]; then
		docker logs "$essai" >&2
		echec "l'image ne répond pas"
	fi
	sleep 1
done
# What only the first request for it loads, and the programs of the night.
for chemin in / /en/projets /besoins /image.png /flux/besoins.xml /api/openapi.json /chiffres /sitemap.xml; do
	docker exec "$essai" node --eval "fetch('http://127.0.0.1:3000$chemin').then(({ ok }) => process.exit(ok ? 0 : 1))" ||
		echec "l'image ne sert pas $chemin"
done
for paquet in sharp nodemailer resend; do
	docker exec "$essai" node --eval "import('$paquet')" || echec "l'image ne charge pas $paquet"
done
docker exec --env DATA_DIR=/donnees/vitrine "$essai" sh deploiement/sauvegarder.sh /donnees ||
	echec "l'image ne sauvegarde ou ne restaure pas"

npm run release:sbom -- "$lieu/sbom.cdx.json"
printf 'FROM scratch\nCOPY sbom.cdx.json /\n' >"$lieu/Dockerfile"
docker build --tag "$image-sbom" "$lieu"
docker push "$image"
docker push "$image-sbom"
echo "✓ $image"
