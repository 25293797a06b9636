import { textHandlers } from "#lib/adapters/files/public-file";
import { lireCatalogue } from "#lib/donnees/catalogue/queries";

export const { GET } = textHandlers(async ({ langue }) => ({
	type: "text/turtle; charset=utf-8",
	texte: await lireCatalogue(langue, "ttl"),
}));
