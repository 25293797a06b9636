/** The sentences of mails in French, by what they are about. */
export { default as besoins } from "./fr/besoins.json" with { type: "json" };
export { default as codes } from "./fr/codes.json" with { type: "json" };
export { default as comptes } from "./fr/comptes.json" with { type: "json" };
export { default as contributions } from "./fr/contributions.json" with {
	type: "json",
};
export { default as moderation } from "./fr/moderation.json" with {
	type: "json",
};
export { default as offres } from "./fr/offres.json" with { type: "json" };
export { default as pied } from "./fr/pied.json" with { type: "json" };
