/** What a program tells refusals apart by, each with its status; explained on `/developpeurs/erreurs`. */
export const PROBLEM_CODES = {
	octets_illisibles: 400,
	jeton_invalide: 401,
	role_insuffisant: 403,
	portee_insuffisante: 403,
	interdit: 403,
	adresse_inconnue: 404,
	introuvable: 404,
	methode: 405,
	conflit: 409,
	curseur_trop_ancien: 410,
	version_depassee: 412,
	corps_trop_long: 413,
	invalide: 422,
	appels_epuises: 429,
	contributions_epuisees: 429,
	occupe: 429,
	interne: 500,
	indisponible: 503,
	lecture_seule: 503,
} as const;

export type ProblemCode = keyof typeof PROBLEM_CODES;
