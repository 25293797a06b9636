import { type Answer, callOf, pastedIn, send } from "./api-call.ts";
import { onPress, onSending } from "./page.ts";
import { keepJeton, readJeton } from "./tab-jeton.ts";

/** How much of the token is shown again. */
const SHOWN_CHARACTERS = 8;

const FORM = "form[data-essai]";

function part(form: Element, name: string): HTMLElement | null {
	return form.querySelector<HTMLElement>(`[data-essai-${name}]`);
}

/** Shows a text in its part of the form, or hides the part when there is none. */
function fill(form: Element, name: string, text: string): void {
	const box = part(form, name);
	if (!box) return;
	box.hidden = text === "";
	const place = box.querySelector("pre, code");
	if (place) place.textContent = text;
}

/** Each form asks for a token, or shows the one that the tab keeps. */
function showJeton(): void {
	const jeton = readJeton();
	for (const form of document.querySelectorAll(FORM)) {
		fill(form, "garde", jeton && `${jeton.slice(0, SHOWN_CHARACTERS)}…`);
		const asked = form.querySelector("fieldset");
		// Hidden alone, it would still have to be filled in.
		if (asked) asked.hidden = asked.disabled = jeton !== "";
	}
}

/** Says how the call stands, and shows what came back. */
function show(form: Element, said: string, answer: Answer | null): void {
	const status = form.querySelector("[role=status]");
	if (status) status.textContent = said;
	fill(form, "entetes", answer?.headers.join("\n") ?? "");
	fill(form, "reponse", answer?.body ?? "");
}

async function tryCall(form: HTMLFormElement): Promise<void> {
	const words = form.closest<HTMLElement>("[data-attente]")?.dataset ?? {};
	const { attente = "", fait = "", sansReponse = "" } = words;
	const fields = new FormData(form);
	const pasted = pastedIn(fields);
	if (pasted !== "") keepJeton(pasted);
	const jeton = pasted || readJeton();
	showJeton();
	show(form, attente, null);
	const answer = await send(callOf(form.dataset, fields), jeton);
	const said = answer
		? fait
				.replace("{statut}", String(answer.status))
				.replace("{ms}", String(answer.ms))
		: sansReponse;
	show(form, said, answer);
}

/** The forms that send one operation of the API from its reference, to this site alone, with the token of the tab. */
export function tryCalls(): void {
	showJeton();
	// The form may have come, and the token gone, since the page was loaded.
	onPress("summary", showJeton);
	onSending(FORM, (form, event) => {
		event.preventDefault();
		tryCall(form);
	});
	onPress("[data-essai-oublier]", () => {
		keepJeton("");
		showJeton();
	});
}
