import { act } from "react";
import { createRoot } from "react-dom/client";
import { expect, test, vi } from "vitest";
import { ApercuDeLigne } from "./lecture.tsx";

test("while a project is named, its row is shown as it will be, and nothing before", async () => {
	vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
	const place = document.body.appendChild(document.createElement("div"));
	const root = createRoot(place);
	await act(async () =>
		root.render(
			<form>
				<input name="nom" />
				<input name="accroche" />
				<ApercuDeLigne titre="Ce que l’on verra" />
			</form>,
		),
	);
	expect(place.textContent).toBe("");
	const typed = async (name: string, text: string) => {
		const field = place.querySelector<HTMLInputElement>(`[name=${name}]`);
		if (!field) throw new Error(name);
		field.value = text;
		await act(async () =>
			field.dispatchEvent(new Event("input", { bubbles: true })),
		);
	};
	await typed("nom", "L’Heureux Cyclage");
	await typed("accroche", "Des ateliers de vélo.");
	expect(
		[...place.querySelectorAll("p, span")].map((un) => un.textContent),
	).toEqual([
		"Ce que l’on verra",
		"HC",
		"L’Heureux Cyclage",
		"Des ateliers de vélo.",
	]);
	await act(async () => root.unmount());
});
