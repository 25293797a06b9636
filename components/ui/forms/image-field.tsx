"use client";

import { useState } from "react";
import { FieldFrame, type FieldWords, useField } from "./field-frame.tsx";
import { useEtat } from "./form.tsx";

export type ImageWords = {
	/** That one is kept, where it can't be shown. */
	readonly kept: string;
	readonly remove: string;
	readonly tooHeavy: string;
};

/** A picture: the one that is kept, by the name that it is kept under, and the file that takes its place. */
export function ImageField(
	props: FieldWords & {
		words: ImageWords;
		maxOctets: number;
		/** Pictures by the name that they are kept under. */
		previews: Readonly<Record<string, string>>;
	},
) {
	const { name, words, maxOctets } = props;
	const { error, values, describedBy } = useField(props);
	const [isHeavy, setHeavy] = useState(false);
	const kept = values.at(-1) ?? "";
	const { ecart } = useEtat();
	const preview = props.previews[kept] ?? ecart?.images[kept];
	const said = isHeavy ? words.tooHeavy : error;
	return (
		<FieldFrame {...props} error={said}>
			<p role="status" className="sr-only">
				{isHeavy ? words.tooHeavy : null}
			</p>
			<input type="hidden" name={name} value={kept} />
			{kept === "" ? null : (
				<p className="mb-3 flex flex-wrap items-center gap-x-5 gap-y-2">
					{preview === undefined ? (
						<span>{words.kept}</span>
					) : (
						<img
							src={preview}
							alt=""
							className="max-h-[5.5rem] max-w-[10rem] rounded-control bg-[white] object-contain"
						/>
					)}
					<label className="flex min-h-11 items-center gap-2">
						<input
							type="checkbox"
							name={`${name}_retire`}
							className="size-5 accent-action"
						/>
						{words.remove}
					</label>
				</p>
			)}
			<input
				id={name}
				type="file"
				name={`${name}_fichier`}
				accept="image/png,image/jpeg,image/webp"
				aria-invalid={said === undefined ? undefined : true}
				aria-describedby={
					isHeavy
						? [describedBy, `${name}-erreur`].filter(Boolean).join(" ")
						: describedBy
				}
				onChange={({ currentTarget }) => {
					const heavy = (currentTarget.files?.[0]?.size ?? 0) > maxOctets;
					setHeavy(heavy);
					// Else all of the form would be refused, and not this field alone.
					if (heavy) currentTarget.value = "";
				}}
				className="block w-full max-w-measure text-small file:mr-4 file:min-h-11 file:cursor-pointer file:rounded-control file:border-2 file:border-solid file:border-edge file:bg-sheet file:px-4 file:font-bold file:text-ink"
			/>
		</FieldFrame>
	);
}
