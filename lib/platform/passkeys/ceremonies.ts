/**
 * WebAuthn, by the package `@simplewebauthn/server`: what a browser is asked for, and
 * whether what it answers is right. Challenges are made and told apart by the caller.
 */
import { z } from "zod";

/** Loaded when somebody uses a passkey: it takes a fifth of a second, and most processes never do. */
const webauthn = () => import("@simplewebauthn/server");

/** The site as browsers know it: a passkey made for one host serves on no other. */
export type RelyingSite = {
	readonly name: string;
	readonly host: string;
	readonly origin: string;
};

export type StoredKey = {
	/** The credential's id, base64url. */
	readonly id: string;
	readonly publicKey: Uint8Array;
	/** How often it was used, as it says; 0 for those that do not count. */
	readonly counter: number;
};

const base64url = z.base64url().min(1).max(16_000);

const Credential = {
	id: base64url,
	rawId: base64url,
	type: z.literal("public-key"),
} as const;

/** `RegistrationResponseJSON`, without what is not used. */
const Creation = z.object({
	...Credential,
	response: z.object({
		clientDataJSON: base64url,
		attestationObject: base64url,
	}),
});

/** `AuthenticationResponseJSON`, without what is not used. */
const Presence = z.object({
	...Credential,
	response: z.object({
		clientDataJSON: base64url,
		authenticatorData: base64url,
		signature: base64url,
	}),
});

/** The text that a browser's script wrote, as `schema` reads it; null for anything else. */
function readAnswer<S extends z.ZodObject>(
	schema: S,
	text: string,
): z.output<S> | null {
	try {
		return schema.safeParse(JSON.parse(text)).data ?? null;
	} catch {
		return null;
	}
}

/** What a browser needs to make a passkey that is none of the `known`, as JSON. `handle` stands for the account on the device. */
export async function creationOptions(
	site: RelyingSite,
	account: { readonly name: string; readonly handle: Buffer },
	challenge: Buffer,
	known: readonly string[],
): Promise<string> {
	const options = await (await webauthn()).generateRegistrationOptions({
		rpName: site.name,
		rpID: site.host,
		userName: account.name,
		userID: new Uint8Array(account.handle),
		challenge: new Uint8Array(challenge),
		excludeCredentials: known.map((id) => ({ id })),
		authenticatorSelection: {
			residentKey: "discouraged",
			userVerification: "preferred",
		},
	});
	return JSON.stringify(options);
}

/** What a browser needs to show one of the `known` passkeys, as JSON. */
export async function presenceOptions(
	site: RelyingSite,
	challenge: Buffer,
	known: readonly string[],
): Promise<string> {
	const options = await (await webauthn()).generateAuthenticationOptions({
		rpID: site.host,
		challenge: new Uint8Array(challenge),
		allowCredentials: known.map((id) => ({ id })),
		userVerification: "preferred",
	});
	return JSON.stringify(options);
}

/** The passkey that a browser made; null when its answer is not right, or its challenge not `isExpected` (base64url). */
export async function readCreation(
	site: RelyingSite,
	answer: string,
	isExpected: (challenge: string) => boolean,
): Promise<StoredKey | null> {
	const read = readAnswer(Creation, answer);
	if (!read) return null;
	try {
		const { registrationInfo } = await (
			await webauthn()
		).verifyRegistrationResponse({
			response: { ...read, clientExtensionResults: {} },
			expectedChallenge: isExpected,
			expectedOrigin: site.origin,
			expectedRPID: site.host,
			// The code by mail is the other factor.
			requireUserVerification: false,
		});
		return registrationInfo?.credential ?? null;
	} catch {
		// The package throws for most of what is not right.
		return null;
	}
}

/** The id of the passkey that an answer claims to come from; null when it is no such answer. */
export function claimedKey(answer: string): string | null {
	return readAnswer(Presence, answer)?.id ?? null;
}

/**
 * The counter of the passkey `key` after it was shown; null when the answer is not its
 * own, when its challenge is not `isExpected`, and when its counter went back, which tells
 * that it was copied.
 */
export async function readPresence(
	site: RelyingSite,
	answer: string,
	isExpected: (challenge: string) => boolean,
	key: StoredKey,
): Promise<number | null> {
	const read = readAnswer(Presence, answer);
	if (!read) return null;
	try {
		const { verified, authenticationInfo } = await (
			await webauthn()
		).verifyAuthenticationResponse({
			response: { ...read, clientExtensionResults: {} },
			expectedChallenge: isExpected,
			expectedOrigin: site.origin,
			expectedRPID: site.host,
			credential: { ...key, publicKey: new Uint8Array(key.publicKey) },
			requireUserVerification: false,
		});
		return verified ? authenticationInfo.newCounter : null;
	} catch {
		return null;
	}
}
