import { OptionsField } from "#components/ui/forms/choice-field";
import { t } from "#lib/i18n/page-texts";
import { nomEntier, type QuestionLieu, TEL_QUEL } from "#lib/lieux/schema";

/** What the check page asks about where a contribution is, in the form that sends it. */
export function QuestionDuLieu(props: {
	question: QuestionLieu | null;
	ecrit: string;
}) {
	const { question, ecrit } = props;
	if (question === null) return null;
	const { choix, petites, postal, surs, petite } = question;
	if (petite)
		return (
			<div className="mb-8 max-w-measure">
				<p>
					{t("lieux.petite", { commune: petite.nom, autour: petite.autour })}
				</p>
				<input type="hidden" name="territoire" value={petite.autour} />
				<label className="flex min-h-11 items-start gap-3 py-2">
					<input
						type="checkbox"
						name="territoire"
						value={ecrit}
						className="mt-1 size-5 shrink-0 accent-action"
					/>
					{t("lieux.garder")}
				</label>
			</div>
		);
	return (
		<div className="mb-8">
			{surs.map((code) => (
				<input key={code} type="hidden" name="lieux" value={code} />
			))}
			<OptionsField
				name="lieux"
				label={t("lieux.ou")}
				options={[
					...choix.map((lieu) => ({
						value: lieu.code,
						label: nomEntier(lieu),
						...(petites.includes(lieu.code)
							? {
									help: t("lieux.petite", {
										commune: lieu.nom,
										autour: lieu.dans[0]?.nom ?? "",
									}),
								}
							: {}),
					})),
					...(postal
						? [
								{
									value: postal.lieu,
									label: t("lieux.tout", { code: postal.code }),
								},
							]
						: []),
					{ value: TEL_QUEL, label: t("lieux.tel_quel") },
				]}
			/>
		</div>
	);
}
