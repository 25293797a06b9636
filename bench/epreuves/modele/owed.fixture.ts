/** The mails that are due, in memory: waiting, tried, withdrawn and queued again. */

/** After this delay, a dead worker's mail may be taken by another. */
const BAIL = 60;

export type Sorte = "etat" | "etape" | "publiee" | "retiree" | "retablie";

/** One mail that is due to one person. */
export type Attendu = {
	readonly qui: number;
	readonly sorte: Sorte;
	/** Number of the step that the mail is about. */
	readonly numero: number;
	/** The act that first caused the notification: queued again, it is still the same notification. */
	readonly nouvelle: number;
	acte: number;
	texte: string;
	du: number;
	/** Whether it has been tried: its text is then fixed. */
	commence: boolean;
	/** Until when a worker, alive or dead, holds it. */
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

	/** Stops the mails that wait, are held by no worker, and match; returns how many. */
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
	 * Queues again what the act `par` withdrew, once per person and kind. The
	 * provider may already have a mail that was tried: then the same mail waits
	 * again.
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

	/** The mails that a worker may take now. */
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
