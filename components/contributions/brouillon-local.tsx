"use client";

import { useEffect, useRef, useState } from "react";

const DUREE_MS = 24 * 3600 * 1000;

type Garde = {
	/** When it was typed, in milliseconds, by the site's clock. */
	readonly le: number;
	readonly champs: readonly (readonly [nom: string, valeur: string])[];
	/** What the form held when its page came, and when it was sent: while the page still brings that, `champs` is newer. */
	readonly avant: readonly string[];
};

function cle(nature: string): string {
	return `bc-brouillon-${nature}`;
}

/** What the browser still has; nothing when its storage is unavailable. */
function lire(
	nature: string,
	maintenant: number,
): Pick<Garde, "champs" | "avant"> {
	try {
		const garde = JSON.parse(localStorage.getItem(cle(nature)) ?? "null");
		if (Array.isArray(garde?.champs) && maintenant - garde.le < DUREE_MS)
			return { avant: [], ...garde };
	} catch {
		// Nothing that can be read.
	}
	return { champs: [], avant: [] };
}

function ecrire(nature: string, garde: Garde | null) {
	try {
		if (garde === null) localStorage.removeItem(cle(nature));
		else localStorage.setItem(cle(nature), JSON.stringify(garde));
	} catch {
		// Full or forbidden: the server's draft remains.
	}
}

/** What a field of this type holds is no text: browsers throw when its name is put back. */
const FICHIER = "file";

type Champ = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function estChamp(element: unknown): element is Champ {
	return (
		(element instanceof HTMLInputElement && element.type !== "hidden") ||
		element instanceof HTMLTextAreaElement ||
		element instanceof HTMLSelectElement
	);
}

function estCoche(champ: Champ): champ is HTMLInputElement {
	return (
		champ instanceof HTMLInputElement &&
		(champ.type === "checkbox" || champ.type === "radio")
	);
}

function champsDe(form: HTMLFormElement): Champ[] {
	return [...form.elements].filter(estChamp).filter(({ name }) => name !== "");
}

function ecritDans(form: HTMLFormElement): Garde["champs"] {
	return champsDe(form)
		.filter(({ type }) => type !== FICHIER)
		.filter((champ) => (estCoche(champ) ? champ.checked : champ.value !== ""))
		.map(({ name, value }) => [name, value]);
}

function reprendre(form: HTMLFormElement, champs: Garde["champs"]) {
	for (const champ of champsDe(form)) {
		const siens = champs.filter(([nom]) => nom === champ.name);
		if (estCoche(champ))
			champ.checked = siens.some(([, valeur]) => valeur === champ.value);
		else champ.value = champ.type === FICHIER ? "" : (siens[0]?.[1] ?? "");
		champ.dispatchEvent(new Event("input", { bubbles: true }));
	}
}

function estVide(champs: Garde["champs"]): boolean {
	// An untouched list of choices has an empty value.
	return champs.every(([, valeur]) => valeur === "");
}

/**
 * Stores in the browser, for 24 hours, what is typed in the surrounding form, and restores it
 * into a form that is empty, or that holds what was there before it was typed.
 */
export function BrouillonLocal(props: {
	nature: string;
	/** The site's clock when the page was rendered, in milliseconds. */
	maintenant: number;
	textes: { readonly repris: string; readonly effacer: string };
	/** The field that the page's address filled: nobody has typed it. */
	donne?: string | undefined;
}) {
	const { nature, maintenant, textes, donne } = props;
	const place = useRef<HTMLDivElement>(null);
	const [repris, setRepris] = useState(false);
	useEffect(() => {
		const form = place.current?.closest("form");
		if (!form) return;
		const noms = new Set(champsDe(form).map(({ name }) => name));
		const { champs, avant } = lire(nature, maintenant);
		const siens = champs.filter(([nom]) => noms.has(nom));
		const ecrits = ecritDans(form);
		const tapes = (tous: Garde["champs"]) =>
			tous.filter(([nom]) => nom !== donne);
		const etat = JSON.stringify(ecrits);
		const vide = estVide(tapes(ecrits));
		if (
			!estVide(tapes(siens)) &&
			(vide || (avant.includes(etat) && etat !== JSON.stringify(siens)))
		) {
			reprendre(form, vide ? [...siens, ...ecrits] : siens);
			setRepris(true);
		}
		const tenus = [etat];
		const envoyer = () => tenus.push(JSON.stringify(ecritDans(form)));
		const ouvert = performance.now();
		// What other steps of the form wrote stays.
		const garder = () =>
			ecrire(nature, {
				le: maintenant + performance.now() - ouvert,
				champs: [
					...lire(nature, maintenant).champs.filter(([nom]) => !noms.has(nom)),
					...ecritDans(form),
				],
				avant: tenus,
			});
		const fin = new AbortController();
		form.addEventListener("submit", envoyer, fin);
		form.addEventListener("input", garder, fin);
		return () => fin.abort();
	}, [nature, maintenant, donne]);
	return (
		<div ref={place} aria-live="polite">
			{repris ? (
				<p className="mb-6 flex max-w-measure flex-wrap items-center gap-x-4 rounded-control border-2 border-edge bg-sheet px-5 py-2">
					{textes.repris}
					<button
						type="button"
						onClick={() => {
							const form = place.current?.closest("form");
							if (form) reprendre(form, []);
							ecrire(nature, null);
							setRepris(false);
						}}
						className="min-h-11 cursor-pointer text-action underline underline-offset-4"
					>
						{textes.effacer}
					</button>
				</p>
			) : null}
		</div>
	);
}

function surUneLigne(texte: string): string {
	return texte.normalize("NFC").replace(/\s+/g, " ").trim();
}

/** Rendered once the text is sent: deletes it from the browser, but not another one, begun since or in another window. */
export function OublierBrouillonLocal(props: {
	nature: string;
	/** The name or title of what was sent. */
	envoye?: string;
}) {
	const { nature, envoye } = props;
	useEffect(() => {
		const [, nom] =
			lire(nature, 0).champs.find(([champ]) => /^(?:nom|titre)$/.test(champ)) ??
			[];
		if (!envoye || !nom || surUneLigne(nom) === envoye) ecrire(nature, null);
	}, [nature, envoye]);
	return null;
}
