import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, expect, test } from "vitest";
import { completeEnvironment } from "../../config/env.ts";
import type { Message } from "../render.ts";
import { choisirTransport } from "../worker.ts";
import { lireBoiteLocale } from "./local.ts";

const folders: string[] = [];
beforeEach(() => {
	const folder = mkdtempSync(join(tmpdir(), "bc-boite-"));
	folders.push(folder);
	completeEnvironment({
		DATA_DIR: join(folder, "data"),
		SITE_URL: "http://localhost:3000",
	});
});
afterAll(() => {
	for (const folder of folders) rmSync(folder, { recursive: true });
});

function unMessage(cle: string): Message {
	return {
		cle,
		expediteur: "ne-pas-repondre@localhost",
		destinataire: "a@exemple.test",
		sujet: "Bonjour",
		html: "<p>Oui</p>",
		texte: "Oui\n",
		entetes: {},
	};
}

function ouvrir() {
	return choisirTransport(
		{ transport: "local", expediteur: "ne-pas-repondre@localhost" },
		1,
	);
}

test("a mailbox that received nothing yet is empty", async () => {
	expect(await lireBoiteLocale()).toEqual([]);
});

test("mails are read as they were sent, newest first, and the same key twice is one mail", async () => {
	const transport = ouvrir();
	for (const cle of ["aa", "bb", "aa"]) {
		expect(await transport.envoyer(unMessage(cle))).toEqual({
			issue: "envoye",
		});
		// File names are made from milliseconds.
		await new Promise((done) => setTimeout(done, 2));
	}
	const boite = await lireBoiteLocale();
	expect(boite.map(({ cle }) => cle)).toEqual(["bb", "aa"]);
	expect(boite[1]).toMatchObject(unMessage("aa"));
});

test("the folder and its mails are readable by their owner only, and only the newest 200 are kept", async () => {
	const transport = ouvrir();
	for (let n = 0; n < 203; n += 1) {
		await transport.envoyer(unMessage(n.toString(16).padStart(4, "0")));
	}
	const folder = join(folders.at(-1) ?? "", "data", "courriels");
	const names = readdirSync(folder);
	expect(names).toHaveLength(200);
	expect(statSync(folder).mode & 0o777).toBe(0o700);
	expect(statSync(join(folder, names[0] ?? "")).mode & 0o777).toBe(0o600);
});

test("a site that other machines can reach never keeps its mails here", () => {
	completeEnvironment({
		SITE_URL: "https://exemple.org",
		MAIL_FROM: "a@exemple.org",
		RESEND_API_KEY: "re_x",
		NEXTAUTH_SECRET: "un-secret-pour-les-essais-et-pour-eux-seuls",
		EDITEUR: "e",
		EDITEUR_ADRESSE: "a",
		HEBERGEUR: "h",
		CONTACT: "c@exemple.org",
	});
	expect(ouvrir).toThrow("on this machine only");
});
