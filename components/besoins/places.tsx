import Link from "next/link";
import { LongDate } from "#components/ui/date";
import { LinkButton } from "#components/ui/link-button";
import { Row } from "#components/ui/lists/row";
import { PlainText } from "#components/ui/plain-text";
import { Section } from "#components/ui/section";
import { Version } from "#components/ui/translated";
import type { PlaceSortie } from "#lib/besoins/places/schema";
import { pageAddress } from "#lib/i18n/addresses";
import { texts } from "#lib/i18n/texts";
import { translated } from "#lib/i18n/translated";
import type { Langue } from "#lib/platform/langues";

type Props = { langue: Langue; place: PlaceSortie };

/** The path, in French, where one offers to take a place. */
export function cheminPourAider({ besoin, id }: PlaceSortie): string {
	return `/besoins/${besoin.slug}/aider/${id}`;
}

/** What a place asks for, in short: its role, hours, where, until when, and how many are free. */
function traitsDePlace({ langue, place }: Props) {
	const t = texts(langue);
	return [
		<b key="role">{t(`lecture.besoins.roles.${place.role}.nom`)}</b>,
		t("aider.heures", { n: place.heures }),
		place.lieu === null ? (
			t("aider.distance")
		) : (
			<bdi key="lieu">{place.lieu}</bdi>
		),
		t("aider.libres", { n: place.libres }),
		t.rich("aider.jusqu_au", {
			date: () => <LongDate langue={langue} value={place.jusqu_au} />,
		}),
	];
}

/** The same as a line. */
export function TraitsDePlace(props: Props) {
	const traits = traitsDePlace(props).map((mot, at) => ({ cle: `${at}`, mot }));
	return (
		<ul className="flex flex-wrap gap-x-4 text-small text-soft">
			{traits.map(({ cle, mot }) => (
				<li key={cle} className="min-w-0 wrap-anywhere">
					{mot}
				</li>
			))}
		</ul>
	);
}

/** A place in a list: what there is to do, for which need, and what it asks for. */
export function LignePlace(props: Props) {
	const { langue, place } = props;
	const t = texts(langue);
	return (
		<Row
			href={pageAddress(langue, cheminPourAider(place))}
			title={
				<Version langue={langue} of={translated(place, "titre", langue)} />
			}
			level={2}
			line={<Version langue={langue} of={translated(place, "texte", langue)} />}
			facts={[
				...traitsDePlace(props),
				t.rich("aider.pour", {
					titre: () => (
						<Link
							href={pageAddress(langue, `/besoins/${place.besoin.slug}`)}
							prefetch={false}
						>
							<Version
								langue={langue}
								of={translated(place.besoin, "titre", langue)}
							/>
						</Link>
					),
				}),
			]}
		/>
	);
}

function PlaceDuBesoin(props: Props) {
	const { langue, place } = props;
	const t = texts(langue);
	const titre = translated(place, "titre", langue);
	return (
		<li className="grid items-start gap-x-6 gap-y-3 border-b border-line py-4 first:pt-0 last:border-b-0 last:pb-0 sm:grid-cols-[minmax(0,1fr)_auto]">
			<div className="min-w-0">
				<h3 className="wrap-anywhere">
					<Version langue={langue} of={titre} />
				</h3>
				<TraitsDePlace {...props} />
				<PlainText
					langue={langue}
					of={translated(place, "texte", langue)}
					className="mt-2"
				/>
			</div>
			<p className="no-print">
				<LinkButton
					look="other"
					href={pageAddress(langue, cheminPourAider(place))}
				>
					<span aria-hidden="true">{t("aider.bouton")}</span>
					<span className="sr-only">
						{t("aider.bouton_quoi", { titre: titre.texte })}
					</span>
				</LinkButton>
			</p>
		</li>
	);
}

/** The open places of a need, each with its button. Nothing where there is none. */
export function PlacesDuBesoin(props: {
	langue: Langue;
	places: readonly PlaceSortie[];
}) {
	const { langue, places } = props;
	const t = texts(langue);
	if (places.length === 0) return null;
	return (
		<Section
			id="places"
			title={t("aider.section")}
			more={{
				href: pageAddress(langue, "/aider"),
				label: t("aider.toutes"),
			}}
		>
			<ul>
				{places.map((place) => (
					<PlaceDuBesoin key={place.id} langue={langue} place={place} />
				))}
			</ul>
			<p className="mt-4 text-small text-soft">{t("aider.prive")}</p>
		</Section>
	);
}

/** In the sheet of a need: how many places are open, and the way to them. */
export function AppelAAider(props: {
	langue: Langue;
	places: readonly PlaceSortie[];
}) {
	const { langue, places } = props;
	const t = texts(langue);
	const [premiere, ...autres] = places;
	if (premiere === undefined) return null;
	const n = places.reduce((somme, { libres }) => somme + libres, 0);
	return (
		<>
			<p className="mt-3 text-small font-bold">{t("aider.libres", { n })}</p>
			<p className="no-print mt-2">
				<LinkButton
					look="other"
					href={
						autres.length === 0
							? pageAddress(langue, cheminPourAider(premiere))
							: "#places"
					}
				>
					{t("aider.bouton")}
				</LinkButton>
			</p>
		</>
	);
}
