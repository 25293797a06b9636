import { expect, test } from "vitest";
import { rendered, textsOf } from "#components/ui/rendered.fixture";
import type { FicheModeree, Semblable } from "#lib/moderation/relecture/schema";
import type { LienModere } from "#lib/moderation/voisins/schema";
import { Voisins } from "./voisins.tsx";

const FICHE: Pick<
	FicheModeree,
	"nature" | "statut" | "estPublique" | "mouvements"
> = {
	nature: "besoin",
	statut: "propose",
	estPublique: false,
	mouvements: ["publie", "refuse"],
};

const REFUSE: Semblable = {
	id: 1,
	nature: "projet",
	slug: "refuse",
	titre: "Un projet refusé",
	statut: "refuse",
	modifie_le: new Date("2026-01-01T00:00:00Z"),
	estPublique: false,
	resume: "",
	garde: null,
	certitude: "sur",
};

function voisins(
	semblable: Semblable,
	fiche = FICHE,
	rapproches: readonly LienModere[] = [],
) {
	return rendered(
		<Voisins
			fiche={fiche}
			semblables={[semblable]}
			rapproches={rapproches}
			reunion={null}
			chercher={async (etat) => etat}
		/>,
	);
}

/** What the verbs that stand do, and the verbs, of one that resembles the entry. */
function dits(semblable: Semblable) {
	const place = voisins(semblable);
	return {
		effets: textsOf(place, "h2 + ul > li").length,
		verbes: textsOf(place, "#doublon > ul button").length,
	};
}

test("what a verb does is told where it stands, and not beside an entry that has none", () => {
	const attend = { ...REFUSE, statut: "propose" };
	expect(dits(attend)).toEqual({ effets: 2, verbes: 1 });
	expect(dits(REFUSE)).toEqual({ effets: 0, verbes: 0 });
});

test("beside a project, a need is said to be answered by it whatever version of it the page showed: no state of a link is told", () => {
	const besoin: Semblable = {
		...REFUSE,
		nature: "besoin",
		slug: "un-besoin",
		statut: "publie",
		estPublique: true,
		garde: "Un besoin",
	};
	const dit = (fiche: typeof FICHE) =>
		voisins(besoin, fiche)
			.querySelector("#doublon > ul button[name=voisin]")
			?.getAttribute("value");
	expect(dit({ ...FICHE, nature: "projet" })).toBe("confirme besoin/un-besoin");
	expect(dit(FICHE)).toBe(
		`reunir besoin/un-besoin ${REFUSE.modifie_le.toISOString()}`,
	);
});

test("beside a project stands the need that it answers, once, with the way back", () => {
	const besoin = { nature: "besoin", slug: "un-besoin" } as const;
	const lien: LienModere = {
		...{ slug: "un-besoin", nom: "Un besoin", etat: "confirme" },
		...{ publie: true, reponses: 0, nuance: null },
	};
	const projet = { ...FICHE, nature: "projet" as const };
	const place = voisins({ ...REFUSE, ...besoin, statut: "publie" }, projet, [
		lien,
	]);
	expect(textsOf(place, "#doublon > ul > li")).toHaveLength(1);
	expect(textsOf(place, "#doublon > ul button")).toEqual([
		"N’y répond pas Un besoin",
	]);
	const [bouton] = place.querySelectorAll("#doublon > ul button");
	expect(bouton?.getAttribute("value")).toBe(
		"ecarte besoin/un-besoin confirme",
	);
});

test("what resembles an entry surely stands before what only may, which a key would else merge it with", () => {
	const besoin = { ...REFUSE, nature: "besoin", statut: "propose" } as const;
	const place = rendered(
		<Voisins
			fiche={FICHE}
			semblables={[
				{
					...{ ...besoin, slug: "loin", titre: "Autre chose" },
					...{ garde: "Autre chose", certitude: "peut_etre" },
				},
				{ ...besoin, slug: "double", titre: "Le même", garde: "Le même" },
			]}
			rapproches={[]}
			reunion={null}
			chercher={async (etat) => etat}
		/>,
	);
	expect(textsOf(place, "[data-touche=m] button")).toEqual([
		"Même chose Le même",
		"Même chose Autre chose",
	]);
});
