import { createTransport } from "nodemailer";
import { z } from "zod";
import { isLoopbackHost } from "../../config/settings.ts";
import type { Message } from "../render.ts";
import type { Envoi, Transport } from "./transport.ts";

const DELAI_MAX_SECONDES = 45;
/** From the name to the greeting, for which some servers make strangers wait. */
const CONNECT_MS = 30_000;
const SILENCE_MS = 40_000;

const SmtpError = z.object({
	code: z.string().optional(),
	responseCode: z.number().optional(),
	command: z.string().optional(),
});

/** The address alone, from "Name <address>" or from an address. */
function bareAddress(expediteur: string): string {
	return /<([^<>]+)>\s*$/.exec(expediteur)?.[1]?.trim() ?? expediteur;
}

function outcome(error: unknown): Envoi {
	const {
		code = "",
		responseCode = 0,
		command,
	} = SmtpError.safeParse(error).data ?? {};
	// A refused password or sender is for the operator to fix: it is that of every mail.
	const isSender = command === "MAIL FROM";
	const word = isSender ? "MAIL_FROM" : code;
	const erreur = `smtp ${responseCode || "injoignable"} ${/^[A-Z_]{1,20}$/.test(word) ? word : "inconnu"}`;
	const isOurs = !isSender && (code === "EENVELOPE" || code === "EMESSAGE");
	const isFinal = isOurs && responseCode >= 500;
	return { issue: isFinal ? "refus" : "echec", erreur };
}

const LATE: Envoi = { issue: "echec", erreur: "smtp délai" };

/**
 * Sends mails through a mail server, with a Message-ID made from their key.
 * `connections` is how many may be sent at once: with fewer than the worker's places, a
 * sign-in code would wait behind them. `mayBePlain` accepts a server of another machine
 * without TLS.
 */
export function transportSmtp(
	url: string,
	connections: number,
	mayBePlain = false,
): Transport {
	const server = new URL(url);
	const mailer = createTransport({
		url,
		pool: true,
		maxConnections: connections,
		connectionTimeout: CONNECT_MS,
		socketTimeout: SILENCE_MS,
		// Mails, with their codes and addresses, are only sent encrypted to another
		// machine; with a password, even where the operator allows plain text.
		...((server.username !== "" || !mayBePlain) &&
		!isLoopbackHost(server.hostname)
			? { requireTLS: true }
			: {}),
	});
	async function send(message: Message): Promise<Envoi> {
		const from = bareAddress(message.expediteur);
		await mailer.sendMail({
			// Given apart from the headers, so that nothing in them is read as an additional recipient.
			envelope: { from, to: [message.destinataire] },
			from: message.expediteur,
			to: { name: "", address: message.destinataire },
			subject: message.sujet,
			html: message.html,
			text: message.texte,
			messageId: `<${message.cle}@${from.split("@").at(-1) ?? "localhost"}>`,
			headers: { ...message.entetes },
			disableFileAccess: true,
			disableUrlAccess: true,
		});
		return { issue: "envoye" };
	}
	return {
		delaiMaxSecondes: DELAI_MAX_SECONDES,
		async envoyer(message) {
			const late = Promise.withResolvers<Envoi>();
			const timer = setTimeout(late.resolve, DELAI_MAX_SECONDES * 1_000, LATE);
			return Promise.race([send(message).catch(outcome), late.promise]).finally(
				() => clearTimeout(timer),
			);
		},
		async fermer() {
			mailer.close();
		},
	};
}
