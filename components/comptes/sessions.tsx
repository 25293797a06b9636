import { Badge } from "#components/ui/badge";
import { RelativeDate } from "#components/ui/date";
import { TickField } from "#components/ui/forms/choice-field";
import { Confirm } from "#components/ui/forms/confirm";
import { Form } from "#components/ui/forms/form";
import { SubmitButton } from "#components/ui/forms/submit-button";
import { reconnaitreAppareil } from "#lib/comptes/sessions/rules";
import type { MaSession } from "#lib/comptes/sessions/schema";
import { type Texts, texts } from "#lib/i18n/texts";
import type { Langue } from "#lib/platform/langues";
import type { ActionFormulaire } from "#lib/platform/validation/forms";
import { formTexts } from "../ui/forms/form-texts.ts";
import { Acte } from "./acte.tsx";
import { PreuveDAbord } from "./cles.tsx";

function nomDe({ agent }: MaSession, t: Texts): string {
	const appareil = reconnaitreAppareil(agent);
	return appareil
		? t("compte.sessions.sur", appareil)
		: t("compte.sessions.inconnu");
}

function Ligne(props: {
	langue: Langue;
	session: MaSession;
	estCelleCi: boolean;
	peut: boolean;
	now: Date;
	fermer: ActionFormulaire;
}) {
	const { langue, session, now } = props;
	const t = texts(langue);
	const nom = nomDe(session, t);
	return (
		<li className="grid items-center gap-x-6 gap-y-2 border-b border-line py-4 md:grid-cols-[1fr_auto]">
			<div>
				<h2 className="text-h3">{nom}</h2>
				<p className="text-small text-soft">
					{t("compte.sessions.ouverte")}{" "}
					<RelativeDate langue={langue} value={session.cree_le} now={now} />,{" "}
					{props.estCelleCi ? (
						t("compte.sessions.maintenant")
					) : (
						<>
							{t("compte.sessions.vue")}{" "}
							<RelativeDate langue={langue} value={session.vue_le} now={now} />
						</>
					)}
				</p>
			</div>
			{props.estCelleCi ? (
				<p>
					<Badge look="action">{t("compte.sessions.celle_ci")}</Badge>
				</p>
			) : null}
			{props.peut && !props.estCelleCi ? (
				<Acte
					langue={langue}
					action={props.fermer}
					champs={{ session: String(session.id) }}
					nom={t("compte.sessions.fermer_quoi", { nom })}
				>
					{t("compte.sessions.fermer")}
				</Acte>
			) : null}
		</li>
	);
}

/** The sessions of the account, each but this one with a button to close it, and a button to sign out everywhere. */
export function ListeDeSessions(props: {
	langue: Langue;
	sessions: readonly MaSession[];
	/** The session of this browser. */
	celle_ci: number;
	now: Date;
	/** Where a passkey has to be shown before a session is closed; null when it need not. */
	preuveAvant: string | null;
	fermer: ActionFormulaire;
	fermerToutes: ActionFormulaire;
}) {
	const { langue, sessions, preuveAvant } = props;
	const t = texts(langue);
	return (
		<>
			<ul className="mb-8 border-t-2 border-ink">
				{sessions.map((session) => (
					<Ligne
						key={session.id}
						langue={langue}
						session={session}
						estCelleCi={session.id === props.celle_ci}
						peut={preuveAvant === null}
						now={props.now}
						fermer={props.fermer}
					/>
				))}
			</ul>
			{preuveAvant === null ? (
				<Confirm label={t("compte.sessions.partout")}>
					<p className="mb-3">{t("compte.sessions.partout_texte")}</p>
					<Acte
						langue={langue}
						action={props.fermerToutes}
						champs={{}}
						look="danger"
					>
						{t("compte.sessions.partout_oui")}
					</Acte>
				</Confirm>
			) : (
				<PreuveDAbord
					langue={langue}
					vers={preuveAvant}
					message="cles.preuve.avant_fermeture"
				/>
			)}
		</>
	);
}

/** Whether sign-ins in other browsers are reported by mail. */
export function ChoixDAlerte(props: {
	langue: Langue;
	alerte: boolean;
	choisir: ActionFormulaire;
}) {
	const t = texts(props.langue);
	return (
		<Form action={props.choisir} textes={formTexts(t)}>
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
		</Form>
	);
}
