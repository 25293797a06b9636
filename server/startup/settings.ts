import {
	existsSync,
	linkSync,
	lstatSync,
	readFileSync,
	readlinkSync,
	rmSync,
	writeFileSync,
} from "node:fs";
import { dirname, join, resolve } from "node:path";
import { prepareDataDir } from "#lib/platform/config/data-dir";
import {
	analyserReglages,
	childEnvironment,
	completeEnvironment,
	loadEnvironmentFile,
	type Reglages,
	reglages,
} from "#lib/platform/config/env";
import {
	explainedWriteError,
	OperatorError,
	systemErrorCode,
} from "#lib/platform/config/operator-error";
import { SETTING_NAMES } from "#lib/platform/config/settings";
import { secretBytes } from "#lib/platform/runtime/clock";
import { deriveKey } from "#lib/platform/runtime/derive-key";

/**
 * Reads a `.env` file if it exists. Throws an `OperatorError` when it exists
 * and can't be read, or is not in UTF-8: without its settings, a public site would start as a
 * demonstration on this machine, and look healthy.
 */
export function readEnvironmentFile(path: string): void {
	const entry = lstatSync(path, { throwIfNoEntry: false });
	if (entry?.isSymbolicLink() && !existsSync(path)) {
		const target = resolve(dirname(path), readlinkSync(path));
		throw new OperatorError(
			`${path} est un lien vers ${target}, qui n'existe pas ou que ce compte ne peut atteindre : mettez-y les réglages, ou retirez le lien pour démarrer sans.`,
		);
	}
	try {
		loadEnvironmentFile(path);
	} catch (error) {
		if (error instanceof OperatorError) throw error;
		// For a file that it may not read, Node reports that it does not exist.
		throw new OperatorError(
			`${path} ne peut être lu : ce doit être un fichier, que le compte qui lance l'application a le droit de lire (par exemple chgrp et chmod 640).`,
		);
	}
}

const ROOT = join(import.meta.dirname, "../..");

/** What the public trial does without, whatever the settings say: another database, mail, and the services of others. */
const NOT_IN_TRIAL =
	/^(?:DATABASE_URL|ADMIN_EMAILS|SMTP_URL|(?:RESEND|UPSTASH|PLONGEMENTS|OIDC)_.+)$/;
const TRIAL = {
	VITRINE: "oui",
	...Object.fromEntries(
		SETTING_NAMES.filter((name) => NOT_IN_TRIAL.test(name)).map((name) => [
			name,
			"",
		]),
	),
};

/** Adds what `.env` says to the environment. */
export function loadSettingsFile(): void {
	readEnvironmentFile(join(ROOT, ".env"));
}

/**
 * Reads `.env` and the environment and returns the settings in force. Rejects
 * with every problem at once, one French sentence per line.
 */
export function readSettings(
	mode: Reglages["mode"],
	vitrine = false,
): Reglages {
	loadSettingsFile();
	completeEnvironment({
		NODE_ENV: mode,
		...(vitrine ? TRIAL : { VITRINE: "" }),
	});
	const analysis = analyserReglages(childEnvironment());
	if (!analysis.ok) {
		const { erreurs, avertissements } = analysis;
		throw new OperatorError(
			[
				"Des réglages sont à corriger (voir .env.example) :",
				...[...erreurs, ...avertissements].map((text) => `  - ${text}`),
			].join("\n"),
		);
	}
	return analysis.reglages;
}

function storedSecret(path: string): string {
	if (!existsSync(path)) {
		// It gets its name once it is whole, and from one process only, however many start.
		const draft = `${path}.${secretBytes(4).toString("hex")}`;
		try {
			const secret = secretBytes(48).toString("base64url");
			writeFileSync(draft, secret, { mode: 0o600 });
			linkSync(draft, path);
		} catch (error) {
			if (systemErrorCode(error) !== "EEXIST") throw error;
		} finally {
			rmSync(draft, { force: true });
		}
	}
	const secret = readFileSync(path, "utf8").trim();
	if (secret === "")
		throw new OperatorError(
			`${path} est vide, sans doute depuis que le disque était plein : supprimez-le, puis relancez.`,
		);
	return secret;
}

/**
 * Provides the secret that every key derives from: the one of the settings,
 * else one kept in the data folder, which only a local instance and the public trial may
 * do. Returns
 * the completed settings.
 */
export function provideSecret(settings: Reglages): Reglages {
	if (settings.secret === undefined) {
		prepareDataDir(settings.dataDir);
		const path = join(settings.dataDir, "secret");
		try {
			completeEnvironment({ NEXTAUTH_SECRET: storedSecret(path) });
		} catch (error) {
			throw explainedWriteError(error, settings.dataDir);
		}
	}
	completeEnvironment({
		NEXTAUTH_URL: settings.siteUrl,
		NEXT_TELEMETRY_DISABLED: "1",
		// Instances that share a secret must accept each other's forms.
		NEXT_SERVER_ACTIONS_ENCRYPTION_KEY:
			deriveKey("server-actions").toString("base64"),
	});
	return reglages();
}
