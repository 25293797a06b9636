import { Notice } from "#components/ui/notice";
import { Section } from "#components/ui/section";
import type { IdentiteLiee } from "#lib/comptes/connexion/emetteur/schema";
import { pageLangue, pageTexts } from "#lib/i18n/page-texts";
import { formats, type Texts } from "#lib/i18n/texts";
import type { ActionFormulaire } from "#lib/platform/validation/forms";
import { Acte } from "./acte.tsx";

/** Why one came back from the issuer signed out; null when the address says nothing known. */
export function alerteDe(t: Texts, dit: unknown): string | null {
	switch (dit) {
		case "echec":
		case "limite":
			return t(`connexion.emetteur.${dit}`);
		case "suspendu":
			return t("connexion.suspendu");
		default:
			return null;
	}
}

/** Signs in at the issuer, above the address that always works. */
export function FormulaireEmetteur(props: {
	nom: string;
	retour: string | null;
	action: ActionFormulaire;
	alerte: string | null;
}) {
	const t = pageTexts();
	return (
		<>
			{props.alerte === null ? null : (
				<Notice kind="warning" announced>
					<p>{props.alerte}</p>
				</Notice>
			)}
			<div className="mt-8">
				<Acte action={props.action} champs={{ retour: props.retour ?? "" }}>
					{t("connexion.emetteur.entrer", { nom: props.nom })}
				</Acte>
			</div>
		</>
	);
}

/** The issuers that know the account, each with what takes it back. */
export function ComptesRelies(props: {
	identites: readonly IdentiteLiee[];
	delier: ActionFormulaire;
}) {
	const { identites } = props;
	const t = pageTexts();
	if (identites.length === 0) return null;
	return (
		<Section id="relies" title={t("compte.profil.relies")}>
			<ul>
				{identites.map(({ id, emetteur, lie_le }) => (
					<li key={id}>
						<p className="mb-4 wrap-anywhere">
							{t("compte.profil.relie_le", {
								emetteur: new URL(emetteur).host,
								le: formats(pageLangue()).dateTime(new Date(lie_le), {
									dateStyle: "long",
								}),
							})}
						</p>
						<Acte action={props.delier} champs={{ identite: String(id) }}>
							{t("compte.profil.delier")}
						</Acte>
					</li>
				))}
			</ul>
		</Section>
	);
}
