import { act } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { TextArea } from "./text-area.tsx";

test("what was typed before the script came stays, and is told; a field that nobody touched has its first value", async () => {
	const typed: string[] = [];
	const fields = ["un", "deux"].map((id) => (
		<TextArea
			key={id}
			id={id}
			defaultValue={`${id} repas`}
			onInput={({ currentTarget }) => typed.push(currentTarget.value)}
		/>
	));
	// The server has neither.
	vi.stubGlobal("HTMLTextAreaElement", undefined);
	vi.stubGlobal("document", undefined);
	const html = renderToString(fields);
	vi.unstubAllGlobals();
	vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
	document.body.innerHTML = html;
	const textIn = (id: string) =>
		document.querySelector<HTMLTextAreaElement>(`#${id}`)?.value;
	const first = document.querySelector<HTMLTextAreaElement>("#un");
	if (!first) throw new Error("no field");
	first.value = "un abri";
	await act(async () => {
		hydrateRoot(document.body, fields);
	});
	expect([textIn("un"), textIn("deux")]).toEqual(["un abri", "deux repas"]);
	expect(typed).toEqual(["un abri"]);
	vi.unstubAllGlobals();
});
