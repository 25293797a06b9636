import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { metricsText } from "#lib/platform/runtime/metrics";
import { useTestDatabase } from "#server/postgres/test-store.fixture";

const RULES = join(import.meta.dirname, "../deploiement/alertes.yml");
const TEXT = readFileSync(RULES, "utf8");
const WITH_PROMTOOL =
	spawnSync("sh", ["-c", "command -v promtool"]).status === 0;

useTestDatabase({ DATA_DIR: tmpdir() });

test("every metric that a rule names is one that the application tells", async () => {
	const { text } = await metricsText();
	const told = new Set(
		[...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name = ""]) => name),
	);
	const named = [...TEXT.matchAll(/bien_commun_\w+/g)].map(([name]) =>
		name.replace(/_bucket$/, ""),
	);
	expect(named.length).toBeGreaterThan(8);
	expect(named.filter((name) => !told.has(name))).toEqual([]);
});

/** What Prometheus says of these series, a value a minute, after `at`: the alerts of this name that fire. */
function ruleTest(alert: string, series: string, values: string, at: string) {
	return (fires: boolean) => `
  - interval: 1m
    input_series:
      - series: '${series}'
        values: '${values}'
    alert_rule_test:
      - eval_time: ${at}
        alertname: ${alert}
        exp_alerts: ${fires ? "[{}]" : "[]"}`;
}

const QUEUE = 'bien_commun_courriels{statut="abandonne"}';

test("Prometheus reads the rules; a purge of given-up mails rings nothing, a new one does; a backup too old or never made rings, a fresh one does not; read-only mode rings once forgotten", ({
	skip,
}) => {
	skip(!WITH_PROMTOOL, "promtool, which comes with Prometheus, is not here");
	const folder = mkdtempSync(join(tmpdir(), "bc-alertes-"));
	// The sentences are for people: without them a case is one line.
	const bare = TEXT.replaceAll(/\n {8}annotations:\n {10}summary: .*/g, "");
	writeFileSync(join(folder, "alertes.yml"), bare);
	const age = "bien_commun_sauvegarde_age_seconds";
	const cases = [
		ruleTest("CourrielsAbandonnes", QUEUE, "5x60 2x60", "90m")(false),
		ruleTest("CourrielsAbandonnes", QUEUE, "5x60 6x60", "90m")(true),
		ruleTest("SauvegardeAncienne", age, "3600x60", "1h")(false),
		ruleTest("SauvegardeAncienne", age, "94000x60", "1h")(true),
		ruleTest("SauvegardeAncienne", age, "1e300x60", "1h")(true),
		ruleTest(
			"LectureSeuleOubliee",
			"bien_commun_lecture_seule",
			"1x300",
			"3h",
		)(false),
		ruleTest(
			...(["LectureSeuleOubliee", "bien_commun_lecture_seule"] as const),
			...(["1x300", "270m"] as const),
		)(true),
	];
	writeFileSync(
		join(folder, "essais.yml"),
		`rule_files: [alertes.yml]\nevaluation_interval: 1m\ntests:${cases.join("")}\n`,
	);
	const check = spawnSync("promtool", ["check", "rules", RULES]);
	expect([check.status, String(check.stderr)]).toEqual([0, ""]);
	const run = spawnSync("promtool", ["test", "rules", "essais.yml"], {
		cwd: folder,
		encoding: "utf8",
	});
	expect([run.status, run.stdout + run.stderr]).toEqual([
		0,
		expect.any(String),
	]);
	rmSync(folder, { recursive: true });
});
