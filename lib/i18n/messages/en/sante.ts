export const SANTE = {
	titre: "Health of the instance",
	chapeau:
		"What the instance knows of itself. “npm run gerer -- sante” says the same.",
	va: "Fine",
	a_voir: "Look into it",
	faits: {
		base: "Database",
		disque: "Disk",
		sauvegarde: "Backup",
		courriels: "Emails",
		taches: "Daily tasks",
		version: "Version",
	},
	illisible: "Can’t be read.",
	base_repond: "It answers.",
	base_muette: "It does not answer, or has no room left.",
	libre: "{go} GiB free where the data are.",
	jamais: {
		sauvegarde: "No backup known: “npm run gerer -- sauvegarder FILE”.",
		taches: "No whole round known: the log of the server says why.",
	},
	derniere: {
		sauvegarde: "Last backup {quand}.",
		taches: "Last whole round {quand}.",
	},
	attente: "{n, plural, =0 {None waits.} one {One waits.} other {# wait.}}",
	abandonnes:
		"{n, plural, =0 {None was given up.} one {One was given up.} other {# were given up.}}",
	retard: "The oldest was due {quand}.",
	version: "{version}. No newer one has served this database.",
	plus_recente: "{version}. {autre} has served this database already.",
};
