import { Controls, type Field, inEnglish } from "#components/ui/kit/fields";
import { pageTexts } from "#lib/i18n/page-texts";

/** Fields that are translated: the original on one side, its English version on the other; one below the other on a phone. */
export function EnDeuxLangues(props: { champs: readonly Field[] }) {
	const { champs } = props;
	const t = pageTexts();
	return (
		<div className="mt-6 grid gap-x-8 gap-y-6 md:grid-cols-2">
			<fieldset className="min-w-0">
				<legend className="font-display text-h3 font-bold">
					{t("edition.original")}
				</legend>
				<div className="mt-4">
					<Controls fields={champs} />
				</div>
			</fieldset>
			<fieldset className="min-w-0 border-line md:border-l md:pl-8">
				<legend className="font-display text-h3 font-bold">
					{t("edition.anglais")}
				</legend>
				<p className="text-small text-soft">{t("edition.anglais_aide")}</p>
				<div className="mt-4">
					<Controls fields={champs.map((champ) => inEnglish(champ))} />
				</div>
			</fieldset>
		</div>
	);
}
