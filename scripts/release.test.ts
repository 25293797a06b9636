/** What a release consists of: its image, what starts it, what publishes it, and what says what it is. */
import { spawnSync } from "node:child_process";
import {
	chmodSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	statSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import { analyserReglages } from "#lib/platform/config/env";
import { VERSION } from "#lib/platform/runtime/version";
import { PubliccodeComplet } from "#lib/platform/text/publiccode.fixture";

const ROOT = join(import.meta.dirname, "..");
const read = (name: string) => readFileSync(join(ROOT, name), "utf8");

const Service = z.object({
	image: z.string(),
	build: z.never().optional(),
	ports: z.array(z.string()).default([]),
	profiles: z.array(z.string()).default([]),
	networks: z.array(z.string()).default(["default"]),
	environment: z.record(z.string(), z.string()).default({}),
	cap_drop: z.array(z.string()).optional(),
	read_only: z.boolean().optional(),
	command: z.union([z.string(), z.array(z.string())]).default([]),
});
const Compose = z.object({
	services: z.record(z.string(), Service),
	networks: z.record(z.string(), z.object({ internal: z.boolean() })),
});

test("the composition starts a tag that is named, and opens one door, to this machine; the counters of limits are on a network without a way out, kept nowhere", () => {
	const { services, networks } = Compose.parse(
		parse(read("deploiement/compose.yaml")),
	);
	const { application, base, valkey, srh, plongements } = services;
	expect(application?.image).toMatch(/IMAGE:-bien-commun.+VERSION:\?/);
	expect(application?.read_only).toBe(true);
	expect(base?.image).toBe("postgres:18");
	for (const { image } of Object.values(services))
		expect(image).toMatch(/:[^:]*[\d}]/);
	expect(Object.values(services).flatMap(({ ports }) => ports)).toEqual([
		"127.0.0.1:3000:3000",
	]);
	expect(networks.limites).toEqual({ internal: true });
	for (const one of [valkey, srh])
		expect(one).toMatchObject({
			profiles: ["limites"],
			networks: ["limites"],
			cap_drop: ["ALL"],
		});
	expect(valkey?.command).toEqual([
		"valkey-server",
		"--save",
		"",
		"--appendonly",
		"no",
	]);
	expect(srh?.environment).toMatchObject({
		SRH_MODE: "env",
		SRH_CONNECTION_STRING: "redis://valkey:6379",
	});
	expect(plongements).toMatchObject({
		profiles: ["sens"],
		command: ["--model-id", "BAAI/bge-m3"],
	});
});

test("the composition starts what the image does, with the options of .env, and keeps its data in the image's folder whatever .env says of a machine's", () => {
	const { application } = Compose.parse(
		parse(read("deploiement/compose.yaml")),
	).services;
	const image = read("deploiement/Dockerfile");
	const [, start = "[]"] = /^CMD (.*)$/m.exec(image) ?? [];
	expect(application?.command).toBe(
		`${z.array(z.string()).parse(JSON.parse(start)).join(" ")} \${OPTIONS:-}`,
	);
	expect(application?.environment).toMatchObject({
		DATA_DIR: /DATA_DIR=(\S+)/.exec(image)?.[1],
		IDENTITE: "",
	});
});

test.each([
	[
		"UPSTASH_REDIS_REST_URL",
		"limites",
		{
			UPSTASH_REDIS_REST_URL: "http://srh",
			UPSTASH_REDIS_REST_TOKEN: "un-jeton",
		},
	],
	[
		"PLONGEMENTS_URL",
		"plongements",
		{
			PLONGEMENTS_URL: "http://plongements",
			PLONGEMENTS_MODELE: "BAAI/bge-m3",
		},
	],
])(
	"%s in clear to another machine is refused by its name, and taken once LIAISONS_EN_CLAIR says %s",
	(name, link, settings) => {
		const refused = analyserReglages(settings);
		expect(refused).toMatchObject({
			ok: false,
			erreurs: [expect.stringContaining(`LIAISONS_EN_CLAIR=${link}`)],
		});
		expect(JSON.stringify(refused)).toContain(name);
		expect(
			analyserReglages({ ...settings, LIAISONS_EN_CLAIR: `base,${link}` }).ok,
		).toBe(true);
	},
);

test("the image installs, builds and runs under an account without rights, and no setting, backup or identity of the checkout is in it", () => {
	const [, ...stages] = read("deploiement/Dockerfile").split(/^FROM /m);
	for (const stage of stages) {
		const lines = stage.split("\n");
		expect(lines.filter((line) => line.startsWith("USER"))).toEqual([
			"USER node",
		]);
		const first = lines.findIndex((line) => /^(?:RUN npm|CMD)/.test(line));
		expect(lines.indexOf("USER node")).toBeLessThan(first);
	}
	expect(stages.join("").match(/^(?:ARG|ENV).*$/gm)).toEqual([
		"ENV NODE_ENV=production DATA_DIR=/donnees HOST=0.0.0.0",
	]);
	expect(read(".dockerignore").split("\n")).toEqual(
		expect.arrayContaining([
			...[".env", ".env.*", ".git", ".data", "identite", "*.jsonl.gz"],
		]),
	);
});

