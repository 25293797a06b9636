"use client";

import { FieldError, useField } from "#components/ui/forms/field-frame";
import { SubmitButton } from "#components/ui/forms/submit-button";
import type { GesteVoisin } from "#lib/moderation/jugement/schema";

/** The verbs of an entry that stands beside the one under review, in words. */
export type TextesVerbes = Readonly<Record<GesteVoisin | "doublon", string>>;

/** The keys of the verbs: of several entries the first one, which resembles most, is meant. */
const TOUCHES: Readonly<Partial<Record<GesteVoisin, string>>> = {
	reunir: "m",
	confirme: "y",
};

function Titre({ titre }: { titre: string }) {
	return <span className="sr-only"> {titre}</span>;
}

/** Says that an entry is there already: that alone is a reason, and unfolds the refusal. */
function DejaLa(props: {
	cle: string;
	titre: string;
	label: string;
	confirme: string;
}) {
	const { values } = useField({ name: "doublon" });
	return (
		<label
			data-confirme={props.confirme}
			className="flex min-h-11 items-center gap-3 rounded-control border-2 border-edge px-4 max-md:min-h-9 has-checked:border-action has-checked:font-bold"
		>
			<input
				type="radio"
				name="doublon"
				value={props.cle}
				defaultChecked={values.includes(props.cle)}
				data-touche="d"
				data-implique="choix"
				className="size-5 shrink-0 accent-action"
			/>
			<span>
				{props.label}
				<Titre titre={props.titre} />
			</span>
		</label>
	);
}

/** What can be said of another entry: buttons, and the tick that refuses this one. */
export function Verbes(props: {
	/** The key of the other entry. */
	cle: string;
	titre: string;
	gestes: readonly GesteVoisin[];
	/** The state of the link that the page shows, when there is one. */
	vu?: string;
	/** Whether it can be the existing entry of a refusal. */
	doublon: boolean;
	textes: TextesVerbes;
	/** What the first of them does, where it is not the same for each. */
	effet?: string | undefined;
	confirme: string;
}) {
	const { cle, titre, gestes, textes, effet } = props;
	return (
		<div className="mt-2 flex flex-wrap gap-2 max-md:mt-0 max-md:inline-flex max-md:align-middle max-md:[&_button]:min-h-9 max-md:[&_button]:py-1">
			{gestes.map((geste) => (
				<span key={geste} data-touche={TOUCHES[geste]} className="grid">
					<SubmitButton
						look="other"
						name="voisin"
						value={[geste, cle, props.vu ?? ""].join(" ").trim()}
					>
						{textes[geste]}
						<Titre titre={titre} />
					</SubmitButton>
				</span>
			))}
			{effet === undefined ? null : (
				<span className="self-center text-small text-soft max-md:hidden">
					{effet}
				</span>
			)}
			{props.doublon ? (
				<DejaLa
					cle={cle}
					titre={titre}
					label={textes.doublon}
					confirme={props.confirme}
				/>
			) : null}
		</div>
	);
}

/** What is wrong with the existing entry of a refusal, where it is chosen. */
export function ErreurDoublon() {
	const { error } = useField({ name: "doublon" });
	return <FieldError name="doublon" error={error} />;
}
