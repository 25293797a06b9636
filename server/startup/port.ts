import type { Reglages } from "#lib/platform/config/env";
import {
	OperatorError,
	systemErrorCode,
} from "#lib/platform/config/operator-error";
import { triedPort } from "../free-port.ts";

/** Turns a failed `listen` into a sentence; returns any other error unchanged. */
export function explainedListenError(
	error: unknown,
	{ host, port }: Pick<Reglages, "host" | "port">,
): unknown {
	switch (systemErrorCode(error)) {
		case "EADDRINUSE":
			return new OperatorError(
				`Le port ${port} est déjà pris sur ${host} : arrêtez ce qui l'occupe, ou choisissez-en un autre, par exemple PORT=${port === 65_535 ? 3000 : port + 1} npm start.`,
			);
		case "EACCES":
			return new OperatorError(
				`Le port ${port} est réservé à root : choisissez un port à partir de 1024 par PORT, derrière un serveur mandataire si besoin.`,
			);
		case "EADDRNOTAVAIL":
		case "ENOTFOUND":
		case "EAI_AGAIN":
			return new OperatorError(
				`HOST=${host} n'est pas une adresse de cette machine : corrigez HOST (127.0.0.1 pour cette machine seule, 0.0.0.0 pour toutes ses adresses).`,
			);
		default:
			return error;
	}
}

/** Rejects with a sentence when the server could not listen: reported before a minute of preparation, not after. */
export async function checkPort(
	settings: Pick<Reglages, "host" | "port">,
): Promise<void> {
	const { host, port } = settings;
	await triedPort({ host, port }).catch((error: unknown) => {
		throw explainedListenError(error, settings);
	});
}
