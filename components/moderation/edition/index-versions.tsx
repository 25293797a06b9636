import { RelativeDate } from "#components/ui/date";
import { Section } from "#components/ui/section";
import { pageAddress } from "#lib/i18n/addresses";
import { texts } from "#lib/i18n/texts";
import { libelleActe } from "#lib/moderation/journal/rules";
import type { TexteEdite, TexteRetire } from "#lib/moderation/rendus/schema";
import type { Langue } from "#lib/platform/langues";
import { Cadre } from "../file/cadre.tsx";
import { adresseVersions } from "./adresse-versions.ts";

/** Who did it, and how long ago. */
function QuiQuand(props: {
	langue: Langue;
	par: string | null;
	le: Date;
	now: Date;
}) {
	const { langue, par, le, now } = props;
	return (
		<p className="text-small text-soft">
			{par ?? texts(langue)("versions.personne")},{" "}
			<RelativeDate langue={langue} value={le.toISOString()} now={now} />
		</p>
	);
}

function Retire(props: { langue: Langue; texte: TexteRetire; now: Date }) {
	const { langue, texte } = props;
	const { id, objet, slug, numero, titre, besoin } = texte;
	const t = texts(langue);
	const page = adresseVersions(
		langue,
		objet === "etape" ? "besoin" : "theme",
		slug,
	);
	return (
		<li className="border-b border-line pb-4 wrap-anywhere">
			<a
				href={`${page}?avant=${id + 1}#version-${id}`}
				className="inline-block py-1 font-bold"
			>
				{objet === "etape"
					? t("versions.index.retire_etape", {
							numero: String(numero ?? 0),
							titre,
						})
					: t("versions.index.retire_theme", { titre })}
			</a>
			{besoin === null ? null : (
				<p>{t("versions.index.du_besoin", { titre: besoin })}</p>
			)}
			<QuiQuand langue={langue} {...texte} now={props.now} />
		</li>
	);
}

function Edite(props: { langue: Langue; texte: TexteEdite; now: Date }) {
	const { langue, texte } = props;
	const { nature, slug, titre, acte } = texte;
	return (
		<li className="border-b border-line pb-4 wrap-anywhere">
			<a
				href={adresseVersions(langue, nature, slug)}
				className="inline-block py-1 font-bold"
			>
				{titre}
			</a>
			<p>{libelleActe(acte, langue)}</p>
			<QuiQuand langue={langue} {...texte} now={props.now} />
		</li>
	);
}

/** The removed texts that can be restored, then every edited text, latest first. */
export function IndexVersions(props: {
	langue: Langue;
	retires: readonly TexteRetire[];
	textes: readonly TexteEdite[];
	suivant: number | null;
	now: Date;
}) {
	const { langue, retires, textes, suivant, now } = props;
	const t = texts(langue);
	return (
		<Cadre langue={langue} partie="journal" titre={t("versions.index.titre")}>
			<Section id="retires" title={t("versions.index.retires")}>
				{retires.length === 0 ? (
					<p className="text-soft">{t("versions.index.retires_vide")}</p>
				) : (
					<ul className="grid gap-4">
						{retires.map((texte) => (
							<Retire key={texte.id} {...{ langue, texte, now }} />
						))}
					</ul>
				)}
			</Section>
			<Section id="edites" title={t("versions.index.edites")}>
				{textes.length === 0 ? (
					<p className="text-soft">{t("versions.index.edites_vide")}</p>
				) : (
					<ul className="grid gap-4">
						{textes.map((texte) => (
							<Edite key={texte.id} {...{ langue, texte, now }} />
						))}
					</ul>
				)}
				{suivant === null ? null : (
					<p className="mt-6">
						<a
							href={pageAddress(
								langue,
								`/moderation/versions?avant=${suivant}#edites`,
							)}
						>
							{t("versions.index.suite")}
						</a>
					</p>
				)}
			</Section>
		</Cadre>
	);
}
