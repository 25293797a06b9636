"use client";

import { OptionsField } from "#components/ui/forms/choice-field";
import { useEtat } from "#components/ui/forms/form";
import { SubmitButton } from "#components/ui/forms/submit-button";
import { TextField } from "#components/ui/forms/text-field";
import type { FicheTrouvee } from "#lib/moderation/refus/schema";

type Textes = {
	readonly doublon: string;
	readonly aide: string;
	readonly aucun: string;
	readonly cherche: string;
	readonly cherche_aide: string;
	readonly chercher: string;
	readonly natures: Readonly<Record<string, string>>;
};

/** A key as the form sends it, and what the reader sees of the entry. */
type Choix = { readonly value: string; readonly label: string };

/** A search result, as the form carries it: the key, then the title. */
function choixTrouve(trouvee: string, { natures }: Textes): Choix {
	const [value = "", ...mots] = trouvee.split(" ");
	const nature = natures[value.split("/")[0] ?? ""] ?? "";
	return { value, label: `${mots.join(" ")} (${nature})` };
}

/** Choice of the existing entry, among similar ones and search results. */
export function ChoixDoublon(props: {
	langue: string;
	semblables: readonly FicheTrouvee[];
	textes: Textes;
}) {
	const { textes } = props;
	const { trouvees = [] } = useEtat().valeurs;
	const dites = props.semblables.map(
		({ nature, slug, titre }) => `${nature}/${slug} ${titre}`,
	);
	const choix = new Map(
		[...dites, ...trouvees]
			.map((dite) => choixTrouve(dite, textes))
			.map((un) => [un.value, un]),
	);
	return (
		<>
			<OptionsField
				name="doublon"
				label={textes.doublon}
				help={choix.size === 0 ? textes.aucun : textes.aide}
				options={[...choix.values()]}
			/>
			{trouvees.map((trouvee) => (
				<input key={trouvee} type="hidden" name="trouvees" value={trouvee} />
			))}
			<TextField
				name="cherche"
				label={textes.cherche}
				help={textes.cherche_aide}
				type="search"
			/>
			<p className="mt-3">
				{/* Searching for a duplicate implies that reason; without a `geste`, the form searches. */}
				<SubmitButton name="choix" value="doublon" look="other">
					{textes.chercher}
				</SubmitButton>
			</p>
		</>
	);
}
