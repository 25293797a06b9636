"use client";

import { useEffect, useRef, useState } from "react";
import { BUTTON_LOOKS } from "../../ui/button-looks.ts";

const MEMOIRE = "touches-moderation";

/** Elements whose key presses are text input. */
const SAISIE = "input, textarea, select, [contenteditable]";

function estCoupe(): boolean {
	try {
		return localStorage.getItem(MEMOIRE) === "non";
	} catch {
		return false;
	}
}

function retenir(coupe: boolean): void {
	try {
		localStorage.setItem(MEMOIRE, coupe ? "non" : "oui");
	} catch {
		// Without storage, the browser asks again next time.
	}
}

/** Moves the focus among the entries of a list. */
function avancer(pas: 1 | -1): void {
	const liens = [...document.querySelectorAll<HTMLElement>("[data-entree]")];
	const ici = liens.findIndex((lien) => lien.matches(":focus"));
	liens[ici === -1 ? 0 : ici + pas]?.focus();
}

function presser(touche: string): void {
	const cible = document.querySelector<HTMLElement>(
		`[data-touche="${touche}"]`,
	);
	if (!cible) {
		if (touche === "j") avancer(1);
		if (touche === "k") avancer(-1);
		return;
	}
	const bouton = cible.querySelector("button") ?? cible;
	bouton.click();
}

/**
 * The keyboard shortcuts of the review: next, previous, publish, refuse, help.
 * Users of speech input, or with unsteady hands, can turn them off; the browser
 * stores the choice.
 */
export function Touches(props: {
	titre: string;
	aide: string;
	activer: string;
	couper: string;
}) {
	const [coupe, setCoupe] = useState<boolean | null>(null);
	const [aideVue, setAideVue] = useState(false);
	const pressee = useRef(false);
	useEffect(() => setCoupe(estCoupe()), []);
	useEffect(() => {
		if (coupe !== false) return;
		function entendre(event: KeyboardEvent): void {
			if (event.ctrlKey || event.metaKey || event.altKey || event.repeat)
				return;
			if (event.target instanceof Element && event.target.closest(SAISIE))
				return;
			if (event.key === "?") setAideVue((vue) => !vue);
			if (!["j", "k", "p", "r"].includes(event.key)) return;
			// One decision per page: a second press must not apply to the next entry.
			if (event.key === "p" && pressee.current) return;
			pressee.current = event.key === "p";
			event.preventDefault();
			presser(event.key);
		}
		document.addEventListener("keydown", entendre);
		return () => document.removeEventListener("keydown", entendre);
	}, [coupe]);
	if (coupe === null) return null;
	function basculer() {
		retenir(!coupe);
		setCoupe(!coupe);
	}
	return (
		<section aria-label={props.titre} className="no-print mt-6 text-small">
			<button
				type="button"
				onClick={basculer}
				data-touches={coupe ? "coupees" : "actives"}
				className={BUTTON_LOOKS.other}
			>
				{coupe ? props.activer : props.couper}
			</button>
			<p role="status" className="mt-2 text-soft">
				{aideVue && !coupe ? props.aide : ""}
			</p>
		</section>
	);
}
