import type { RaisonInterdit, Refus } from "#lib/platform/contract/result";
import {
	conflict,
	forbidden,
	invalid,
	notFound,
	staleVersion,
	tooManyContributions,
	unauthorized,
} from "./answers.ts";
import type { Answer } from "./call.ts";

const PHRASES_INTERDIT: Readonly<Record<RaisonInterdit, string>> = {
	role: "Ce compte n’a pas le rôle que cet appel demande.",
	soi_meme: "Personne ne peut suspendre son propre compte.",
	dernier_admin:
		"Le dernier compte d’administration ne peut être ni suspendu, ni changé de rôle.",
	preuve: "Une clé d’accès doit d’abord être montrée sur le site.",
	sans_soutien:
		"Seules les personnes qui soutiennent ce besoin disent s’il est réglé pour elles.",
	rang_superieur:
		"Seul un compte d’administration peut agir sur un compte de modération ou d’administration.",
};

export const ROLE_INSUFFISANT = PHRASES_INTERDIT.role;

/** The API's answer to each refusal of a command: the only place where they are mapped. */
export function answerOfRefusal(refusal: Refus): Answer {
	switch (refusal.refus) {
		case "non_autorise":
			return unauthorized(true);
		case "introuvable":
			return notFound();
		case "interdit":
			return forbidden(PHRASES_INTERDIT[refusal.raison]);
		case "conflit":
			return refusal.perime ? staleVersion() : conflict(refusal.raison.fr);
		case "invalide":
			return invalid(refusal.detail);
		case "limite":
			return tooManyContributions(refusal.delaiSecondes);
	}
}
