/** The programs of the developers' guide, and what the first of them prints; a test runs each as it is printed there. */
import { z } from "zod";
import { JETONS_MAX_PAR_COMPTE } from "#lib/comptes/jetons/rules";
import { reglages } from "#lib/platform/config/env";
import type { Langue } from "#lib/platform/langues";
import { readByCurl, SAMPLE_NAMES, SAMPLE_TOKEN } from "./calls.ts";
import { answerTo } from "./examples.ts";

const Voted = z.array(z.object({ nb_votes: z.int(), nom: z.string() }));

/** What the JavaScript and the Python program print over the demonstration content. */
function printed(): string {
	return Voted.parse(answerTo("listerProjets"))
		.map(({ nb_votes, nom }) => `${nb_votes} ${nom}`)
		.join("\n");
}

const NAMES = {
	fr: { ...SAMPLE_NAMES.fr, item: "projet", address: "adresse" },
	en: { ...SAMPLE_NAMES.en, item: "project", address: "address" },
} as const;

/** The shortest call: whose token it is. `jeton` may be a real one, for its owner. */
export function firstCall(siteUrl: string, jeton: string): string {
	return readByCurl(`${siteUrl}/api/moi`, jeton);
}

/** The programs, by their name in the texts, for a site whose origin is `siteUrl`. */
function samples(siteUrl: string, langue: Langue) {
	const list = `${siteUrl}/api/projets?tri=votes&limite=3`;
	const token = SAMPLE_TOKEN[langue];
	const bearer = `Authorization: Bearer ${token}`;
	const { address, item, request, response } = NAMES[langue];
	return {
		curl: readByCurl(list, token),
		javascript: `const ${response} = await fetch("${list}", {
  headers: { Authorization: "Bearer ${token}" },
});
if (!${response}.ok) throw new Error(await ${response}.text());
for (const ${item} of await ${response}.json())
  console.log(${item}.nb_votes, ${item}.nom);`,
		python: `import json
from urllib.request import Request, urlopen

${request} = Request(
    "${list}",
    headers={"Authorization": "Bearer ${token}"},
)
with urlopen(${request}) as ${response}:
    for ${item} in json.load(${response}):
        print(${item}["nb_votes"], ${item}["nom"])`,
		pages: `let ${address} = "${siteUrl}/api/projets?limite=100";
while (${address}) {
  const ${response} = await fetch(${address}, {
    headers: { Authorization: "Bearer ${token}" },
  });
  if (!${response}.ok) throw new Error(await ${response}.text());
  for (const ${item} of await ${response}.json()) console.log(${item}.slug);
  ${address} = /<([^>]+)>; rel="next"/.exec(${response}.headers.get("link"))?.[1];
}`,
		conditionnel: `${address}="${siteUrl}/api/themes"
etag=$(curl --silent --header "${bearer}" --dump-header - --output themes.json "$${address}" \\
  | sed -n 's/^[Ee][Tt]ag: //p' | tr -d '\\r')
curl --silent --header "${bearer}" --header "If-None-Match: $etag" \\
  --write-out '%{http_code}\\n' "$${address}"`,
	};
}

/** What the guide shows that depends on the site: its programs, what they print, its limits. */
export function apiGuide(langue: Langue) {
	const { limiteAppels, limiteContributions, siteUrl } = reglages();
	return {
		siteUrl,
		samples: samples(siteUrl, langue),
		printed: printed(),
		jeton: SAMPLE_TOKEN[langue],
		limites: {
			appels: limiteAppels,
			contributions: limiteContributions,
			jetons: JETONS_MAX_PAR_COMPTE,
		},
	};
}
