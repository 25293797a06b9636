import pg from "pg";
import { expect, test } from "vitest";
import { StoreDown } from "../db/unavailable.ts";
import { importFiles } from "./import.fixture.ts";
import { importFile } from "./run.ts";

const write = importFiles();

test.each([
	["53100", "Le disque de la base est plein"],
	["57P01", "La base ne répond plus"],
])(
	"an import that the database ends with %s says that %s, and that a second run does the rest",
	async (code, words) => {
		const cause = new pg.DatabaseError("refused", 0, "error");
		cause.code = code;
		const ended = importFile(write([{ source: "x", source_id: "1" }]), {
			colonnes: ["source", "source_id"],
			lire: () => ({ ok: true, element: { source: "x", source_id: "1" } }),
			ecrire: () => Promise.reject(new StoreDown("x", { cause })),
		});
		await expect(ended).rejects.toThrow(
			`${words} : ce qui est entré est gardé, relancez`,
		);
	},
);
