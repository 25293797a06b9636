import { pageTexts } from "#lib/i18n/page-texts";
import { BUTTON_LOOKS } from "../../ui/button-looks.ts";

/** The list of keys, which the `?` key shows. */
const LISTE = "liste-touches";

/** The keys of the area, in the order of the list: what is pressed, and the name of its words. */
const TOUCHES = [
	["p", "publier"],
	["r", "refuser"],
	["1–8", "motif"],
	["d", "doublon"],
	["m", "reunir"],
	["y", "repond"],
	["c", "demander"],
	["q", "quarantaine"],
	["t", "compte"],
	["x", "suspendre"],
	["s", "garder"],
	["e", "corriger"],
	["i", "label"],
	["l", "langue"],
	["o", "ouvrir"],
	["u", "annuler"],
	["j", "suivante"],
	["k", "precedente"],
	["?", "liste"],
] as const;

/** The keys named by words, which are not the same in both languages. */
const NOMMEES = ["entree", "ctrl", "echap"] as const;

/**
 * The keys of the area, on each of its pages (browser/keys.ts): a list that opens over
 * the page, where they can be turned off too. Where a finger points there is no keyboard,
 * or one that the Tab key tells of: the button is in sight once it has the focus.
 */
export function Clavier() {
	const t = pageTexts();
	const touches = [
		...TOUCHES,
		...NOMMEES.map(
			(nom) => [t(`moderation.touches.noms.${nom}`), nom] as const,
		),
	];
	return (
		<>
			<p className="no-print needs-script mt-10 text-small max-md:not-focus-within:sr-only pointer-coarse:not-focus-within:sr-only">
				<button
					type="button"
					popoverTarget={LISTE}
					className="min-h-11 underline"
				>
					{t("moderation.touches.montrer")}
				</button>
			</p>
			<section
				id={LISTE}
				popover="auto"
				data-liste-touches=""
				aria-label={t("moderation.touches.titre")}
				className="m-auto max-h-[90dvh] max-w-[36rem] overflow-y-auto rounded-control border-2 border-ink bg-sheet px-6 py-5 text-small text-ink"
			>
				<h2 className="text-h3">{t("moderation.touches.titre")}</h2>
				<dl className="mt-3 grid grid-cols-[auto_1fr] gap-x-5 gap-y-1">
					{touches.map(([touche, nom]) => (
						<div key={nom} className="contents">
							<dt>
								<kbd className="font-bold">{touche}</kbd>
							</dt>
							<dd>{t(`moderation.touches.liste.${nom}`)}</dd>
						</div>
					))}
				</dl>
				<p className="mt-4 flex flex-wrap gap-3">
					{(["couper", "activer"] as const).map((nom) => (
						<button
							key={nom}
							type="button"
							data-touches-voulues={nom === "couper" ? "non" : "oui"}
							className={`${BUTTON_LOOKS.other} keys-${nom === "couper" ? "on" : "off"}`}
						>
							{t(`moderation.touches.${nom}`)}
						</button>
					))}
					<button
						type="button"
						popoverTarget={LISTE}
						popoverTargetAction="hide"
						className={BUTTON_LOOKS.other}
					>
						{t("moderation.touches.fermer")}
					</button>
				</p>
			</section>
		</>
	);
}
