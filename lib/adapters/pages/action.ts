/**
 * The pipeline of server actions, shared by all forms: checks where the request comes
 * from, who sends it and how often, and returns what the form shows next.
 */
import { refresh } from "next/cache";
import { headers } from "next/headers";
import { notFound, redirect } from "next/navigation";
import { z } from "zod";
import { lireVisiteur } from "#lib/comptes/connexion/queries";
import type { Visiteur } from "#lib/comptes/connexion/schema";
import { langueOfAddress, pageAddress } from "#lib/i18n/addresses";
import { fieldErrors } from "#lib/i18n/field-errors";
import { type Texts, texts } from "#lib/i18n/texts";
import { aLeRole, type Role } from "#lib/platform/actor";
import { reglages } from "#lib/platform/config/env";
import {
	type Echec,
	INTROUVABLE,
	interdit,
	invalide,
	NON_AUTORISE,
} from "#lib/platform/contract/result";
import { isStoreDown, ReadOnly } from "#lib/platform/db/unavailable";
import type { Langue } from "#lib/platform/langues";
import { type NatureActe, secondesAvantActe } from "#lib/platform/limits/site";
import { networkOf } from "#lib/platform/runtime/ip-network";
import { log } from "#lib/platform/runtime/log";
import { requestNote } from "#lib/platform/runtime/request-context";
import { noteSecurity } from "#lib/platform/runtime/security-log";
import type { Ecart } from "#lib/platform/text/three-way-merge";
import { shapeOf } from "#lib/platform/validation/form-shape";
import {
	type ActionFormulaire,
	type EtatFormulaire,
	type FormShape,
	objectOf,
	typedValues,
} from "#lib/platform/validation/forms";
import { validateRequest } from "#lib/platform/validation/request";
import { signInAddress } from "./page.ts";

/** Who may send the form: anyone, any signed-in account, or a role. */
export type AccesAction = "tous" | "compte" | Exclude<Role, "membre">;

type ActeurDe<A extends AccesAction> = A extends "tous"
	? Visiteur | null
	: Visiteur;

export type ActionCall<S extends z.ZodObject, A extends AccesAction> = {
	readonly visiteur: ActeurDe<A>;
	readonly valeurs: z.output<S>;
	readonly langue: Langue;
	readonly t: Texts;
	/** The sender's network, for rate limits. */
	readonly reseau: string;
};

/** What follows: another page, by its French path; the same page with a message or a secret; or a refusal. */
export type Suite =
	| { readonly ok: true; readonly vers: string }
	| {
			readonly ok: true;
			readonly avis?: string;
			readonly secret?: string;
			readonly valeurs?: EtatFormulaire["valeurs"];
			/** Keeps what was typed, but for `valeurs`. */
			readonly garde?: boolean;
	  }
	/** A refusal; `lien` stands after the error of a field, its `vers` a French path; `valeurs` replace what was typed. */
	| (Echec & {
			readonly valeurs?: EtatFormulaire["valeurs"];
			readonly lien?: {
				readonly champ: string;
				readonly vers: string;
				readonly texte: string;
			};
	  })
	/** A refusal with the page's own sentence; `valeurs` replace what was typed. */
	| {
			readonly ok: false;
			readonly alerte: string;
			readonly valeurs?: EtatFormulaire["valeurs"];
	  };

type Refused = Pick<EtatFormulaire, "erreurs"> & {
	alerte?: string;
	ecart?: Ecart;
	valeurs?: EtatFormulaire["valeurs"];
};

function refusedState(
	refus: Exclude<Echec, { refus: "non_autorise" }>,
	langue: Langue,
	shape: FormShape,
): Refused {
	const t = texts(langue);
	switch (refus.refus) {
		case "introuvable":
			return { erreurs: [], alerte: t("formulaires.refus.introuvable") };
		case "interdit":
			return { erreurs: [], alerte: t(`formulaires.refus.${refus.raison}`) };
		case "conflit":
			return {
				erreurs: [],
				alerte: refus.raison[langue],
				...(refus.ecart ? { ecart: refus.ecart } : {}),
			};
		case "invalide":
			return { erreurs: fieldErrors(refus.detail, langue, shape.byLine) };
		case "limite":
			return {
				erreurs: [],
				alerte: t("formulaires.refus.limite", {
					minutes: Math.ceil(refus.delaiSecondes / 60),
				}),
			};
	}
}

