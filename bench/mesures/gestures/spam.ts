/** Advertisements as they come in floods: some accounts, each with several. All of it is invented. */

type Annonce = { readonly nom: string; readonly accroche: string };

const ANNONCES: readonly Annonce[] = [
	{
		nom: "Montres de marque à moins 90 %",
		accroche: "Stock limité : commandez votre montre de luxe avant ce soir.",
	},
	{
		nom: "Crédit immédiat sans dossier",
		accroche: "De l’argent sur votre compte en une heure, sans justificatif.",
	},
	{
		nom: "Perdez douze kilos en un mois",
		accroche: "La gélule que les médecins ne veulent pas vous montrer.",
	},
	{
		nom: "Gagnez 5 000 euros par semaine",
		accroche: "Une méthode secrète, depuis votre canapé, sans rien savoir.",
	},
	{
		nom: "Casino en ligne, bonus de bienvenue",
		accroche: "Cent tours offerts à l’inscription, retrait garanti.",
	},
	{
		nom: "Voyance par téléphone jour et nuit",
		accroche: "Votre avenir en dix minutes, première question offerte.",
	},
	{
		nom: "Achetez dix mille abonnés",
		accroche: "De vrais profils, livrés dans la nuit, prix imbattable.",
	},
	{
		nom: "Dépannage serrurier pas cher",
		accroche: "Nous arrivons en quinze minutes, paiement à l’avance.",
	},
];

/** Accounts that flood the queue. */
export const SPAMMERS = 5;

/** What one of them sends: as many as there are advertisements, no two alike. */
export function spamOf(spammer: number) {
	return ANNONCES.map(({ nom, accroche }, at) => ({
		nom: `${nom} (offre ${spammer + 1}.${at + 1})`,
		accroche,
		description: `${accroche} Écrivez-nous sur www.offre-${spammer + 1}-${at + 1}.exemple et donnez le code PROMO${spammer + 1}${at + 1}. Offre valable pour tous, quantité limitée, sans engagement.`,
	}));
}
