import { RecordForm } from "#components/ui/kit/record";
import { Link } from "#components/ui/link";
import { ANNOUNCED } from "#components/ui/notice";
import { pageHref, pageTexts } from "#lib/i18n/page-texts";
import type { ActionFormulaire } from "#lib/platform/validation/forms";
import { Acte } from "./acte.tsx";

const PARTS = [
	"acces",
	"votes",
	"aide",
	"textes",
	"paroles",
	"traces",
] as const;

type Champs = {
	readonly courriel: string;
	readonly demander: ActionFormulaire;
};

/** What an erasure takes and leaves, and the button that asks for the code that confirms it. */
export function Effacement({ courriel, demander }: Champs) {
	const t = pageTexts();
	return (
		<div className="max-w-measure">
			<p>{t("compte.effacement.part")}</p>
			<ul className="my-4 list-disc pl-6">
				{PARTS.map((part) => (
					<li key={part} className="py-1">
						{t(`compte.effacement.part_liste.${part}`)}
					</li>
				))}
			</ul>
			<p className="mb-4">{t("compte.effacement.reste")}</p>
			<p className="mb-4">
				{t.rich("compte.effacement.conseil", {
					lien: (children) => (
						<Link href={pageHref("/compte/donnees")}>{children}</Link>
					),
				})}
			</p>
			<p className="mb-6 wrap-anywhere">
				{t.rich("compte.effacement.demander_texte", {
					courriel,
					b: (children) => <b>{children}</b>,
				})}
			</p>
			<Acte action={demander} champs={{}} look="danger">
				{t("compte.effacement.demander")}
			</Acte>
		</div>
	);
}

/** Where the code is typed that erases the account. */
export function CodeDEffacement(props: Champs & { effacer: ActionFormulaire }) {
	const { courriel } = props;
	const t = pageTexts();
	return (
		<>
			<p {...ANNOUNCED} className="mb-6 max-w-measure wrap-anywhere">
				{t.rich("compte.effacement.envoye", {
					courriel,
					b: (children) => <b>{children}</b>,
				})}
			</p>
			<RecordForm
				action={props.effacer}
				fields={[
					{
						name: "code",
						label: t("compte.effacement.code"),
						help: t("compte.effacement.code_aide"),
						kind: "code",
					},
				]}
				submit={t("compte.effacement.confirmer")}
				look="danger"
			/>
			<div className="mt-10">
				<Acte action={props.demander} champs={{}}>
					{t("compte.effacement.renvoyer")}
				</Acte>
			</div>
		</>
	);
}
