import { act } from "react";
import { createRoot } from "react-dom/client";
import { expect, test, vi } from "vitest";
import { FORMULAIRE_VIDE } from "#lib/platform/validation/forms";
import { CountedToggle, type ToggleWords } from "./counted-toggle.tsx";

const WORDS: ToggleWords = {
	langue: "fr",
	verb: "Voter",
	thing: "pour Signal",
	own: "Mon vote",
	one: "{n} vote",
	several: "{n} votes",
	none: "aucun",
	mine: "Le mien",
	included: "dont vous",
	done: "Compté.",
	undone: "Retiré.",
	undo: "Annuler",
};

test("« Annuler » stands apart from the count before it, and leaves the focus to the button whose press it undid", async () => {
	vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
	const place = document.body.appendChild(document.createElement("div"));
	const root = createRoot(place);
	await act(async () =>
		root.render(
			<CountedToggle
				action={async ({ tour }) => ({ ...FORMULAIRE_VIDE, tour: tour + 1 })}
				slug="signal"
				isSignedIn
				on={false}
				count={3}
				words={WORDS}
			/>,
		),
	);
	const sent = new SubmitEvent("submit", { bubbles: true, cancelable: true });
	await act(async () => {
		place.querySelector("form")?.dispatchEvent(sent);
	});
	const undo = place.querySelector<HTMLElement>("[role=status] button");
	expect(place.querySelector("[role=status]")?.textContent).toBe(
		"Retiré. 3 votes Annuler",
	);
	undo?.focus();
	// Before the form is sent.
	undo?.addEventListener("click", (event) => event.preventDefault());
	await act(async () => undo?.click());
	expect(document.activeElement).toBe(
		place.querySelector("button[aria-pressed]"),
	);
	await act(async () => root.unmount());
	vi.unstubAllGlobals();
});
