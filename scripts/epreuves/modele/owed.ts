/** Mails that people are owed, in memory: what waits, is tried, is withdrawn and is said again. */

/** A dead worker's mail is another's after it. */
const BAIL = 60;

export type Sorte = "etat" | "etape" | "publiee" | "retiree" | "retablie";

/** One mail that one person is owed. */
export type Attendu = {
	readonly qui: number;
	readonly sorte: Sorte;
	/** Of a step. */
	readonly numero: number;
	/** The act that first had it to tell: said again, it is the same news. */
	readonly nouvelle: number;
	acte: number;
	texte: string;
	du: number;
	/** A try was made: what it says is settled. */
	commence: boolean;
	/** A worker has it, or died with it, until then. */
	tenuJusque: number | null;
	sort: "attend" | "parti" | "arrete";
	/** The act that withdrew it. */
	retirePar: number | null;
	cle: string | null;
};

type Dette = Pick<Attendu, "qui" | "sorte" | "acte" | "texte" | "du"> & {
	readonly numero?: number;
	readonly nouvelle?: number;
};

export class Dus {
	readonly tous: Attendu[] = [];

	devoir({ numero = 0, nouvelle, ...dette }: Dette): void {
		this.tous.push({
			...dette,
			numero,
			nouvelle: nouvelle ?? dette.acte,
			...{ commence: false, tenuJusque: null, sort: "attend" },
			...{ retirePar: null, cle: null },
		});
	}

	/** Stops what waits, is in nobody's hands, and is meant; answers how many. */
	arreter(
		vises: (mail: Attendu) => boolean,
		par: number | null = null,
	): number {
		const arretes = this.tous.filter(
			(mail) => mail.sort === "attend" && !mail.tenuJusque && vises(mail),
		);
		for (const mail of arretes) {
			mail.sort = "arrete";
			mail.retirePar = par;
		}
		return arretes.length;
	}

	/**
	 * Owes again what the act `par` withdrew, once to each person and sort. Of
	 * what was tried, the provider may have it: the same mail waits again.
	 */
	redevoir(
		par: number,
		acte: number,
		dire: (mail: Attendu) => Pick<Attendu, "texte" | "du"> | null,
	): number {
		const derniers = new Map<string, Attendu>();
		for (const mail of this.tous)
			if (mail.retirePar === par)
				derniers.set(`${mail.qui} ${mail.sorte}`, mail);
		let dits = 0;
		for (const mail of derniers.values()) {
			const dit = dire(mail);
			if (!dit) continue;
			dits += 1;
			const { qui, sorte, numero, nouvelle } = mail;
			if (mail.commence)
				Object.assign(mail, dit, {
					...{ acte, sort: "attend", retirePar: null, tenuJusque: null },
				});
			else this.devoir({ qui, sorte, numero, nouvelle, acte, ...dit });
		}
		return dits;
	}

	/** What a worker may take now. */
	prenables(t: number): Attendu[] {
		return this.tous.filter(
			({ sort, du, tenuJusque }) =>
				sort === "attend" && du <= t && (tenuJusque === null || tenuJusque < t),
		);
	}

	tenir(mail: Attendu, t: number): void {
		mail.commence = true;
		mail.tenuJusque = t + BAIL;
	}
}
