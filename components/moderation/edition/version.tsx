"use client";

import { useEtat } from "#components/ui/forms/form";

/** The version of the text that the sender of the form has seen. */
export function ChampVu() {
	const { valeurs } = useEtat();
	return <input type="hidden" name="vu" value={valeurs.vu?.at(-1) ?? "0"} />;
}

/** Which text a form edits, and the version that was seen. */
export function ChampsVersion({ slug }: { slug: string }) {
	return (
		<>
			<input type="hidden" name="slug" value={slug} />
			<ChampVu />
		</>
	);
}
