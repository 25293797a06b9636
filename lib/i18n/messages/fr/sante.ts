/** How the instance is, for administrators and for the operator's command. */
export const SANTE = {
	titre: "Santé de l’instance",
	chapeau:
		"Ce que l’instance sait d’elle-même. «\u00a0npm run gerer -- sante\u00a0» dit la même chose.",
	va: "Va",
	a_voir: "À voir",
	faits: {
		base: "Base de données",
		disque: "Disque",
		sauvegarde: "Sauvegarde",
		courriels: "Courriels",
		taches: "Tâches du jour",
		version: "Version",
	},
	illisible: "Impossible à lire.",
	base_repond: "Elle répond.",
	base_muette: "Elle ne répond pas, ou n’a plus de place.",
	libre: "{go} Gio libres là où sont les données.",
	jamais: {
		sauvegarde:
			"Aucune sauvegarde connue\u00a0: «\u00a0npm run gerer -- sauvegarder FICHIER\u00a0».",
		taches:
			"Aucun tour complet connu\u00a0: le journal du serveur dit pourquoi.",
	},
	derniere: {
		sauvegarde: "Dernière sauvegarde {quand}.",
		taches: "Dernier tour complet {quand}.",
	},
	attente:
		"{n, plural, =0 {Aucun n’attend.} one {Un attend.} other {# attendent.}}",
	abandonnes:
		"{n, plural, =0 {Aucun n’a été abandonné.} one {Un a été abandonné.} other {# ont été abandonnés.}}",
	retard: "Le plus ancien devait partir {quand}.",
	version: "{version}. Aucune plus récente n’a servi cette base.",
	plus_recente: "{version}. La {autre} a déjà servi cette base.",
} as const;