/** Lets the front answer: it rejects the request with this status. */
function refuseRequest(status: 400 | 403): never {
	const note = requestNote();
	if (note) note.refused = status;
	// Next (16.4.6) logs any other error that is thrown.
	return notFound();
}

/** The network that the request comes from; rejects a request that our pages did not send. */
async function senderNetwork(): Promise<string> {
	const received = await headers();
	// Next (16.4.6) accepts a missing Origin, but every browser sends one with a form.
	if (received.get("origin") !== reglages().siteUrl) return refuseRequest(403);
	return networkOf(received.get("x-forwarded-for") ?? "");
}

/** The counter in the state bound to a form; any other value counts as a first submission. */
const Bound = z.object({ tour: z.int().nonnegative() }).catch({ tour: 0 });

/** The arguments of an action: untrusted input, whatever their types say. */
function readArguments(etat: unknown, form: unknown) {
	const note = requestNote();
	if (note?.form) note.form = "read";
	if (!(form instanceof FormData)) return refuseRequest(400);
	return { form, tour: Bound.parse(etat).tour + 1 };
}

function isAllowed(visiteur: Visiteur | null, acces: AccesAction): boolean {
	if (acces === "tous") return true;
	if (!visiteur) return false;
	return acces === "compte" || aLeRole(visiteur.role, acces);
}

type Options<A extends AccesAction> = {
	readonly acces: A;
	/** Its kind in the limits of D17; by default one of the 60 acts a minute. */
	readonly quota?: NatureActe;
	/** What it sends is kept as a draft: its own page shows it again after sign-in. */
	readonly brouillon?: true;
	/** Keeps the files of the form, and tells the values that name them from then on. */
	readonly fichiers?: Fichiers;
	/** Keeps what was typed beside a file that is refused. */
	readonly malgreFichier?: (
		typed: EtatFormulaire["valeurs"],
		de: Omit<ActionCall<z.ZodObject, "tous">, "valeurs">,
	) => Promise<unknown>;
};

/** What keeps the files of a form for who sends it: those that it can, and why not the others. */
type Fichiers = (
	form: FormData,
	de: { readonly visiteur: Visiteur | null; readonly reseau: string },
) => Promise<{
	readonly valeurs: EtatFormulaire["valeurs"];
	readonly refus: Echec | null;
}>;

type Act = (call: ActionCall<z.ZodObject, "tous">) => Promise<Suite>;

/** The checks in the API's order (D11): who, how often, what; then the act. */
async function decide(
	schema: z.ZodObject,
	{ form, typed }: { form: FormData; typed: Record<string, string[]> },
	options: Options<AccesAction>,
	langue: Langue,
	act: Act,
): Promise<Suite> {
	const { acces, quota = "acte" } = options;
	const reseau = await senderNetwork();
	const visiteur = await lireVisiteur();
	if (!isAllowed(visiteur, acces))
		return visiteur ? interdit("role") : NON_AUTORISE;
	const wait = await secondesAvantActe(visiteur, reseau, quota);
	if (wait !== null) return { ok: false, refus: "limite", delaiSecondes: wait };
	const de = { visiteur, langue, t: texts(langue), reseau };
	const gardes = await options.fichiers?.(form, de);
	Object.assign(typed, gardes?.valeurs);
	if (gardes?.refus) {
		await options.malgreFichier?.(typed, de);
		return gardes.refus;
	}
	const body = objectOf(typed, shapeOf(schema));
	const read = validateRequest({ body: schema }, { body });
	if (!read.ok) return invalide(...read.detail);
	const valeurs = read.value.body;
	// No text of the database has this character: where a field lets it pass, as the name
	// of something, it names nothing.
	const lines = Object.values(valeurs).filter((one) => typeof one === "string");
	if (lines.some((one) => one.includes("\0"))) return INTROUVABLE;
	return act({ ...de, valeurs });
}

/** Logs refusals as security events: they can reveal an attack. */
function noteRefusal(suite: Extract<Suite, { ok: false }>): void {
	if (!("refus" in suite)) return;
	if (suite.refus === "interdit")
		noteSecurity("role_refuse", { quoi: "formulaire" });
	if (suite.refus === "limite")
		noteSecurity("limite_atteinte", { quoi: "formulaire" });
}

/**
 * The form's state after a refusal. If the session ended meanwhile, a form that a script
 * sent keeps what was typed; any other leads to sign-in and back, unless `noteLost` has the
 * front show what was typed first.
 */
