import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { textOf, textsOf } from "#components/ui/rendered.fixture";
import { texts } from "#lib/i18n/texts";
import { LANGUES, type Langue } from "#lib/platform/langues";
import {
	type EtatFormulaire,
	FORMULAIRE_VIDE,
} from "#lib/platform/validation/forms";
import { countWords, formTexts } from "../kit/page-form.tsx";
import { OptionsField, Tick, TickField } from "./choice-field.tsx";
import { Confirm } from "./folded.tsx";
import { Form } from "./form.tsx";
import { ImageField } from "./image-field.tsx";
import { LongTextField, TextField } from "./text-field.tsx";

let root: Root;
let place: HTMLElement;

beforeEach(() => {
	vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
	document.title = "Proposer · Bien commun";
	place = document.body.appendChild(document.createElement("div"));
	root = createRoot(place);
});

afterEach(async () => {
	await act(async () => root.unmount());
	document.body.innerHTML = "";
	vi.unstubAllGlobals();
});

/** Shows a form of every kind of field, which answers each sending with `answer`. */
async function show(langue: Langue, answer: Partial<EtatFormulaire>) {
	const t = texts(langue);
	const bound = { max: 12, words: countWords(t), langue };
	let sent = 0;
	await act(async () =>
		root.render(
			<Form
				textes={formTexts(t)}
				action={async () => {
					sent += 1;
					return { ...FORMULAIRE_VIDE, ...answer, tour: sent };
				}}
			>
				<TextField
					name="nom"
					label="Nom"
					help="Court."
					required
					bound={bound}
				/>
				<LongTextField name="texte" label="Pourquoi ?" optional="facultatif" />
				<OptionsField
					name="themes"
					label="Thèmes"
					several
					options={["eau", "air"].map((value) => ({ value, label: value }))}
				/>
				<TickField name="accord" label="D’accord" />
			</Form>,
		),
	);
}

async function send(submitter: HTMLElement | null = null) {
	// happy-dom names the form as what it was sent by: without that, nothing did.
	const sent = new SubmitEvent("submit", {
		...{ bubbles: true, cancelable: true },
		submitter,
	});
	await act(async () => {
		place.querySelector("form")?.dispatchEvent(sent);
	});
}

const control = (name: string) =>
	place.querySelector<HTMLInputElement>(`[name=${name}]`);

test("before it is sent a form says nothing is wrong, and describes each field by its help and what is left", async () => {
	await show("fr", {});
	expect(textOf(place, "[role=alert]")).toBeNull();
	const nom = control("nom");
	expect(nom?.hasAttribute("aria-invalid")).toBe(false);
	const described = (nom?.getAttribute("aria-describedby") ?? "").split(" ");
	expect(described.map((id) => textOf(place, `[id="${id}"]`))).toEqual([
		"Court.",
		"Il reste 12 caractères.",
	]);
	expect(textOf(place, 'label[for="texte"]')).toBe("Pourquoi ? (facultatif)");
	expect(document.title).toBe("Proposer · Bien commun");
});

test("a refused form lists its errors with links to their fields, takes the focus, says so in the title, and keeps what was typed", async () => {
	for (const langue of LANGUES) {
		await show(langue, {
			valeurs: { nom: ["Fontaines"], themes: ["air"], accord: ["on"] },
			erreurs: [
				{ champ: "nom", message: "Trop court." },
				{ champ: "texte", message: "Ce champ manque." },
			],
		});
		await send();
		const [resume] = textsOf(place, "[role=alert] h2");
		expect(resume).toContain(langue === "fr" ? "2 points" : "2 ");
		expect(document.activeElement).toBe(place.querySelector("[role=alert]"));
		const colon = langue === "fr" ? " :" : ":";
		expect(textsOf(place, "[role=alert] a")).toEqual([
			`Nom${colon} Trop court.`,
			// A question has its own mark.
			"Pourquoi ? Ce champ manque.",
		]);
		expect(
			[...place.querySelectorAll("[role=alert] a")].map((link) =>
				link.getAttribute("href"),
			),
		).toEqual(["#nom", "#texte"]);
		expect(control("nom")?.getAttribute("aria-invalid")).toBe("true");
		expect(control("nom")?.getAttribute("aria-describedby")).toContain(
			"nom-erreur",
		);
		expect(textOf(place, "#nom-erreur")).toBe("Trop court.");
		expect(control("nom")?.value).toBe("Fontaines");
		expect(
			[...place.querySelectorAll<HTMLInputElement>(":checked")].map(
				({ value }) => value,
			),
		).toEqual(["air", "on"]);
		expect(document.title).toMatch(langue === "fr" ? /^Erreur/ : /^Error/);
		await act(async () => root.unmount());
		document.title = "Proposer · Bien commun";
		root = createRoot(place);
	}
});

