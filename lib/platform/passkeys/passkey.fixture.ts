/** A passkey made of software: it answers as WebAuthn says, so that every check is tried with right and wrong answers. */
import {
	createHash,
	generateKeyPairSync,
	type KeyObject,
	randomBytes,
	sign,
} from "node:crypto";

const PRESENT = 0x01;
const WITH_KEY = 0x40;

function sha256(data: string | Buffer): Buffer {
	return createHash("sha256").update(data).digest();
}

function cborHead(major: number, value: number): Buffer {
	if (value < 24) return Buffer.from([(major << 5) | value]);
	if (value < 256) return Buffer.from([(major << 5) | 24, value]);
	return Buffer.from([(major << 5) | 25, value >> 8, value & 0xff]);
}

const cborBytes = (data: Buffer) =>
	Buffer.concat([cborHead(2, data.length), data]);
const cborText = (text: string) =>
	Buffer.concat([cborHead(3, text.length), Buffer.from(text)]);
const cborInteger = (value: number) =>
	value < 0 ? cborHead(1, -1 - value) : cborHead(0, value);

/** The public key of an ES256 pair, as COSE. */
function cose(publicKey: KeyObject): Buffer {
	const { x = "", y = "" } = publicKey.export({ format: "jwk" });
	return Buffer.concat([
		cborHead(5, 5),
		...[cborInteger(1), cborInteger(2)],
		...[cborInteger(3), cborInteger(-7)],
		...[cborInteger(-1), cborInteger(1)],
		...[cborInteger(-2), cborBytes(Buffer.from(x, "base64url"))],
		...[cborInteger(-3), cborBytes(Buffer.from(y, "base64url"))],
	]);
}

type Asked = { challenge: string };

/** What a test may change of an answer. */
type Twist = { origin?: string; host?: string; counter?: number };

/** A passkey that belongs to the site at `origin`. */
export function newPasskey(origin: string) {
	const { publicKey, privateKey } = generateKeyPairSync("ec", {
		namedCurve: "P-256",
	});
	const id = randomBytes(16);
	let counter = 0;
	const client = (type: string, options: string, twist: Twist) => {
		const { challenge }: Asked = JSON.parse(options);
		return Buffer.from(
			JSON.stringify({
				type,
				challenge,
				origin: twist.origin ?? origin,
				crossOrigin: false,
			}),
		);
	};
	const head = (flags: number, twist: Twist) => {
		const host = twist.host ?? new URL(origin).hostname;
		const count = Buffer.alloc(4);
		count.writeUInt32BE(twist.counter ?? counter);
		return Buffer.concat([sha256(host), Buffer.from([flags]), count]);
	};
	const answer = (response: object) =>
		JSON.stringify({
			id: id.toString("base64url"),
			rawId: id.toString("base64url"),
			type: "public-key",
			response,
			clientExtensionResults: {},
		});
	return {
		/** Answers what `demanderAjout` asks. */
		create(options: string, twist: Twist = {}): string {
			const length = Buffer.alloc(2);
			length.writeUInt16BE(id.length);
			const authData = Buffer.concat([
				head(PRESENT | WITH_KEY, twist),
				Buffer.alloc(16),
				length,
				id,
				cose(publicKey),
			]);
			const attestation = Buffer.concat([
				cborHead(5, 3),
				...[cborText("fmt"), cborText("none")],
				...[cborText("attStmt"), cborHead(5, 0)],
				...[cborText("authData"), cborBytes(authData)],
			]);
			return answer({
				clientDataJSON: client("webauthn.create", options, twist).toString(
					"base64url",
				),
				attestationObject: attestation.toString("base64url"),
			});
		},
		/** Answers what `demanderPreuve` asks. */
		get(options: string, twist: Twist = {}): string {
			counter += 1;
			const clientData = client("webauthn.get", options, twist);
			const authData = head(PRESENT, twist);
			const signature = sign(
				"sha256",
				Buffer.concat([authData, sha256(clientData)]),
				privateKey,
			);
			return answer({
				clientDataJSON: clientData.toString("base64url"),
				authenticatorData: authData.toString("base64url"),
				signature: signature.toString("base64url"),
			});
		},
	};
}
