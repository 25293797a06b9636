/** Sign-in by code: mail goes to the validated address and no other; nothing of it is logged. */
import { text } from "node:stream/consumers";
import { domainToASCII } from "node:url";
import { SMTPServer } from "smtp-server";
import {
	demander,
	expect,
	formulaireDuCode,
	seConnecter,
	test,
} from "#e2e/fixtures/connexion";
import {
	autreCode,
	codePour,
	courrielsPour,
	courrielsRecus,
} from "#e2e/fixtures/courriels";
import { eventually } from "#e2e/fixtures/processes";

/** What people and attackers type, and the one mailbox that it may reach. */
const SAISIES: readonly [saisi: string, boite: string | null][] = [
	["simple@boites.test", "simple@boites.test"],
	["  Majuscules@Boites.TEST ", "majuscules@boites.test"],
	["o'hara+x@boites.test", "o'hara+x@boites.test"],
	["élan@boites.test", null],
	["zoe@bücher.test", "zoe@xn--bcher-kva.test"],
	["ｌarge@boites.test", "large@boites.test"],
	["a@boites.test\r\nBcc: mal@mal.test", null],
	["a@boites.test\nBcc: mal@mal.test", null],
	["a@boites.test%0d%0aBcc: mal@mal.test", null],
	["a@boites.test, mal@mal.test", null],
	["a@boites.test;mal@mal.test", null],
	["a@boites.test mal@mal.test", null],
	['"a@boites.test, x"@mal.test', null],
	["<a@boites.test>", null],
	["Nom <a@boites.test>", null],
	["a＠boites.test", null],
	["a@boites.test@mal.test", null],
	["a@[127.0.0.1]", null],
	["a@127.0.0.1", null],
	["a@localhost", null],
	["a@boites.test\u2028mal@mal.test", null],
	["a\u202e@boites.test", null],
	["(mal@mal.test)a@boites.test", null],
	["@boites.test", null],
	["a@", null],
	[`${"a".repeat(65)}@boites.test`, null],
	["mal@mal.test\u0000@boites.test", null],
];

const ATTENDUS = SAISIES.flatMap(([, boite]) => boite ?? []).sort();

function enAscii(adresse: string): string {
	const [local, domaine = ""] = adresse.split("@");
	return `${local}@${domainToASCII(domaine)}`;
}

// By Resend, from the queue on: lib/platform/mail/worker.test.ts and transports/resend.test.ts.
test("a mail server receives one mail for each plain address, to that address only, with its code, and the site has no mailbox page then, even for this machine", async ({
	ouvrirSite,
}) => {
	const recus: { pour: string[]; brut: string }[] = [];
	const smtp = new SMTPServer({
		authOptional: true,
		// The site keeps its connections: closing would wait 30 s for them.
		closeTimeout: 100,
		disabledCommands: ["STARTTLS"],
		onData(stream, session, done) {
			text(stream).then((brut) => {
				const pour = session.envelope.rcptTo.map(({ address }) => address);
				recus.push({ pour, brut });
				done();
			}, done);
		},
	});
	await new Promise<void>((ready) => smtp.listen(0, "127.0.0.1", ready));
	const address = smtp.server.address();
	const port = typeof address === "object" ? address?.port : 0;
	try {
		const site = await ouvrirSite({
			SMTP_URL: `smtp://127.0.0.1:${port}`,
			MAIL_FROM: "ne-pas-repondre@exemple.org",
		});
		for (const [saisi] of SAISIES) await demander(site.navigateur(), saisi);
		await eventually(() => recus.length >= ATTENDUS.length);
		// The library of the test server shows domains in Unicode.
		const boites = recus.map(({ pour }) => pour.map(enAscii).join());
		expect(boites.sort()).toEqual(ATTENDUS);
		for (const { brut } of recus) {
			expect(brut).toMatch(/^Subject: .*\d{6}\r$/m);
			expect(brut).not.toMatch(/^(?:Bcc|Cc):/im);
			expect(brut).not.toContain("mal.test");
		}
		for (const chemin of ["/dev/courriels", "/dev/courriels/abc/html"]) {
			const lu = await site.navigateur("127.0.0.1").lire(chemin);
			expect(lu.statut).toBe(404);
		}
	} finally {
		await new Promise<void>((closed) => smtp.close(() => closed()));
	}
});

test("a rejected address is reported beside the field, with what was typed, and sends nothing", async ({
	site,
}) => {
	const navigateur = site.navigateur();
	const refus = await demander(navigateur, "a@boites.test, mal@mal.test");
	expect(refus.statut).toBe(200);
	const page = refus.octets.toString();
	expect(page).toContain("pas une adresse de courriel simple");
	expect(page).toContain('value="a@boites.test, mal@mal.test"');
	expect(navigateur.cookies.size).toBe(0);
	expect(await courrielsPour(site.server, "a@boites.test")).toEqual([]);
});

test("a complete sign-in leaves no code, cookie or address in the log", async ({
	site,
}) => {
	const dits = site.server.log().length;
	const log = () => site.server.log().slice(dits);
	const courriel = "journal.intime@exemple.fr";
	const navigateur = site.navigateur("203.0.113.77");
	await demander(navigateur, courriel);
	const code = await codePour(site.server, courriel);
	await navigateur.envoyer(await formulaireDuCode(navigateur), {
		code: autreCode(code),
	});
	await navigateur.lire(`/compte/connexion/code?code=${code}`);
	const defi = navigateur.cookies.get("bc-defi") ?? "";
	await navigateur.envoyer(await formulaireDuCode(navigateur), { code });
	const session = navigateur.cookies.get("bc-session") ?? "";
	const connu = navigateur.cookies.get("bc-navigateur") ?? "";
	await navigateur.envoyer(
		await site.navigateur().formulaire("/compte/connexion", "courriel"),
		{ courriel },
		{},
	);
	// An internal failure is logged too, without any of these either.
	await site.base.lignes("ALTER TABLE envois_codes RENAME TO partis");
	try {
		await demander(site.navigateur(), courriel);
		await seConnecter(site, site.navigateur(), courriel).catch(() => {});
		await eventually(() => log().includes("/compte/connexion"));
	} finally {
		await site.base.lignes("ALTER TABLE partis RENAME TO envois_codes");
	}
	expect([session, connu, defi].every((nom) => nom.length > 20)).toBe(true);
	for (const secret of [code, autreCode(code), session, connu, defi])
		expect(log()).not.toContain(secret);
	for (const part of ["journal.intime", "203.0.113.77", "bc-session="])
		expect(log()).not.toContain(part);
	expect(await courrielsRecus(site.server)).not.toEqual([]);
});
