import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

/** The unit file that an operator copies. */
function unitOf(name: string): string[] {
	return readFileSync(
		join(import.meta.dirname, "../deploiement", name),
		"utf8",
	).split("\n");
}

test("the service runs under its own account, without privileges, and sees nothing but its folders", () => {
	const unit = unitOf("bien-commun.service");
	for (const line of [
		...["User=bien-commun", "UMask=0077", "StateDirectoryMode=0700"],
		...["NoNewPrivileges=yes", "CapabilityBoundingSet=", "ProtectHome=yes"],
		...["AmbientCapabilities=", "ProtectSystem=strict", "PrivateTmp=yes"],
		...["PrivateDevices=yes", "RestrictNamespaces=yes", "LockPersonality=yes"],
		...["RestrictSUIDSGID=yes", "SystemCallFilter=@system-service"],
		...["ProtectKernelTunables=yes", "ProtectKernelModules=yes"],
		...["SystemCallArchitectures=native", "ReadWritePaths=/srv/bien-commun"],
	])
		expect(unit).toContain(line);
	// A service that gave up after a few tries would stay down until somebody types.
	expect(unit).toContain("StartLimitIntervalSec=0");
	expect(unit).toContain("Restart=on-failure");
	// One writable folder besides its own: a second line would add to it.
	expect(
		unit.filter((line) => line.startsWith("ReadWritePaths=")),
	).toHaveLength(1);
});
