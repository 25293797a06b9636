import { LongTextField, TextField } from "#components/ui/forms/text-field";
import { pageBound } from "#components/ui/kit/page-form";
import { pageHref, pageTexts } from "#lib/i18n/page-texts";
import { AreaField } from "../lieux/champ.tsx";

type Props = {
	name: string;
	label: string;
	help?: string | undefined;
	/** The field as `lib/contributions/schema.ts` describes it. */
	champ: {
		readonly nature:
			| "ligne"
			| "bloc"
			| "adresse"
			| "depot"
			| "licence"
			| "contact";
		readonly facultatif: boolean;
		readonly lieux?: true;
		readonly bornes: { readonly max: number } | null;
	};
	rows?: number;
	/** Whether it shows how many characters are left. */
	compte?: boolean;
};

/** The control of a text that somebody contributes, with the bounds of the API. */
export function ChampDeTexte(props: Props) {
	const { name, label, help, champ, rows, compte = true } = props;
	const { nature, facultatif, bornes, lieux } = champ;
	const t = pageTexts();
	const commun = {
		name,
		label,
		required: !facultatif,
		...(help === undefined ? {} : { help }),
		...(facultatif ? { optional: t("formulaires.facultatif") } : {}),
		...(compte && bornes
			? {
					bound: pageBound(bornes.max),
				}
			: {}),
	};
	switch (nature) {
		case "ligne":
			if (lieux)
				return (
					<AreaField
						{...commun}
						address={pageHref("/lieux/noms")}
						suggested={t("lieux.noms")}
					/>
				);
			return <TextField {...commun} />;
		case "licence":
		case "contact":
			return <TextField {...commun} autoComplete="off" />;
		case "adresse":
		case "depot":
			return (
				<TextField {...commun} type="url" inputMode="url" autoComplete="off" />
			);
		case "bloc":
			return (
				<LongTextField {...commun} {...(rows === undefined ? {} : { rows })} />
			);
	}
}