test("the boxes of rows come back as they were sent, and what was opened is open for what it asks for alone", async () => {
	await act(async () =>
		root.render(
			<Form
				textes={formTexts(texts("fr"))}
				action={async () => ({
					...{ ...FORMULAIRE_VIDE, tour: 1 },
					valeurs: { fiches: ["deux"], raison: [""] },
					erreurs: [{ champ: "raison", message: "Écrivez-la." }],
				})}
			>
				{["un", "deux"].map((value) => (
					<Tick key={value} name="fiches" value={value} defaultChecked />
				))}
				<Confirm label="Suspendre…" holds={["raison"]}>
					<TextField name="raison" label="Raison" />
				</Confirm>
				<Confirm label="Ranger…">Rien à dire.</Confirm>
			</Form>,
		),
	);
	const checked = () =>
		[...place.querySelectorAll<HTMLInputElement>(":checked")].map(
			({ value }) => value,
		);
	expect(checked()).toEqual(["un", "deux"]);
	expect(place.querySelectorAll("details[open]")).toHaveLength(0);
	await send();
	expect(checked()).toEqual(["deux"]);
	expect(textsOf(place, "details[open] summary")).toEqual(["Suspendre…"]);
});

test("one error is told in the singular, and an alert of the whole form needs no field", async () => {
	await show("fr", { erreurs: [{ champ: "nom", message: "Trop court." }] });
	await send();
	expect(textOf(place, "[role=alert] h2")).toBe("Un point est à corriger");
	// React takes over the rest of the page later, and writes the title in its text.
	const title = document.querySelector("title")?.firstChild;
	if (title) title.nodeValue = "Proposer · Bien commun";
	await vi.waitFor(() => expect(document.title).toMatch(/^Erreur/));
	await act(async () => root.unmount());
	root = createRoot(place);
	await show("fr", { alerte: "Le site est en lecture seule." });
	await send();
	expect(textOf(place, "[role=alert]")).toBe("Le site est en lecture seule.");
	expect(textOf(place, "[role=alert] h2")).toBeNull();
});

test("what was done is announced, and no error is", async () => {
	await show("fr", { avis: "C’est enregistré." });
	await send();
	expect(textOf(place, "[role=status].mb-6")).toBe("C’est enregistré.");
	expect(textOf(place, "[role=alert]")).toBeNull();
	expect(document.title).toBe("Proposer · Bien commun");
});

test("the button that sent a form has the focus again once it is answered, though its fields were made anew", async () => {
	const Sent = (
		<Form
			textes={formTexts(texts("fr"))}
			action={async ({ tour }) => ({ ...FORMULAIRE_VIDE, tour: tour + 1 })}
		>
			<button type="submit">Voir</button>
			<button type="submit">Enregistrer</button>
		</Form>
	);
	await act(async () => root.render(Sent));
	const before = place.querySelectorAll("button")[1] ?? null;
	before?.focus();
	await send(before);
	const after = place.querySelectorAll("button")[1];
	expect(after).not.toBe(before);
	expect(document.activeElement).toBe(after);
});

test("a form that is gone once it did what it was for leaves the focus to what stands around it", async () => {
	const around = (done: boolean) => (
		<div data-keeps-focus>
			{done ? null : (
				<Form textes={formTexts(texts("fr"))} action={async (etat) => etat}>
					<button type="submit">Reprendre mon texte</button>
				</Form>
			)}
			<details>
				<summary>Raconter</summary>
			</details>
		</div>
	);
	await act(async () => root.render(around(false)));
	place.querySelector("button")?.focus();
	await act(async () => root.render(around(true)));
	expect(document.activeElement).toBe(place.querySelector("summary"));
});

test("a picture that somebody replaced meanwhile is shown beside the one before, and in its field, never as the name that it is kept under", async () => {
	const words = { kept: "Gardée", remove: "Retirer", tooHeavy: "Trop lourde." };
	await act(async () =>
		root.render(
			<Form
				textes={formTexts(texts("fr"))}
				action={async () => ({
					...{ ...FORMULAIRE_VIDE, tour: 1, valeurs: { logo: ["B"] } },
					ecart: {
						...{ valeurs: { logo: ["B"] }, vu: 2 },
						champs: [
							{ champ: "logo", mien: ["A"], leur: ["B"], oppose: false },
						],
						images: { A: "data:,A", B: "data:,B" },
					},
				})}
			>
				<ImageField
					{...{ words, name: "logo", label: "Logo", maxOctets: 10 }}
					previews={{ A: "data:,A" }}
				/>
			</Form>,
		),
	);
	await send();
	const seen = [...place.querySelectorAll("img")].map(({ src }) => src);
	expect(seen).toEqual(["data:,A", "data:,B", "data:,B"]);
	expect(textsOf(place, "section p.mt-1")).toEqual(["", ""]);
});

test("a picture that is too heavy is taken out of its field, which is announced at once", async () => {
	await act(async () =>
		root.render(
			<ImageField
				name="logo"
				label="Logo"
				maxOctets={10}
				previews={{}}
				words={{ kept: "Gardée", remove: "Retirer", tooHeavy: "Trop lourde." }}
			/>,
		),
	);
	const field = place.querySelector("#logo");
	const said = place.querySelector("[role=status]");
	expect(said?.textContent).toBe("");
	Object.defineProperty(field, "files", {
		value: [new File(["x".repeat(11)], "a.png")],
	});
	await act(async () => {
		field?.dispatchEvent(new Event("change", { bubbles: true }));
	});
	expect(said?.textContent).toBe("Trop lourde.");
	expect(textOf(place, "#logo-erreur")).toBe("Trop lourde.");
});
