/** The programs shown on the developers' page; a test runs each of them as it is printed there. */

import { JETONS_MAX_PAR_COMPTE } from "#lib/comptes/jetons/rules";
import { reglages } from "#lib/platform/config/env";

/** The limits shown on the page, from the present settings. */
export function apiLimits() {
	const { limiteAppels, limiteContributions } = reglages();
	return {
		appels: limiteAppels,
		contributions: limiteContributions,
		jetons: JETONS_MAX_PAR_COMPTE,
	};
}

/** The placeholder for the reader's own token. */
export const SAMPLE_TOKEN = "bc_VOTRE_JETON";

/** The programs, by their name in the texts, for a site whose origin is `siteUrl`. */
export function apiSamples(siteUrl: string) {
	const list = `${siteUrl}/api/projets?tri=votes&limite=3`;
	const bearer = `Authorization: Bearer ${SAMPLE_TOKEN}`;
	return {
		curl: `curl --fail-with-body --silent --show-error \\
  --header "${bearer}" \\
  "${list}"`,
		javascript: `const reponse = await fetch("${list}", {
  headers: { Authorization: "Bearer ${SAMPLE_TOKEN}" },
});
if (!reponse.ok) throw new Error(await reponse.text());
for (const projet of await reponse.json())
  console.log(projet.nb_votes, projet.nom);`,
		python: `import json
from urllib.request import Request, urlopen

appel = Request(
    "${list}",
    headers={"Authorization": "Bearer ${SAMPLE_TOKEN}"},
)
with urlopen(appel) as reponse:
    for projet in json.load(reponse):
        print(projet["nb_votes"], projet["nom"])`,
		pages: `let adresse = "${siteUrl}/api/projets?limite=100";
while (adresse) {
  const reponse = await fetch(adresse, {
    headers: { Authorization: "Bearer ${SAMPLE_TOKEN}" },
  });
  if (!reponse.ok) throw new Error(await reponse.text());
  for (const projet of await reponse.json()) console.log(projet.slug);
  adresse = /<([^>]+)>; rel="next"/.exec(reponse.headers.get("link"))?.[1];
}`,
		conditionnel: `adresse="${siteUrl}/api/themes"
etag=$(curl --silent --header "${bearer}" --dump-header - --output themes.json "$adresse" \\
  | sed -n 's/^[Ee][Tt]ag: //p' | tr -d '\\r')
curl --silent --header "${bearer}" --header "If-None-Match: $etag" \\
  --write-out '%{http_code}\\n' "$adresse"`,
	};
}
