import { formats, texts } from "#lib/i18n/texts";
import type { Langue } from "#lib/platform/langues";
import type { Fait } from "./schema.ts";

function depuis(langue: Langue, secondes: number): string {
	return formats(langue).relativeTime(-secondes * 1000, 0);
}

function phraseDe(langue: Langue, fait: Fait): string {
	const t = texts(langue);
	switch (fait.nom) {
		case "base":
			return t(fait.va ? "sante.base_repond" : "sante.base_muette");
		case "disque":
			return fait.octets === null
				? t("sante.illisible")
				: t("sante.libre", {
						go: formats(langue).number(fait.octets / 1024 ** 3, {
							maximumFractionDigits: 1,
						}),
					});
		case "sauvegarde":
		case "taches":
			return fait.age_secondes === null
				? t(`sante.jamais.${fait.nom}`)
				: t(`sante.derniere.${fait.nom}`, {
						quand: depuis(langue, fait.age_secondes),
					});
		case "courriels":
			return fait.attente === null || fait.abandonnes === null
				? t("sante.illisible")
				: [
						t("sante.attente", { n: fait.attente }),
						t("sante.abandonnes", { n: fait.abandonnes }),
						...(fait.echecs
							? [
									t("sante.echecs", {
										n: fait.echecs,
										cause: fait.cause ?? "",
									}),
								]
							: []),
						...(fait.va || !fait.retard_secondes
							? []
							: [
									t("sante.retard", {
										quand: depuis(langue, fait.retard_secondes),
									}),
								]),
					].join(" ");
		case "version":
			return fait.plus_recente === null
				? t("sante.version", { version: fait.version })
				: t("sante.plus_recente", {
						version: fait.version,
						autre: fait.plus_recente,
					});
	}
}

/** A fact in words: what it is about, and how it is. */
export function direFait(
	langue: Langue,
	fait: Fait,
): { nom: string; phrase: string } {
	return {
		nom: texts(langue)(`sante.faits.${fait.nom}`),
		phrase: phraseDe(langue, fait),
	};
}
