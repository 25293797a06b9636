import { createServer } from "node:http";
import { afterEach, expect, test } from "vitest";
import type { Message } from "../render.ts";
import { transportResend } from "./resend.ts";

const ouverts: (() => Promise<void>)[] = [];
afterEach(async () => {
	for (const fermer of ouverts.splice(0)) await fermer();
});

const MESSAGE: Message = {
	cle: "0123abcd",
	expediteur: "Bien commun <ne-pas-repondre@exemple.org>",
	destinataire: "a@exemple.test",
	sujet: "Bonjour",
	html: "<p>Oui</p>",
	texte: "Oui\n",
	entetes: { "Auto-Submitted": "auto-generated" },
};

type Vue = { headers: NodeJS.Dict<string | string[]>; body: string };

async function fournisseur(
	status: number,
	body: string,
	headers: Record<string, string> = {},
) {
	const vues: Vue[] = [];
	const server = createServer((req, res) => {
		let text = "";
		req.on("data", (part) => {
			text += part;
		});
		req.on("end", () => {
			vues.push({ headers: req.headers, body: text });
			res.writeHead(status, headers).end(body);
		});
	});
	await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
	ouverts.push(async () => {
		server.closeAllConnections();
		await new Promise((done) => server.close(done));
	});
	const address = server.address();
	const port = address && typeof address === "object" ? address.port : 0;
	return {
		transport: transportResend("re_x", `http://127.0.0.1:${port}`),
		vues,
	};
}

test("a request to send carries the key, the one recipient and no reply address", async () => {
	const { transport, vues } = await fournisseur(200, '{"id":"1"}');
	expect(await transport.envoyer(MESSAGE)).toEqual({ issue: "envoye" });
	expect(vues[0]?.headers).toMatchObject({
		"idempotency-key": "0123abcd",
		authorization: "Bearer re_x",
	});
	expect(JSON.parse(vues[0]?.body ?? "")).toEqual({
		from: MESSAGE.expediteur,
		to: "a@exemple.test",
		subject: "Bonjour",
		html: "<p>Oui</p>",
		text: "Oui\n",
		headers: { "Auto-Submitted": "auto-generated" },
	});
});

function refusal(statusCode: number, name: string): string {
	return JSON.stringify({ statusCode, name, message: "a@exemple.test" });
}

test.each([
	[409, "invalid_idempotent_request", { issue: "envoye" }],
	[
		409,
		"concurrent_idempotent_requests",
		{ issue: "echec", erreur: "resend 409 concurrent_idempotent_requests" },
	],
	[
		422,
		"validation_error",
		{ issue: "refus", erreur: "resend 422 validation_error" },
	],
	[
		400,
		"invalid_parameter",
		{ issue: "refus", erreur: "resend 400 invalid_parameter" },
	],
	// An unverified domain, a revoked key: for the operator to fix.
	[
		403,
		"validation_error",
		{ issue: "echec", erreur: "resend 403 validation_error" },
	],
	[
		401,
		"invalid_api_key",
		{ issue: "echec", erreur: "resend 401 invalid_api_key" },
	],
	[
		429,
		"rate_limit_exceeded",
		{
			issue: "limite",
			delaiSecondes: 3,
			erreur: "resend 429 rate_limit_exceeded",
		},
	],
	// Counted as tries, nine hours would make dead letters of all that waits for another day.
	[
		429,
		"daily_quota_exceeded",
		{
			issue: "limite",
			delaiSecondes: 60,
			erreur: "resend 429 daily_quota_exceeded",
		},
	],
	[
		429,
		"monthly_quota_exceeded",
		{
			issue: "limite",
			delaiSecondes: 60,
			erreur: "resend 429 monthly_quota_exceeded",
		},
	],
	[500, "a@exemple.test", { issue: "echec", erreur: "resend 500 unknown" }],
])(
	"an answer %i %s gives the right outcome for the mail",
	async (status, name, envoi) => {
		const { transport } = await fournisseur(status, refusal(status, name), {
			"Retry-After": "3",
		});
		expect(await transport.envoyer(MESSAGE)).toEqual(envoi);
	},
);

test.each([
	["0", 1],
	["", 1],
	["soon", 1],
	["86400", 120],
	["Tue, 01 Jan 2999 00:00:00 GMT", 120],
	["Sat, 01 Jan 2000 00:00:00 GMT", 1],
])(
	"a provider that asks to wait %j is waited for %i",
	async (retry, seconds) => {
		const { transport } = await fournisseur(
			429,
			refusal(429, "rate_limit_exceeded"),
			{ "Retry-After": retry },
		);
		expect(await transport.envoyer(MESSAGE)).toEqual({
			issue: "limite",
			delaiSecondes: seconds,
			erreur: "resend 429 rate_limit_exceeded",
		});
	},
);

test.each([
	[200, "<html>"],
	[502, "<html>Bad gateway</html>"],
])(
	"an answer %i that is not JSON (%s) is a failure to retry",
	async (status, body) => {
		const { transport } = await fournisseur(status, body);
		expect(await transport.envoyer(MESSAGE)).toMatchObject({ issue: "echec" });
	},
);

test("an unreachable provider is a failure to retry", async () => {
	const transport = transportResend("re_x", "http://127.0.0.1:1");
	expect(await transport.envoyer(MESSAGE)).toEqual({
		issue: "echec",
		erreur: "resend injoignable application_error",
	});
});

test.each([
	["HTML", "<h1>Slow down</h1>", "application_error"],
	["words of its own", refusal(429, "too_many_requests"), "too_many_requests"],
])(
	"a 429 in %s is waited for, and no try is counted",
	async (_, body, word) => {
		const { transport } = await fournisseur(429, body, { "Retry-After": "9" });
		expect(await transport.envoyer(MESSAGE)).toEqual({
			issue: "limite",
			delaiSecondes: 9,
			erreur: `resend 429 ${word}`,
		});
	},
);

test.each(["{}", "null", "<html>Sign in</html>"])(
	"a 200 that says %j is no proof that the mail was taken",
	async (body) => {
		const { transport } = await fournisseur(200, body);
		expect(await transport.envoyer(MESSAGE)).toMatchObject({ issue: "echec" });
	},
);
