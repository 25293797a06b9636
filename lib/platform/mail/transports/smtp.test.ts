import { text } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";
import { afterEach, expect, test } from "vitest";
import type { Message } from "../render.ts";
import { transportSmtp } from "./smtp.ts";
import type { Transport } from "./transport.ts";

type Recu = { de: string; pour: string[]; brut: string };

const ouverts: (() => Promise<void>)[] = [];
afterEach(async () => {
	for (const fermer of ouverts.splice(0).reverse()) await fermer();
});

/** A mail server that keeps the mails it receives; `refus` is the code by which it refuses a recipient. */
async function serveur(refus?: number, silencieux = false) {
	const recus: Recu[] = [];
	const connexions: string[] = [];
	const server = new SMTPServer({
		authOptional: true,
		closeTimeout: 100,
		disabledCommands: ["STARTTLS"],
		onConnect({ id }, done) {
			connexions.push(id);
			done();
		},
		onRcptTo(_address, _session, done) {
			if (refus === undefined) return done();
			const error = new Error("no such mailbox <a@exemple.test>");
			done(Object.assign(error, { responseCode: refus }));
		},
		onData(stream, session, done) {
			text(stream).then((brut) => {
				const { mailFrom, rcptTo } = session.envelope;
				recus.push({
					de: mailFrom ? mailFrom.address : "",
					pour: rcptTo.map(({ address }) => address),
					brut,
				});
				if (!silencieux) done();
			}, done);
		},
	});
	await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
	const address = server.server.address();
	const port = address && typeof address === "object" ? address.port : 0;
	ouverts.push(() => new Promise((done) => server.close(() => done())));
	return { url: `smtp://127.0.0.1:${port}`, recus, connexions };
}

function vers(url: string): Transport {
	const transport = transportSmtp(url, 3);
	ouverts.push(() => transport.fermer());
	return transport;
}

const MESSAGE: Message = {
	cle: "0123abcd",
	expediteur: "Bien commun <ne-pas-repondre@exemple.org>",
	destinataire: "zoe.o'hara+x@exemple.test",
	sujet: "Étape posée : « le bac »",
	html: "<p>Le bac</p>",
	texte: "Le bac\n",
	entetes: {
		"List-Unsubscribe": "<https://exemple.org/desinscription/abc>",
		"List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
	},
};

/** Headers of a raw mail, unfolded. */
function entetes(brut: string): string[] {
	return (brut.split("\r\n\r\n")[0] ?? "")
		.replace(/\r\n[ \t]+/g, " ")
		.split("\r\n");
}

test("a mail arrives at its one recipient, with its headers, both bodies, and a Message-ID made from its key", async () => {
	const { url, recus } = await serveur();
	expect(await vers(url).envoyer(MESSAGE)).toEqual({ issue: "envoye" });
	const [recu] = recus;
	expect(recu).toMatchObject({
		de: "ne-pas-repondre@exemple.org",
		pour: ["zoe.o'hara+x@exemple.test"],
	});
	expect(entetes(recu?.brut ?? "")).toEqual(
		expect.arrayContaining([
			"From: Bien commun <ne-pas-repondre@exemple.org>",
			"To: zoe.o'hara+x@exemple.test",
			"Message-ID: <0123abcd@exemple.org>",
			"List-Unsubscribe: <https://exemple.org/desinscription/abc>",
			"List-Unsubscribe-Post: List-Unsubscribe=One-Click",
		]),
	);
	expect(recu?.brut).not.toMatch(/^Reply-To:/im);
	expect(recu?.brut).toMatch(/text\/plain[\s\S]*text\/html/);
});

test("the same mail sent again carries the same Message-ID", async () => {
	const { url, recus } = await serveur();
	const transport = vers(url);
	await transport.envoyer(MESSAGE);
	await transport.envoyer(MESSAGE);
	const ids = recus.map(({ brut }) =>
		entetes(brut).find((ligne) => ligne.startsWith("Message-ID")),
	);
	expect(ids).toEqual(Array(2).fill("Message-ID: <0123abcd@exemple.org>"));
});

test("line breaks in the subject or a header add no header and no recipient", async () => {
	const { url, recus } = await serveur();
	await vers(url).envoyer({
		...MESSAGE,
		sujet: "Bonjour\r\nBcc: b@exemple.test\r\n\r\nCorps",
		entetes: { "Auto-Submitted": "x\r\nBcc: b@exemple.test" },
	});
	const lignes = entetes(recus[0]?.brut ?? "");
	expect(recus).toMatchObject([{ pour: [MESSAGE.destinataire] }]);
	expect(lignes.filter((ligne) => /^(?:Bcc|Cc):/i.test(ligne))).toEqual([]);
});

test("a mailbox refused permanently is a refusal, refused temporarily a failure, and neither contains the address", async () => {
	const definitif = await serveur(550);
	expect(await vers(definitif.url).envoyer(MESSAGE)).toEqual({
		issue: "refus",
		erreur: "smtp 550 EENVELOPE",
	});
	const passager = await serveur(451);
	expect(await vers(passager.url).envoyer(MESSAGE)).toEqual({
		issue: "echec",
		erreur: "smtp 451 EENVELOPE",
	});
});

test("a server that is unreachable, or refuses the password, is a failure to retry", async () => {
	const { url } = await serveur();
	expect(await vers("smtp://127.0.0.1:1").envoyer(MESSAGE)).toMatchObject({
		issue: "echec",
	});
	const withPassword = url.replace("//", "//quelquun:motdepasse@");
	expect(await vers(withPassword).envoyer(MESSAGE)).toMatchObject({
		issue: "echec",
	});
});

test("a mailing whose server never answers leaves a connection for a sign-in code", async () => {
	const { url, recus } = await serveur(undefined, true);
	const transport = vers(url);
	for (const n of [1, 2]) {
		void transport.envoyer({ ...MESSAGE, cle: `a${n}` });
	}
	await expect.poll(() => recus.length).toBe(2);
	void transport.envoyer({ ...MESSAGE, cle: "c0de" });
	await expect.poll(() => recus.at(-1)?.brut ?? "").toContain("c0de");
});

test("a mailing opens no more connections than it may, and uses them again", async () => {
	const { url, recus, connexions } = await serveur();
	const transport = vers(url);
	await Promise.all(
		Array.from({ length: 12 }, (_, n) =>
			transport.envoyer({ ...MESSAGE, cle: `a${n}` }),
		),
	);
	expect(recus).toHaveLength(12);
	expect(connexions.length).toBeLessThanOrEqual(3);
});

test("another machine's server without TLS gets nothing, unless the operator allows it, and never a password", async () => {
	const { url, recus } = await serveur();
	// Another address of this machine, which we do not recognise as loopback.
	const other = url.replace("127.0.0.1", "0.0.0.0");
	const withPassword = other.replace("//", "//compte:secret@");
	const send = async (to: string, mayBePlain: boolean) => {
		const transport = transportSmtp(to, 1, mayBePlain);
		ouverts.push(() => transport.fermer());
		return (await transport.envoyer(MESSAGE)).issue;
	};
	expect(await send(other, false)).toBe("echec");
	expect(await send(withPassword, true)).toBe("echec");
	expect(recus).toHaveLength(0);
	expect(await send(other, true)).toBe("envoye");
});
