import { ImageField } from "#components/ui/forms/image-field";
import { TextField } from "#components/ui/forms/text-field";
import { pageBound } from "#components/ui/kit/page-form";
import { t } from "#lib/i18n/page-texts";
import { IMAGE_MAX_OCTETS } from "#lib/platform/validation/forms";
import { IMAGE_DITE_MAX, NATURES_IMAGE } from "#lib/projets/schema";

/** Pictures that are not public yet, by their hash. */
export type Apercus = Readonly<Record<string, string>>;

/** The fields of a project's pictures, for who writes it. */
export function ChampsDImages({ apercus }: { apercus: Apercus }) {
	const optional = t("formulaires.facultatif");
	return (
		<>
			{NATURES_IMAGE.map((nature) => (
				<ImageField
					key={nature}
					name={nature}
					label={t(`images.${nature}.nom`)}
					help={t(`images.${nature}.aide`)}
					optional={optional}
					previews={apercus}
					maxOctets={IMAGE_MAX_OCTETS}
					words={{
						kept: t("images.gardee"),
						remove: t("images.retirer"),
						tooHeavy: t("images.lourde"),
					}}
				/>
			))}
			<TextField
				name="image_dite"
				label={t("images.dite.nom")}
				help={t("images.dite.aide")}
				bound={pageBound(IMAGE_DITE_MAX)}
			/>
		</>
	);
}

type Faces = {
	readonly logo: string | null;
	readonly image: string | null;
	readonly image_dite: string | null;
};

/** The pictures that come with a project under review, and what the second says. */
export function ImagesDites(props: { faces: Faces; apercus: Apercus }) {
	const { faces, apercus } = props;
	const dites = NATURES_IMAGE.flatMap((nature) => {
		const src = apercus[faces[nature] ?? ""];
		return src === undefined ? [] : [{ nature, src }];
	});
	return dites.map(({ nature, src }) => (
		<figure key={nature} className="mt-4 max-w-measure">
			<figcaption className="text-small text-soft">
				{nature === "image"
					? t("lecture.filtre", {
							nom: t(`images.${nature}.nom`),
							valeur: faces.image_dite ?? "",
						})
					: t(`images.${nature}.nom`)}
			</figcaption>
			<img
				src={src}
				alt={nature === "image" ? (faces.image_dite ?? "") : ""}
				className={`mt-1 rounded-control bg-[white] ${nature === "logo" ? "max-h-[5.5rem]" : "max-w-full"}`}
			/>
		</figure>
	));
}
