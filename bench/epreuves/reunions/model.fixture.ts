/**
 * What merges must amount to, said without them: each account has given its support to
 * some needs, needs stand in others, and who supports a need is whoever gave a support
 * to it or to one that stands in it.
 */
import type { Acte } from "./acts.fixture.ts";

export type Modele = {
	/** The need that a merged one was merged into. */
	readonly parents: ReadonlyMap<string, string>;
	/** The accounts that gave each need their support. */
	readonly donnes: ReadonlyMap<string, ReadonlySet<number>>;
	/** Mails that wait or left, and mails that were cancelled. */
	readonly courriels: number;
	readonly annules: number;
	/** The mails that each merge in force caused. */
	readonly causes: ReadonlyMap<string, number>;
};

/** The need that one stands in. */
export function racine({ parents }: Modele, besoin: string): string {
	let la = besoin;
	for (let dans = parents.get(la); dans; dans = parents.get(la)) la = dans;
	return la;
}

/** The needs that stand in one, itself among them. */
function sous(modele: Modele, besoin: string): string[] {
	const dessous = (un: string): string[] => [
		un,
		...[...modele.parents]
			.filter(([, parent]) => parent === un)
			.flatMap(([enfant]) => dessous(enfant)),
	];
	return dessous(besoin);
}

/** The accounts that support a need. */
export function soutiens(modele: Modele, besoin: string): Set<number> {
	return new Set(
		sous(modele, besoin).flatMap((un) => [...(modele.donnes.get(un) ?? [])]),
	);
}

function sans(modele: Modele, besoin: string, compte: number): Modele {
	const donnes = new Map(modele.donnes);
	for (const un of sous(modele, besoin))
		donnes.set(
			un,
			new Set([...(donnes.get(un) ?? [])].filter((autre) => autre !== compte)),
		);
	return { ...modele, donnes };
}

function donner(modele: Modele, besoin: string, compte: number): Modele {
	if (soutiens(modele, besoin).has(compte)) return modele;
	const donnes = new Map(modele.donnes);
	donnes.set(besoin, new Set([...(donnes.get(besoin) ?? []), compte]));
	return { ...modele, donnes };
}

/** Without the mail to the author: needs of the trial have none. */
function reunir(modele: Modele, besoin: string, vers: string): Modele {
	const garde = racine(modele, vers);
	if (modele.parents.has(besoin) || garde === besoin) return modele;
	const deja = soutiens(modele, garde);
	const bouges = [...soutiens(modele, besoin)].filter((un) => !deja.has(un));
	return {
		...modele,
		parents: new Map([...modele.parents, [besoin, garde]]),
		courriels: modele.courriels + bouges.length,
		causes: new Map([...modele.causes, [besoin, bouges.length]]),
	};
}

function separer(modele: Modele, besoin: string): Modele {
	const garde = modele.parents.get(besoin);
	// While the kept one stands in another, it is refused.
	if (garde === undefined || modele.parents.has(garde)) return modele;
	const parents = new Map(modele.parents);
	parents.delete(besoin);
	const arretes = modele.causes.get(besoin) ?? 0;
	return {
		...{ ...modele, parents },
		courriels: modele.courriels - arretes,
		annules: modele.annules + arretes,
	};
}

/** The state after an act. */
export function apres(modele: Modele, acte: Acte): Modele {
	switch (acte.quoi) {
		case "soutenir":
			return donner(modele, racine(modele, acte.besoin), acte.compte);
		case "retirer":
			return sans(modele, racine(modele, acte.besoin), acte.compte);
		case "reprendre": {
			const la = racine(modele, acte.besoin);
			// What was given to the kept need itself is nobody else's to take back.
			const estDonne = modele.donnes.get(la)?.has(acte.compte) === true;
			return la === acte.besoin || estDonne
				? modele
				: sans(modele, la, acte.compte);
		}
		case "reunir":
			return reunir(modele, acte.besoin, acte.garde);
		case "separer":
			return separer(modele, acte.besoin);
	}
}

/** What can be seen of a state: where each need stands, who supports it, and the mails. */
export function vu(modele: Modele, besoins: readonly string[]): string {
	return JSON.stringify([
		besoins.map((besoin) => [
			besoin,
			racine(modele, besoin),
			modele.parents.has(besoin)
				? []
				: [...soutiens(modele, besoin)].sort((a, b) => a - b),
		]),
		modele.courriels,
		modele.annules,
	]);
}
