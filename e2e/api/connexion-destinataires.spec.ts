/** Sign-in by code: mail goes to the validated address and no other; nothing of it is logged. */
import { createServer } from "node:http";
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

// What is refused is so before any of both: the test above says it of each.
test("Resend receives one mail for each plain address, to that address only, with its code", async ({
	ouvrirSite,
}) => {
	const demandes: { to: unknown; subject: string }[] = [];
	const resend = createServer((req, res) => {
		text(req).then((corps) => {
			demandes.push(JSON.parse(corps));
			res.writeHead(200, { "Content-Type": "application/json" });
			res.end('{"id":"1"}');
		});
	});
	await new Promise<void>((ready) => resend.listen(0, "127.0.0.1", ready));
	const address = resend.address();
	const port = typeof address === "object" ? address?.port : 0;
	try {
		const site = await ouvrirSite({
			RESEND_API_KEY: "re_essai",
			RESEND_BASE_URL: `http://127.0.0.1:${port}`,
			MAIL_FROM: "Bien commun <ne-pas-repondre@exemple.org>",
		});
		for (const [saisi] of SAISIES.filter(([, boite]) => boite !== null))
			await demander(site.navigateur(), saisi);
		await eventually(() => demandes.length >= ATTENDUS.length);
		expect(demandes.map(({ to }) => to).sort()).toEqual(ATTENDUS);
		for (const { subject } of demandes)
			expect(subject).toMatch(/^[^\r\n]*\d{6}$/);
	} finally {
		resend.closeAllConnections();
		await new Promise((closed) => resend.close(closed));
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
	ouvrirSite,
}) => {
	const site = await ouvrirSite({});
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
	await demander(site.navigateur(), courriel);
	await seConnecter(site, site.navigateur(), courriel).catch(() => {});
	await site.server.stop();
	const log = site.server.log();
	expect(log).toContain("/compte/connexion");
	expect([session, connu, defi].every((nom) => nom.length > 20)).toBe(true);
	for (const secret of [code, autreCode(code), session, connu, defi])
		expect(log).not.toContain(secret);
	for (const part of ["journal.intime", "203.0.113.77", "bc-session="])
		expect(log).not.toContain(part);
	expect(await courrielsRecus(site.server)).not.toEqual([]);
});
