/**
 * Which mail is due to each person, by the rules of decision 22 and without any
 * code of the program: plain values in memory, a separate clock in seconds.
 */

import { type Attendu, Dus, type Sorte } from "./owed.fixture.ts";

export type Etat =
	| "propose"
	| "publie"
	| "etude"
	| "developpement"
	| "livre"
	| "archive";

export const PUBLICS: readonly Etat[] = [
	"publie",
	"etude",
	"developpement",
	"livre",
];
const OUVERTS: readonly Etat[] = ["etude", "developpement", "livre"];

const DELAI_ETAT = 60;
const DELAI_ETAPE = 120;
type Acte = {
	readonly numero: number;
	readonly le: number;
	readonly avant: Etat;
	readonly apres: Etat;
	readonly etaitPublie: boolean;
	readonly retire: number | null;
};

type Etape = { readonly numero: number; titre: string };

/** A removed step, and the act that removed it. */

/** Mails whose text stays true while the need is public. */
const ditPublic = ({ sorte }: Pick<Attendu, "sorte">) =>
	sorte === "publiee" || sorte === "retablie";

export class Modele {
	t = 0;
	etat: Etat = "propose";
	/** Whether the need has a date of publication. */
	publie = false;
	soutiens = new Set<number>();
	refus = new Set<number>();
	etapes: Etape[] = [];
	readonly dus = new Dus();
	dernier: Acte | null = null;
	/** The act that took the need down, while it is down. */
	private retire: number | null = null;
	private actes = 0;
	/** The state that each change left. */
	private readonly quittes = new Map<number, Etat>();
	private numeros = 0;

	readonly auteur: number;

	constructor(auteur: number) {
		this.auteur = auteur;
	}

	get estOuvert(): boolean {
		return OUVERTS.includes(this.etat);
	}

	get estPublic(): boolean {
		return PUBLICS.includes(this.etat);
	}

	/** The states that the need may move to from here. */
	get mouvements(): readonly Etat[] {
		if (!this.estPublic) return ["publie"];
		return [...PUBLICS.filter((etat) => etat !== this.etat), "archive"];
	}

	get peutAnnuler(): boolean {
		return this.dernier !== null && this.t - this.dernier.le < DELAI_ETAT;
	}

	private abonnes(): number[] {
		return [...this.soutiens].filter((qui) => !this.refus.has(qui));
	}

	private devoir(
		qui: number,
		sorte: Sorte,
		acte: number,
		texte: string,
		numero = 0,
	) {
		const du = this.t + (sorte === "etape" ? DELAI_ETAPE : DELAI_ETAT);
		this.dus.devoir({ qui, sorte, acte, texte, numero, du });
	}

	changer(apres: Etat): number {
		this.actes += 1;
		const acte = this.actes;
		const { etat: avant, publie: etaitPublie, retire } = this;
		const faits = { avant, apres, etaitPublie, retire };
		this.dernier = { numero: acte, le: this.t, ...faits };
		this.etat = apres;
		this.quittes.set(acte, avant);
		const restePublic = PUBLICS.includes(apres);
		this.publie ||= restePublic;
		this.dus.arreter(
			(mail) => mail.sorte !== "etape" && !(restePublic && ditPublic(mail)),
			acte,
		);
		this.direRetrait(apres, acte);
		const annoncee = this.attendus.some(
			(mail) => ditPublic(mail) && mail.sort !== "arrete",
		);
		const due =
			!etaitPublie || this.attendus.some(({ sorte }) => sorte === "publiee");
		if (apres === "publie" && due && !annoncee)
			this.devoir(this.auteur, "publiee", acte, "");
		// Nothing changed for those whose mail about the change before is withdrawn.
		const rien = this.attendus.filter(
			(mail) =>
				mail.sorte === "etat" &&
				mail.retirePar === acte &&
				!mail.commence &&
				this.quittes.get(mail.acte) === apres,
		);
		if (etaitPublie && restePublic)
			for (const qui of this.abonnes())
				if (!rien.some((mail) => mail.qui === qui))
					this.devoir(qui, "etat", acte, apres);
		return acte;
	}

	/** Informs the author that the need was taken down, and that it is back if the first mail was sent. */
	private direRetrait(apres: Etat, acte: number): void {
		const { retire, auteur } = this;
		this.retire = apres === "archive" ? acte : null;
		if (apres === "archive") this.devoir(auteur, "retiree", acte, "");
		if (retire === null) return;
		const dits = this.attendus.filter(
			(mail) => mail.sorte === "retiree" && mail.acte >= retire,
		);
		if (dits.some(({ sort }) => sort !== "arrete"))
			this.devoir(auteur, "retablie", acte, "");
	}

	annuler(): void {
		const acte = this.dernier;
		if (!acte) return;
		this.actes += 1;
		const par = this.actes;
		this.etat = acte.avant;
		this.publie = acte.etaitPublie;
		this.retire = acte.retire;
		this.dernier = null;
		this.dus.arreter((mail) => mail.acte === acte.numero, par);
		const abonnes = this.abonnes();
		const dit = PUBLICS.includes(acte.avant);
		this.dus.redevoir(acte.numero, par, ({ qui, sorte }) =>
			sorte !== "etat" || (dit && abonnes.includes(qui))
				? { texte: sorte === "etat" ? acte.avant : "", du: this.t + DELAI_ETAT }
				: null,
		);
	}

	ajouterEtape(titre: string): number {
		this.actes += 1;
		this.numeros += 1;
		const numero = this.numeros;
		this.etapes.push({ numero, titre });
		for (const qui of this.abonnes())
			this.devoir(qui, "etape", this.actes, titre, numero);
		return numero;
	}

	private deLEtape(numero: number) {
		return this.attendus.filter(
			(mail) => mail.sorte === "etape" && mail.numero === numero,
		);
	}

	get attendus(): readonly Attendu[] {
		return this.dus.tous;
	}

	corrigerEtape(numero: number, titre: string) {
		this.actes += 1;
		const mails = this.deLEtape(numero);
		const corriges = mails.filter(
			({ sort, commence }) => sort === "attend" && !commence,
		);
		for (const mail of corriges) mail.texte = titre;
		for (const etape of this.etapes)
			if (etape.numero === numero) etape.titre = titre;
		const commences = mails.filter(
			({ sort, commence }) => sort !== "arrete" && commence,
		);
		return { corriges: corriges.length, commences: commences.length };
	}

	retirerEtape(numero: number) {
		this.actes += 1;
		const par = this.actes;
		const annules = this.dus.arreter(
			(mail) => mail.sorte === "etape" && mail.numero === numero,
			par,
		);
		this.etapes = this.etapes.filter((etape) => etape.numero !== numero);
		const partis = this.deLEtape(numero).filter(
			({ sort }) => sort !== "arrete",
		);
		return { annules, partis: partis.length };
	}

	soutenir(qui: number): void {
		this.soutiens.add(qui);
	}

	private taire(qui: number): void {
		this.dus.arreter((mail) => mail.qui === qui && mail.qui !== this.auteur);
	}

	delaisser(qui: number): void {
		this.soutiens.delete(qui);
		this.taire(qui);
	}

	refuser(qui: number): void {
		this.refus.add(qui);
		this.taire(qui);
	}

	accepter(qui: number) {
		this.refus.delete(qui);
	}
}
