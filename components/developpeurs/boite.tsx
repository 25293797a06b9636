import { RelativeDate } from "#components/ui/date";
import { Link } from "#components/ui/link";
import { pageAddress } from "#lib/i18n/addresses";
import { texts } from "#lib/i18n/texts";
import type { Langue } from "#lib/platform/langues";
import type { CourrielLocal } from "#lib/platform/mail/transports/local";
import { now } from "#lib/platform/runtime/clock";

const BOITE = "/dev/courriels";

function Enveloppe(props: { langue: Langue; courriel: CourrielLocal }) {
	const { langue, courriel } = props;
	return (
		<p className="mt-2 text-small text-soft">
			{texts(langue)("boite.pour", { adresse: courriel.destinataire })}
			{" · "}
			<RelativeDate langue={langue} value={courriel.le} now={now()} />
		</p>
	);
}

/** The mails that this instance wrote and stored. */
export function BoiteDeCourriels(props: {
	langue: Langue;
	courriels: readonly CourrielLocal[];
}) {
	const { langue, courriels } = props;
	const t = texts(langue);
	return (
		<>
			<h1>{t("boite.titre")}</h1>
			<p className="mt-4 max-w-measure text-lead text-soft">
				{t("boite.chapeau")}
			</p>
			{courriels.length === 0 ? (
				<p className="mt-8">{t("boite.vide")}</p>
			) : (
				<ul className="mt-8 border-t border-line">
					{courriels.map((courriel) => (
						<li key={courriel.cle} className="border-b border-line py-4">
							{/* The mail as it is read; the path is the same in both languages. */}
							<a href={`${BOITE}/${courriel.cle}/html`} className="font-bold">
								{courriel.sujet}
							</a>
							<Enveloppe langue={langue} courriel={courriel} />
							<p className="mt-1 text-small">
								<Link
									href={pageAddress(langue, `${BOITE}/${courriel.cle}`)}
									className="inline-flex min-h-11 items-center"
								>
									<span>
										{t("boite.texte")}
										<span className="sr-only"> {courriel.sujet}</span>
									</span>
								</Link>
							</p>
						</li>
					))}
				</ul>
			)}
		</>
	);
}

/** One of them: its text here, its HTML on a separate page, where no script of the site runs. */
export function CourrielDeBoite(props: {
	langue: Langue;
	courriel: CourrielLocal;
}) {
	const { langue, courriel } = props;
	const t = texts(langue);
	return (
		<>
			<p>
				<Link href={pageAddress(langue, BOITE)}>{t("boite.retour")}</Link>
			</p>
			<h1 className="mt-6">{courriel.sujet}</h1>
			<Enveloppe langue={langue} courriel={courriel} />
			<p className="mt-6">
				<a href={`${BOITE}/${courriel.cle}/html`}>{t("boite.html")}</a>
			</p>
			<h2 className="mt-8 text-h3">{t("boite.texte")}</h2>
			<pre className="mt-3 max-w-measure rounded-control border border-line bg-sheet p-5 font-text whitespace-pre-wrap">
				{courriel.texte}
			</pre>
		</>
	);
}
