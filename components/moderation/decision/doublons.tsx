"use client";

import { FieldError, useField } from "#components/ui/forms/field-frame";
import { useEtat } from "#components/ui/forms/form";
import { SubmitButton } from "#components/ui/forms/submit-button";
import { TextField } from "#components/ui/forms/text-field";

const CHERCHER = "chercher-le-doublon";

/** One entry to tick as the existing one: that alone is a reason, and unfolds the refusal. */
export function TickDoublon(props: {
	/** Its key, as the form sends it. */
	cle: string;
	label: string;
	confirme: string;
}) {
	const { values } = useField({ name: "doublon" });
	return (
		<label
			data-confirme={props.confirme}
			className="flex min-h-11 items-center gap-3 py-1"
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
			<span>{props.label}</span>
		</label>
	);
}

type Textes = {
	readonly doublon: string;
	readonly aide: string;
	readonly cherche: string;
	readonly cherche_aide: string;
	readonly chercher: string;
	readonly natures: Readonly<Record<string, string>>;
};

/** The search for an existing entry that is not among the similar ones, and what it found. */
export function ChercheDoublon(props: {
	/** The keys of the similar entries, which stand beside. */
	semblables: readonly string[];
	confirme: string;
	textes: Textes;
}) {
	const { textes, semblables } = props;
	const { trouvees = [] } = useEtat().valeurs;
	const { error } = useField({ name: "doublon" });
	const autres = trouvees
		.map((trouvee) => trouvee.split(" "))
		.filter(([cle = ""]) => !semblables.includes(cle));
	return (
		<fieldset className="mt-6 min-w-0">
			<legend className="font-bold">{textes.doublon}</legend>
			<p className="mt-1 text-small text-soft">{textes.aide}</p>
			<FieldError name="doublon" error={error} />
			<div id="doublon" tabIndex={-1}>
				{autres.map(([cle = "", ...mots]) => (
					<TickDoublon
						key={cle}
						cle={cle}
						confirme={props.confirme}
						label={`${mots.join(" ")} (${textes.natures[cle.split("/")[0] ?? ""] ?? ""})`}
					/>
				))}
				{trouvees.map((trouvee) => (
					<input key={trouvee} type="hidden" name="trouvees" value={trouvee} />
				))}
				<div data-confirme={CHERCHER} className="mt-3">
					<TextField
						name="cherche"
						label={textes.cherche}
						help={textes.cherche_aide}
						type="search"
					/>
				</div>
			</div>
			<p id={CHERCHER} className="mt-3">
				<SubmitButton name="geste" value="chercher" look="other">
					{textes.chercher}
				</SubmitButton>
			</p>
		</fieldset>
	);
}
