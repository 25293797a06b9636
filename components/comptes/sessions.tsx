import { Badge } from "#components/ui/badge";
import { TickField } from "#components/ui/forms/choice-field";
import { SubmitButton } from "#components/ui/forms/submit-button";
import { Acte, PageForm } from "#components/ui/kit/page-form";
import { Removal } from "#components/ui/kit/record";
import { Rows } from "#components/ui/kit/rows";
import { Ago } from "#components/ui/kit/when";
import { reconnaitreAppareil } from "#lib/comptes/sessions/rules";
import type { MaSession } from "#lib/comptes/sessions/schema";
import { t } from "#lib/i18n/page-texts";
import type { ActionFormulaire } from "#lib/platform/validation/forms";
import { PreuveDAbord } from "./cles.tsx";

function nomDe({ agent }: MaSession): string {
	const appareil = reconnaitreAppareil(agent);
	return appareil
		? t("compte.sessions.sur", appareil)
		: t("compte.sessions.inconnu");
}

export function ListeDeSessions(props: {
	sessions: readonly MaSession[];
	celle_ci: number;
	/** Whether a passkey has to be shown before a session is closed. */
	aProuver: boolean;
	fermer: ActionFormulaire;
	fermerToutes: ActionFormulaire;
}) {
	const { sessions, aProuver } = props;
	return (
		<>
			<div className="mb-8">
				<Rows
					heading="h2"
					empty=""
					rows={sessions.map((session) => {
						const nom = nomDe(session);
						const estCelleCi = session.id === props.celle_ci;
						return {
							key: String(session.id),
							title: nom,
							note: (
								<>
									{t("compte.sessions.ouverte")} <Ago at={session.cree_le} />,{" "}
									{estCelleCi ? (
										t("compte.sessions.maintenant")
									) : (
										<>
											{t("compte.sessions.vue")} <Ago at={session.vue_le} />
										</>
									)}
								</>
							),
							acts: estCelleCi ? (
								<Badge look="action">{t("compte.sessions.celle_ci")}</Badge>
							) : aProuver ? null : (
								<Acte
									action={props.fermer}
									champs={{ session: String(session.id) }}
									nom={t("compte.sessions.fermer_quoi", { nom })}
								>
									{t("compte.sessions.fermer")}
								</Acte>
							),
						};
					})}
				/>
			</div>
			{aProuver ? (
				<PreuveDAbord message="cles.preuve.avant_fermeture" />
			) : (
				<Removal
					action={props.fermerToutes}
					fields={{}}
					label={t("compte.sessions.partout")}
					effect={t("compte.sessions.partout_texte")}
					confirm={t("compte.sessions.partout_oui")}
				/>
			)}
		</>
	);
}

export function ChoixDAlerte(props: {
	alerte: boolean;
	choisir: ActionFormulaire;
}) {
	return (
		<PageForm action={props.choisir}>
			<TickField
				name="alerte"
				label={t("compte.sessions.alerte.oui")}
				help={t("compte.sessions.alerte.aide")}
				ticked={props.alerte}
			/>
			<p className="mt-4">
				<SubmitButton look="other">
					{t("compte.sessions.alerte.enregistrer")}
				</SubmitButton>
			</p>
		</PageForm>
	);
}