async function refusal(
	suite: Extract<Suite, { ok: false }>,
	langue: Langue,
	shape: FormShape,
	noteLost: (alerte: string) => void,
): Promise<Refused> {
	if ("alerte" in suite) {
		const { alerte, valeurs = {} } = suite;
		return { erreurs: [], alerte, valeurs };
	}
	if (suite.refus === "non_autorise") {
		const isScripted = (await headers()).has("next-action");
		if (!isScripted) {
			noteLost(texts(langue)("erreurs.envoi.session"));
			return redirect(signInAddress(langue));
		}
		return { erreurs: [], alerte: texts(langue)("formulaires.refus.session") };
	}
	const { lien, valeurs = {} } = suite;
	const refused = { ...refusedState(suite, langue, shape), valeurs };
	if (!lien) return refused;
	const { champ, vers, texte } = lien;
	return {
		...refused,
		erreurs: refused.erreurs.map((erreur) =>
			erreur.champ === champ
				? { ...erreur, lien: { adresse: pageAddress(langue, vers), texte } }
				: erreur,
		),
	};
}

/**
 * Binds a form's schema to an act. Fields are validated like the API's bodies; a
 * rejected form is returned with the values that were typed, also while the database is
 * away or the site read-only.
 */
export function action<S extends z.ZodObject, A extends AccesAction>(
	schema: S,
	options: Options<A>,
	act: (call: ActionCall<S, A>) => Promise<Suite>,
): ActionFormulaire;
export function action(
	schema: z.ZodObject,
	options: Options<AccesAction>,
	act: Act,
): ActionFormulaire {
	const shape = shapeOf(schema);
	return async (etat, given) => {
		const { form, tour } = readArguments(etat, given);
		const note = requestNote();
		const langue = langueOfAddress(note?.address ?? "/");
		const typed = typedValues(schema, form);
		const isScripted = (await headers()).has("next-action");
		const noteRefused = (alerte: string | undefined) => {
			if (note && !isScripted) note.formRefused = { alerte, champs: typed };
		};
		const noteLost = options.brouillon ? () => {} : noteRefused;
		const refuse = (why: Refused): EtatFormulaire => {
			const { alerte, ecart, valeurs: replaced = {} } = why;
			noteRefused(alerte);
			// Saving again confirms that the other person's version was seen.
			const valeurs = ecart
				? { ...typed, ...ecart.valeurs, vu: [String(ecart.vu)] }
				: { ...typed, ...replaced };
			return { tour, ...why, valeurs };
		};
		try {
			const sent = { form, typed };
			const suite = await decide(schema, sent, options, langue, act);
			if (!suite.ok) noteRefusal(suite);
			if (!suite.ok)
				return refuse(await refusal(suite, langue, shape, noteLost));
			if ("vers" in suite) return redirect(pageAddress(langue, suite.vers));
			const { ok: _, valeurs = {}, garde = false, ...said } = suite;
			const shown = garde ? { ...typed, ...valeurs } : valeurs;
			return { valeurs: shown, erreurs: [], tour, ...said };
		} catch (error) {
			if (!isStoreDown(error)) throw error;
			const isReadOnly = error instanceof ReadOnly;
			if (!isReadOnly) log().error({ err: error }, "store down");
			if (note && isReadOnly) note.readOnly = true;
			const { vitrine } = reglages();
			const cause = isReadOnly ? "lecture_seule" : "panne";
			const alerte = texts(langue)(
				vitrine ? "coquille.vitrine" : `formulaires.refus.${cause}`,
			);
			return refuse({ erreurs: [], alerte });
		}
	};
}

/**
 * Forms that one command answers, for those who have this access: what was done leads to a
 * page, by its French path, or, without one, has the page at hand read again.
 */
export function actionTo<A extends AccesAction>(acces: A) {
	return <S extends z.ZodObject, Done>(
		schema: S,
		act: (
			visiteur: ActeurDe<A>,
			valeurs: z.output<S>,
			langue: Langue,
		) => Promise<
			| { readonly ok: true; readonly valeur: Done }
			| Extract<Suite, { ok: false }>
		>,
		to: string | ((done: Done, valeurs: z.output<S>) => string) | null,
	): ActionFormulaire =>
		action(schema, { acces }, async ({ visiteur, valeurs, langue }) => {
			const done = await act(visiteur, valeurs, langue);
			if (!done.ok) return done;
			if (to === null) refresh();
			// What was saved stays in the form: without it, changing it would begin empty.
			if (to === null) return { ok: true, garde: true };
			const vers = typeof to === "string" ? to : to(done.valeur, valeurs);
			return { ok: true, vers };
		});
}
