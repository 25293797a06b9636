import type { ReglagesCourriel } from "../../config/env.ts";
import { transportLocal } from "./local.ts";
import { transportResend } from "./resend.ts";
import { transportSmtp } from "./smtp.ts";
import type { Transport } from "./transport.ts";

/** The transport that the settings ask for; at most `places` mails are sent at once. */
export function choisirTransport(
	courriel: ReglagesCourriel,
	places: number,
): Transport {
	switch (courriel.transport) {
		case "resend":
			return transportResend(courriel.cle, courriel.baseUrl);
		case "smtp":
			return transportSmtp(courriel.url, places, courriel.enClair);
		case "local":
			return transportLocal();
	}
}
