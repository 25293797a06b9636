import type { ReactNode } from "react";
import { MarqueDeTheme } from "#components/themes/marque";
import { Acte } from "#components/ui/kit/page-form";
import { Day } from "#components/ui/kit/when";
import { Link, LinkButton, Named } from "#components/ui/link";
import { Row } from "#components/ui/lists/row";
import { PlainText } from "#components/ui/plain-text";
import { Section } from "#components/ui/section";
import { Translated, Version } from "#components/ui/translated";
import type { PlaceSortie, RoleCherche } from "#lib/besoins/places/schema";
import { pageHref, pageLangue, t } from "#lib/i18n/page-texts";
import { translated } from "#lib/i18n/translated";
import type { ActionFormulaire } from "#lib/platform/validation/forms";

type Props = {
	place: PlaceSortie & { readonly libre?: boolean };
};

/** The path, in French, where one offers to take a place. */
export function cheminPourAider({ besoin, id }: PlaceSortie): string {
	return `/besoins/${besoin.slug}/aider/${id}`;
}

/** What a place asks for, in short: its role, hours, where, until when, and how many are free. */
function traitsDePlace({ place }: Props) {
	const role = <b key="role">{t(`lecture.besoins.roles.${place.role}.nom`)}</b>;
	// The team has said nothing more of it.
	if (place.libre) return [role];
	return [
		role,
		t("aider.heures", { n: place.heures }),
		place.lieu === null ? (
			t("aider.distance")
		) : (
			<bdi key="lieu">{place.lieu}</bdi>
		),
		t("aider.libres", { n: place.libres }),
		t.rich("aider.jusqu_au", {
			date: () => <Day at={place.jusqu_au} />,
		}),
	];
}

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

export function LignePlace(props: Props) {
	const { place } = props;
	return (
		<Row
			href={pageHref(cheminPourAider(place))}
			title={<Translated of={place} text="titre" />}
			level={2}
			line={<Translated of={place} text="texte" />}
			facts={[
				...traitsDePlace(props),
				t.rich("aider.pour", {
					titre: () => (
						<Link href={pageHref(`/besoins/${place.besoin.slug}`)}>
							<Translated of={place.besoin} text="titre" />
						</Link>
					),
				}),
			]}
		/>
	);
}

function LienPourAider({ place }: { place: PlaceSortie }) {
	const titre = () => <Translated of={place} text="titre" />;
	return (
		<LinkButton look="other" href={pageHref(cheminPourAider(place))}>
			<Named name={t.rich("aider.bouton_quoi", { titre })}>
				{t("aider.bouton")}
			</Named>
		</LinkButton>
	);
}

function PlaceDuBesoin(props: Props) {
	const { place } = props;
	const titre = translated(place, "titre", pageLangue());
	return (
		<li className="grid items-start gap-x-6 gap-y-3 border-b border-line py-4 first:pt-0 last:border-b-0 last:pb-0 sm:grid-cols-[minmax(0,1fr)_auto]">
			<div className="min-w-0">
				<h3 className="wrap-anywhere">
					<Version of={titre} />
				</h3>
				<TraitsDePlace {...props} />
				<PlainText
					of={translated(place, "texte", pageLangue())}
					className="mt-2"
				/>
			</div>
			<p className="no-print">
				<LienPourAider place={place} />
			</p>
		</li>
	);
}

const MARQUES = {
	code: "logiciels-libres",
	donnees: "donnees-ouvertes",
	terrain: "terrain",
} as const;

type Roles = {
	/** Those for which no place is open. */
	roles: readonly RoleCherche[];
	aider: ActionFormulaire;
};

function Rangee(props: {
	role: keyof typeof MARQUES;
	titre: ReactNode;
	dessous: ReactNode;
	children: ReactNode;
}) {
	const { role } = props;
	return (
		<li className="grid min-h-14 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-b border-line py-2 last:border-b-0 sm:grid-cols-[auto_minmax(0,1fr)_auto]">
			<span
				data-tint="education"
				className="rounded-control border border-transparent p-2 max-sm:hidden"
			>
				<MarqueDeTheme slug={MARQUES[role]} />
			</span>
			<p className="min-w-0 leading-tight wrap-anywhere">
				<b>{t(`lecture.besoins.roles.${role}.nom`)}</b>
				{props.titre}
				<span className="line-clamp-2 text-small text-soft">
					{props.dessous}
				</span>
			</p>
			<div className="no-print max-sm:[&_:is(a,button)]:px-3 max-sm:[&_:is(a,button)]:text-small">
				{props.children}
			</div>
		</li>
	);
}

function LienDuBesoin(props: { besoin: RoleCherche["besoin"] }) {
	const { besoin } = props;
	return (
		<Link href={pageHref(`/besoins/${besoin.slug}`)}>
			<Translated of={besoin} text="titre" />
		</Link>
	);
}

export function LignesDePlaces(props: { places: readonly PlaceSortie[] }) {
	return props.places.map((place) => {
		const titre = translated(place, "titre", pageLangue());
		return (
			<Rangee
				key={place.id}
				role={place.role}
				titre={
					<>
						{" · "}
						<Version of={titre} />
					</>
				}
				dessous={<LienDuBesoin besoin={place.besoin} />}
			>
				<LienPourAider place={place} />
			</Rangee>
		);
	});
}

/** The roles that are wanted and have no place yet, each with its button, and with its need where that is not said. */
export function LignesDeRoles(props: Roles & { avecBesoin?: boolean }) {
	return props.roles.map(({ role, besoin }) => {
		const nom = t(`lecture.besoins.roles.${role}.nom`);
		const titre = translated(besoin, "titre", pageLangue());
		return (
			<Rangee
				key={`${besoin.slug} ${role}`}
				role={role}
				titre={null}
				dessous={
					props.avecBesoin ? (
						<LienDuBesoin besoin={besoin} />
					) : (
						t(`lecture.besoins.roles.${role}.texte`)
					)
				}
			>
				<Acte
					action={props.aider}
					champs={{ slug: besoin.slug, role }}
					nom={t.rich("aider.bouton_quoi", {
						titre: () => (
							<>
								{nom}, <Version of={titre} />
							</>
						),
					})}
				>
					{t("aider.bouton")}
				</Acte>
			</Rangee>
		);
	});
}

/** Whom a need looks for: its open places, then the roles that have none, each with its button. */
export function PlacesDuBesoin(
	props: Roles & { places: readonly PlaceSortie[] },
) {
	const { places } = props;
	if (places.length + props.roles.length === 0) return null;
	return (
		<Section id="places" title={t("accueil.cherche")}>
			<ul>
				{places.map((place) => (
					<PlaceDuBesoin key={place.id} place={place} />
				))}
				<LignesDeRoles {...props} />
			</ul>
			<p className="mt-4 text-small text-soft">{t("aider.prive")}</p>
		</Section>
	);
}

export function AppelAAider(props: {
	places: readonly PlaceSortie[];
	/** The roles for which none is open. */
	roles: readonly RoleCherche[];
}) {
	const { places } = props;
	const [premiere, ...autres] = places;
	if (places.length + props.roles.length === 0) return null;
	const n = places.reduce((somme, { libres }) => somme + libres, 0);
	return (
		<>
			{n > 0 ? (
				<p className="mt-3 text-small font-bold">{t("aider.libres", { n })}</p>
			) : null}
			<p className="no-print mt-2">
				<LinkButton
					look="other"
					href={
						premiere && autres.length + props.roles.length === 0
							? pageHref(cheminPourAider(premiere))
							: "#places"
					}
				>
					{t("aider.bouton")}
				</LinkButton>
			</p>
		</>
	);
}
