import { spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";

const SCRIPT = join(import.meta.dirname, "../deploiement/verifier-sante.sh");

const folder = mkdtempSync(join(tmpdir(), "bc-sante-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** What the script says where the journal shows these lines to whoever runs it. */
function verifier(journal: string, settings: Record<string, string> = {}) {
	const program = join(folder, "journalctl");
	writeFileSync(program, `#!/bin/sh\nprintf '%s' '${journal}'\n`);
	chmodSync(program, 0o755);
	const { status, stdout } = spawnSync("sh", [SCRIPT], {
		encoding: "utf8",
		env: {
			NODE_ENV: "test",
			PATH: `${folder}:/usr/bin:/bin`,
			ADRESSE: "",
			DISQUES: "",
			SERVICE: "bien-commun",
			...settings,
		},
	});
	return { status, stdout };
}

test("a journal that shows nothing is told rather than taken for a quiet one", () => {
	const { status, stdout } = verifier("");
	expect(status).toBe(1);
	expect(stdout).toContain("groupe systemd-journal");
	expect(verifier('{"level":"info"}')).toEqual({ status: 0, stdout: "" });
	expect(verifier('{"level":"error"}').stdout).toContain("1 erreurs");
});

test.each(["DISQUE_LIBRE_MIO", "ERREURS_MAX", "ERREURS_MINUTES"])(
	"%s that is no number is refused by name",
	(name) => {
		const { status, stdout } = verifier("{}", { [name]: "deux" });
		expect(status).toBe(1);
		expect(stdout).toContain(`${name}=deux`);
	},
);
