/** The sentences of mails in English, by what they are about. */
export { default as besoins } from "./en/besoins.json" with { type: "json" };
export { default as codes } from "./en/codes.json" with { type: "json" };
export { default as comptes } from "./en/comptes.json" with { type: "json" };
export { default as contributions } from "./en/contributions.json" with {
	type: "json",
};
export { default as moderation } from "./en/moderation.json" with {
	type: "json",
};
export { default as offres } from "./en/offres.json" with { type: "json" };
export { default as pied } from "./en/pied.json" with { type: "json" };
