"use client";

import { useEffect, useRef, useState } from "react";
import { Tile } from "#components/ui/tile";
import { monogram } from "#lib/platform/text/monogram";

/** Under the first fields of a project, its row as lists will show it: what one reads there is what one types. Nothing without a script. */
export function ApercuDeLigne(props: { titre: string }) {
	const place = useRef<HTMLDivElement>(null);
	const [{ nom, accroche }, setTextes] = useState({ nom: "", accroche: "" });
	useEffect(() => {
		const form = place.current?.closest("form");
		if (!form) return;
		const lire = () => {
			const dit = (champ: string) =>
				String(new FormData(form).get(champ) ?? "").trim();
			setTextes({ nom: dit("nom"), accroche: dit("accroche") });
		};
		// Typed before the script came, or back with the form's errors.
		lire();
		form.addEventListener("input", lire);
		return () => form.removeEventListener("input", lire);
	}, []);
	return (
		<div ref={place} aria-hidden="true">
			{nom === "" ? null : (
				<div className="mt-6 max-w-measure rounded-control bg-action-tint px-5 py-3">
					<p className="text-small text-soft">{props.titre}</p>
					<div className="mt-1.5 flex gap-4 wrap-anywhere">
						<Tile theme={undefined}>{monogram(nom)}</Tile>
						<div>
							<p className="font-display text-h3 font-bold">{nom}</p>
							<p className="text-small">{accroche}</p>
						</div>
					</div>
				</div>
			)}
		</div>
	);
}
