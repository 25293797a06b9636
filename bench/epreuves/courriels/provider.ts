/** A stand-in for Resend's API that records the requests it receives, and can be made to fail. */
import { createServer, type ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import { z } from "zod";

const Body = z.object({
	from: z.string(),
	to: z.union([z.string(), z.array(z.string())]),
	subject: z.string(),
	html: z.string(),
	text: z.string(),
	headers: z.record(z.string(), z.string()),
});

/** A mail that the provider accepted, and when, in milliseconds of its own clock. */
export type Recu = z.infer<typeof Body> & {
	readonly cle: string;
	readonly aMs: number;
};

/** How it handles one request; the mail is accepted before the failure or not at all. */
export type Conduite =
	| "accepte"
	| "refuse_500"
	| "accepte_puis_500"
	| "coupe"
	| "accepte_puis_coupe"
	| "pend"
	| "accepte_puis_pend"
	| "trop"
	| "invalide";

export type Fournisseur = {
	readonly url: string;
	/** The mails that it accepted, one per key. */
	readonly recus: readonly Recu[];
	readonly requetes: number;
	/** Requests whose key had been used with another body. */
	readonly conflits: number;
	fermer(): Promise<void>;
};

type Accepted = { body: string };

function answer(res: ServerResponse, status: number, body: unknown): void {
	res
		.writeHead(status, {
			"Content-Type": "application/json",
			...(status === 429 ? { "Retry-After": "1" } : {}),
		})
		.end(JSON.stringify(body));
}

function failure(status: number, name: string) {
	// A real provider quotes what it was sent: the queue must not keep it.
	return {
		statusCode: status,
		name,
		message: "Invalid `to` field: quelqu-un@exemple.test",
	};
}

/**
 * Serves `POST /emails` on a free port of this machine. `conduite` decides how
 * each request is handled, by its number from 0; `delaiMs` is the delay of
 * every answer.
 */
export async function ouvrirFournisseur(
	conduite: (numero: number, to: string) => Conduite = () => "accepte",
	delaiMs = 0,
): Promise<Fournisseur> {
	const accepted = new Map<string, Accepted>();
	const recus: Recu[] = [];
	let requetes = 0;
	let conflits = 0;

	/** Returns false when the key was used for another mail. */
	function accept(cle: string, text: string): boolean {
		const known = accepted.get(cle);
		if (known) return known.body === text;
		accepted.set(cle, { body: text });
		recus.push({
			...Body.parse(JSON.parse(text)),
			cle,
			aMs: performance.now(),
		});
		return true;
	}

	function respond(res: ServerResponse, cle: string, text: string): void {
		const { to } = Body.parse(JSON.parse(text));
		const act = conduite(requetes, String(to));
		requetes += 1;
		const accepts = act.startsWith("accepte");
		if (accepts && !accept(cle, text)) {
			conflits += 1;
			answer(res, 409, failure(409, "invalid_idempotent_request"));
			return;
		}
		switch (act) {
			case "accepte":
				answer(res, 200, { id: cle });
				return;
			case "refuse_500":
			case "accepte_puis_500":
				answer(res, 500, failure(500, "internal_server_error"));
				return;
			case "coupe":
			case "accepte_puis_coupe":
				res.destroy();
				return;
			case "trop":
				answer(res, 429, failure(429, "rate_limit_exceeded"));
				return;
			case "invalide":
				answer(res, 422, failure(422, "validation_error"));
				return;
			case "pend":
			case "accepte_puis_pend":
		}
	}

	const server = createServer(async (req, res) => {
		try {
			const text = (await buffer(req)).toString();
			const cle = req.headers["idempotency-key"];
			if (req.url !== "/emails" || typeof cle !== "string")
				throw new Error("not a mail with its key");
			setTimeout(() => respond(res, cle, text), delaiMs);
		} catch {
			// The client died midway.
			res.destroy();
		}
	});
	await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
	const address = server.address();
	const port = typeof address === "object" && address ? address.port : 0;
	return {
		url: `http://127.0.0.1:${port}`,
		recus,
		get requetes() {
			return requetes;
		},
		get conflits() {
			return conflits;
		},
		fermer() {
			const closed = new Promise<void>((done) => server.close(() => done()));
			server.closeAllConnections();
			return closed;
		},
	};
}

/** Pseudo-random numbers between 0 and 1, the same for the same seed. */
export function hasard(graine: number): () => number {
	let state = graine >>> 0;
	return () => {
		state = (state + 0x9e3779b9) >>> 0;
		let mixed = state ^ (state >>> 16);
		mixed = Math.imul(mixed, 0x21f0aaad);
		mixed ^= mixed >>> 15;
		mixed = Math.imul(mixed, 0x735a2d97);
		return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
	};
}
