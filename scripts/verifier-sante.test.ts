import { spawnSync } from "node:child_process";
import {
	chmodSync,
	mkdirSync,
	mkdtempSync,
	rmSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";

const SCRIPT = join(import.meta.dirname, "../deploiement/verifier-sante.sh");

const folder = mkdtempSync(join(tmpdir(), "bc-sante-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** The script's status and output when the journal shows these lines to its account. */
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

test("an unreadable journal is reported, not taken for a quiet one", () => {
	const { status, stdout } = verifier("");
	expect(status).toBe(1);
	expect(stdout).toContain("groupe systemd-journal");
	expect(verifier('{"level":"info"}')).toEqual({ status: 0, stdout: "" });
	expect(verifier('{"level":"error"}').status).toBe(1);
});

test("a folder of backups that can't be read is reported as that, one without a recent backup as such, and neither when all is there", () => {
	const backups = join(folder, "sauvegardes");
	const look = () => {
		const { stdout } = verifier("", {
			SERVICE: "",
			DOSSIER_SAUVEGARDES: backups,
		});
		return stdout;
	};
	expect(look()).toContain("introuvable ou illisible");
	expect(look()).not.toContain("aucune sauvegarde");
	mkdirSync(backups);
	expect(look()).toContain("aucune sauvegarde");
	expect(look()).toContain("aucun exercice");
	writeFileSync(join(backups, "bien-commun-1.jsonl.gz"), "");
	writeFileSync(join(backups, "exercice-reussi"), "");
	expect(look()).toBe("");
});

test("a disk that can't be read is reported", () => {
	const { status, stdout } = verifier("", {
		SERVICE: "",
		DISQUES: "/absent/de/cette/machine",
	});
	expect(status).toBe(1);
	expect(stdout).toContain("illisible");
});

test("a call that watches nothing says so, and does not pass for health", () => {
	const { status, stdout } = verifier("", { SERVICE: "" });
	expect(status).toBe(1);
	expect(stdout).toContain("rien n'est surveillé");
});

test("the counts of errors and of minutes are in the singular below two, in the plural from two on", () => {
	const error = '{"level":"error"}';
	const sentence = (journal: string, minutes: string) =>
		verifier(journal, { ERREURS_MINUTES: minutes }).stdout;
	expect(sentence(error, "1")).toContain("1 erreur en 1 minute dans");
	expect(sentence(`${error}\n${error}`, "2")).toContain(
		"2 erreurs en 2 minutes dans",
	);
});

test.each(["DISQUE_LIBRE_MIO", "ERREURS_MAX", "ERREURS_MINUTES"])(
	"%s that is not a number is rejected by name",
	(name) => {
		const { status, stdout } = verifier("{}", { [name]: "deux" });
		expect(status).toBe(1);
		expect(stdout).toContain(`${name}=deux`);
	},
);
