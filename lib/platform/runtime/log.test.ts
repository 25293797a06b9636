import { expect, test } from "vitest";
import { createLog } from "./log.ts";

function logged(write: (log: ReturnType<typeof createLog>) => void) {
	const lines: string[] = [];
	write(createLog("production", { write: (line) => lines.push(line) }));
	return lines;
}

test("a code, token, cookie or address logged by mistake is masked at any depth down to three", () => {
	const secret = "ne-doit-pas-sortir";
	const [line] = logged((log) =>
		log.info({
			code: secret,
			demande: { jeton: secret, headers: { cookie: secret } },
			req: { headers: { authorization: secret, "x-forwarded-for": secret } },
			compte: { courriel: secret },
		}),
	);
	expect(line).not.toContain(secret);
	expect(line).toContain("[masqué]");
});

test("a line is JSON with its level, time and message, and a child keeps the request id", () => {
	const [line = ""] = logged((log) =>
		log.child({ requete: "abc" }).warn("lent"),
	);
	expect(JSON.parse(line)).toMatchObject({
		level: "warn",
		requete: "abc",
		msg: "lent",
		time: expect.stringMatching(/^\d{4}-.*Z$/),
	});
});

test("an error keeps the code of its system call, which the mask of sign-in codes would hide", () => {
	const error = Object.assign(new Error("refus"), { code: "ECONNREFUSED" });
	const [line = ""] = logged((log) => log.error({ err: error }));
	expect(JSON.parse(line)).toMatchObject({
		err: { message: "refus", origine: "ECONNREFUSED" },
	});
});

test("an error says what caused it", () => {
	const cause = new TypeError("plus de connexion");
	const error = new Error("refus", { cause });
	const [line = ""] = logged((log) => log.error({ err: error }));
	expect(JSON.parse(line)).toMatchObject({
		err: { message: "refus", cause: "TypeError: plus de connexion" },
	});
});

test("production drops debug lines, and tests drop every line", () => {
	expect(logged((log) => log.debug("détail"))).toEqual([]);
	const lines: string[] = [];
	createLog("test", { write: (line) => lines.push(line) }).error("bruit");
	expect(lines).toEqual([]);
});
