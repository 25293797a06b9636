import { Ago } from "#components/ui/kit/when";
import { Link } from "#components/ui/link";
import { PageHead } from "#components/ui/shell/page-head";
import { pageHref, t } from "#lib/i18n/page-texts";
import type { CourrielLocal } from "#lib/platform/mail/transports/local";

const BOITE = "/dev/courriels";

function Enveloppe(props: { courriel: CourrielLocal }) {
	const { courriel } = props;
	return (
		<p className="mt-2 text-small text-soft">
			{t("boite.pour", { adresse: courriel.destinataire })}
			{" · "}
			<Ago at={courriel.le} />
		</p>
	);
}

export function BoiteDeCourriels(props: {
	courriels: readonly CourrielLocal[];
}) {
	const { courriels } = props;
	return (
		<>
			<PageHead title={t("boite.titre")} lead={t("boite.chapeau")} />
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
							<Enveloppe courriel={courriel} />
							<p className="mt-1 text-small">
								<Link
									href={pageHref(`${BOITE}/${courriel.cle}`)}
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
export function CourrielDeBoite(props: { courriel: CourrielLocal }) {
	const { courriel } = props;
	return (
		<>
			<p>
				<Link href={pageHref(BOITE)}>{t("boite.retour")}</Link>
			</p>
			<h1 className="mt-6">{courriel.sujet}</h1>
			<Enveloppe courriel={courriel} />
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
