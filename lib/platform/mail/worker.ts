/**
 * Sends the mails of the queue. Any number of processes may run a worker: they share
 * the queue by leases. It polls several times a second rather than being notified:
 * NOTIFY serialises the commits of all writers.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { type ReglagesCourriel, reglages } from "../config/env.ts";
import { evenReadOnly } from "../db/pool.ts";
import { ReadOnly } from "../db/unavailable.ts";
import { repeated } from "../runtime/background.ts";
import { monotonicMs } from "../runtime/clock.ts";
import { log } from "../runtime/log.ts";
import { mailBeat } from "./health.ts";
import {
	BAIL_SECONDES,
	balayer,
	type CourrielPris,
	noter,
	prendre,
} from "./leases.ts";
import { type Message, rendre } from "./render.ts";
import { tenirVoie } from "./sending-pace.ts";
import { estUneBoite } from "./text-hygiene.ts";
import { transportLocal } from "./transports/local.ts";
import { transportResend } from "./transports/resend.ts";
import { transportSmtp } from "./transports/smtp.ts";
import type { Envoi, Transport } from "./transports/transport.ts";

/** Mails sent at once; urgent ones have their own places, which a slow mailing can't fill. */
const PLACES = 8;
const PLACES_URGENTES = 4;
const PAUSE_MS = 1_000;
const PAUSE_URGENTE_MS = 300;
const BALAYAGE_MS = 5_000;

/**
 * How long a stopping worker waits for the sends in progress, and to record their
 * outcome. After that, another worker takes over when the lease expires.
 */
const ARRET_MS = 12_000;
const NOTE_PAUSE_MS = 500;

const PRIORITE_URGENTE = 0;
const PRIORITE_DERNIERE = 9;

export type MailWorker = {
	/** Takes nothing more, finishes the sends in progress within 12 s, and closes the transport. */
	stop(): Promise<void>;
};

function beat(): void {
	mailBeat().at = monotonicMs();
}

async function send(transport: Transport, pris: CourrielPris): Promise<Envoi> {
	if (!estUneBoite(pris.destinataire))
		return { issue: "refus", erreur: "adresse" };
	let message: Message;
	try {
		message = rendre(pris);
	} catch (error) {
		// A newer version of the program may know this template: the mail is retried, perhaps by that version.
		log().error({ err: error, gabarit: pris.gabarit }, "mail not rendered");
		return { issue: "echec", erreur: "gabarit" };
	}
	return transport.envoyer(message);
}

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

/**
 * Starts the worker of this process, with the transport of the settings unless another
 * is given. `places` is how many mails are sent at once, besides the urgent ones.
 */
export function startMailWorker({
	places = PLACES,
	transport = choisirTransport(reglages().courriel, places + PLACES_URGENTES),
}: {
	places?: number;
	transport?: Transport;
} = {}): MailWorker {
	// Otherwise a try still in progress would be taken over as if its worker were dead.
	if (transport.delaiMaxSecondes >= BAIL_SECONDES)
		throw new Error("a try may not outlast its lease");
	const stopping = new AbortController();
	const { signal } = stopping;
	let stopDeadline = Number.POSITIVE_INFINITY;

	/**
	 * Retries until the outcome is recorded: a mail that was sent but not recorded as sent
	 * would be sent again. So it is even if the site has been read-only since it was taken.
	 */
	async function note(pris: CourrielPris, envoi: Envoi): Promise<void> {
		let write = () => noter(pris, envoi);
		while (true) {
			try {
				return await write();
			} catch (error) {
				if (error instanceof ReadOnly)
					write = () => evenReadOnly(() => noter(pris, envoi));
				if (monotonicMs() > stopDeadline) {
					log().error({ err: error, id: pris.id }, "mail's fate not written");
					return;
				}
				await sleep(NOTE_PAUSE_MS);
			}
		}
	}

	async function traiter(pris: CourrielPris): Promise<number> {
		const envoi = await send(transport, pris);
		await note(pris, envoi);
		if ("erreur" in envoi) {
			const { id, gabarit, essais } = pris;
			log().warn(
				{ id, gabarit, essais, erreur: envoi.erreur },
				"mail not sent",
			);
		}
		return envoi.issue === "limite" ? envoi.delaiSecondes : 0;
	}

	function lane(priorite: number, places: number, pauseMs: number) {
		const take = async (nombre: number) => {
			const pris = await prendre(nombre, priorite);
			beat();
			return pris;
		};
		return tenirVoie({ places, pauseMs, prendre: take, traiter }, signal);
	}

	beat();
	const sweep = repeated(0, async () => {
		// A failure here is logged by the lanes, and the sweep is done at the next turn.
		await balayer().then(beat, () => {});
		return BALAYAGE_MS;
	});
	const lanes = Promise.all([
		lane(PRIORITE_URGENTE, PLACES_URGENTES, PAUSE_URGENTE_MS),
		lane(PRIORITE_DERNIERE, places, PAUSE_MS),
	]);
	return {
		async stop() {
			stopDeadline = monotonicMs() + ARRET_MS;
			stopping.abort();
			await Promise.race([
				Promise.all([lanes, sweep.stop()]),
				sleep(ARRET_MS, undefined, { ref: false }),
			]);
			mailBeat().at = null;
			await transport.fermer();
		},
	};
}