test("the page brings a backup and an identity into a container by commands that leave the application their owner, and nothing of the folder before", () => {
	const folder = mkdtempSync(join(tmpdir(), "bc-apporter-"));
	const at = (...names: string[]) => join(folder, ...names);
	for (const name of ["sauvegardes", "donnees/identite/pages", "identite"])
		mkdirSync(at(name), { recursive: true });
	writeFileSync(at("FICHIER"), "sauvegarde");
	writeFileSync(at("identite/logo.svg"), "<svg/>");
	writeFileSync(at("donnees/identite/.DS_Store"), "");
	const brought = read("docs/operations.md")
		.split("\n")
		.filter((line) => line.includes("conteneurs run --rm -T application"))
		.map((line) =>
			line
				.replace("conteneurs run --rm -T application ", "")
				.replaceAll(/\/(?=sauvegardes|donnees)/g, ""),
		);
	expect(brought).toHaveLength(2);
	for (const command of brought)
		expect(spawnSync("sh", ["-c", command], { cwd: folder }).status).toBe(0);
	expect(readFileSync(at("sauvegardes/FICHIER"), "utf8")).toBe("sauvegarde");
	expect(statSync(at("sauvegardes/FICHIER")).mode & 0o777).toBe(0o600);
	expect(readdirSync(at("donnees/identite"))).toEqual(["logo.svg"]);
	rmSync(folder, { recursive: true });
});

const place = mkdtempSync(join(tmpdir(), "bc-publier-"));
afterAll(() => rmSync(place, { recursive: true }));

/** Publishes with stand-ins for the programs of the machine, which write down how they are called. */
function publier({
	tag = `v${VERSION}`,
	changed = "",
	health = "healthy",
	size = "450000000",
	fails = "nothing",
	...settings
}: Record<string, string> = {}) {
	const calls = join(place, "appels");
	writeFileSync(calls, "");
	const programs = {
		git: `case $1 in status) printf '%s' "${changed}";; *) echo ${tag};; esac`,
		node: `echo ${VERSION}`,
		npm: 'echo "npm $*" >> "$APPELS"',
		docker: `echo "docker $*" >> "$APPELS"; case "$*" in *Config.User*) echo node;; *.Size*) echo ${size};; *Health*) echo ${health};; run*) echo essai;; exec*${fails}*) exit 1;; esac`,
	};
	for (const [name, text] of Object.entries(programs)) {
		writeFileSync(join(place, name), `#!/bin/sh\n${text}\n`);
		chmodSync(join(place, name), 0o755);
	}
	const { status, stderr } = spawnSync(
		"sh",
		[join(ROOT, "deploiement/publier.sh")],
		{
			encoding: "utf8",
			env: {
				NODE_ENV: "test",
				PATH: `${place}:/usr/bin:/bin`,
				APPELS: calls,
				REGISTRE: "registre.exemple.org/equipe",
				ESSAI_SECONDES: "0",
				...settings,
			},
		},
	);
	const pushed = readFileSync(calls, "utf8")
		.split("\n")
		.filter((line) => line.startsWith("docker push"));
	return { status, stderr, pushed };
}

test("a version is pushed with its list, once its image answered without rights", () => {
	const image = `registre.exemple.org/equipe/bien-commun:${VERSION}`;
	expect(publier()).toEqual({
		status: 0,
		stderr: expect.any(String),
		pushed: [`docker push ${image}`, `docker push ${image}-sbom`],
	});
});

test.each([
	["without a registry", { REGISTRE: "" }, "REGISTRE manque"],
	["of a commit without its tag", { tag: "v9.9.9" }, `v${VERSION}`],
	["that differs from the repository", { changed: " M app/x" }, "copie"],
	["that does not answer", { health: "starting" }, "ne répond pas"],
	["that is larger than promised", { size: "450000001" }, "450 Mo"],
	["that lacks what a page needs", { fails: "/besoins" }, "pas /besoins"],
	["that can't restore its backup", { fails: "sauvegarder" }, "restaure pas"],
])("nothing is pushed %s", (_, how, reason) => {
	const { status, stderr, pushed } = publier(how);
	expect([status, pushed]).toEqual([1, []]);
	expect(stderr).toContain(reason);
});

test("the changelog has a part for this version, and every part says its settings and whether its migrations only add", () => {
	const parts = read("CHANGELOG.md").split(/^## /m).slice(1);
	expect(parts.map((part) => part.split("\n")[0])).toContain(VERSION);
	for (const part of parts) expect(part).toMatch(/Settings[\s\S]*Migrations/);
});

test("publiccode.yml holds every key of 0.7 in both languages, of this version", () => {
	const file: unknown = parse(read("publiccode.yml"));
	const { description } = PubliccodeComplet.parse(file);
	for (const langue of ["fr", "en"] as const)
		expect(Object.keys(description[langue] ?? {})).toEqual([
			"shortDescription",
			"longDescription",
			"features",
		]);
	expect(file).toMatchObject({ softwareVersion: VERSION });
});
