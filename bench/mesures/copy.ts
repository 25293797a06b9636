/**
 * Copies of the checkout: as it is, or with an empty route handler and an empty page,
 * the baseline that the product is compared with, and which it does not ship.
 */
import { execFileSync } from "node:child_process";
import {
	cpSync,
	mkdirSync,
	mkdtempSync,
	realpathSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

const ROOT = join(import.meta.dirname, "../..");

export const EMPTY_HANDLER = "/mesure-vide";

const HANDLER = `export const dynamic = "force-dynamic";
export function GET(): Response {
	return new Response("{}", { headers: { "Content-Type": "application/json" } });
}
`;

/** A minimal page, without the site's header and footer. */
export const EMPTY_PAGE = "/mesure-page";

const LAYOUT = `import type { ReactNode } from "react";
export default function Layout({ children }: { children: ReactNode }) {
	return <html lang="fr"><body>{children}</body></html>;
}
`;

const PAGE = `import { connection } from "next/server";
export default async function Page() {
	await connection();
	return <p>…</p>;
}
`;

function projectFiles(): string[] {
	return execFileSync("git", ["ls-files", "-co", "--exclude-standard", "-z"], {
		cwd: ROOT,
		encoding: "utf8",
	})
		.split("\0")
		.filter((file) => file !== "");
}

/** A copy of the working tree with the generated client and our packages, in a temporary folder. */
export function copyOfCheckout(): string {
	const directory = realpathSync(
		mkdtempSync(join(tmpdir(), "bien-commun-copie-")),
	);
	for (const file of [...projectFiles(), "prisma/client"])
		cpSync(join(ROOT, file), join(directory, file), { recursive: true });
	// Hard links: Turbopack rejects a symbolic link that leaves its root.
	execFileSync("cp", ["-al", join(ROOT, "node_modules"), directory]);
	return directory;
}

/** Such a copy with an empty route handler and an empty page. */
export function copyWithBaseline(): string {
	const directory = copyOfCheckout();
	const add = (path: string, content: string) => {
		const file = join(directory, "app", path);
		mkdirSync(dirname(file), { recursive: true });
		writeFileSync(file, content);
	};
	add("[langue]/mesure-vide/route.ts", HANDLER);
	add("mesure-page/layout.tsx", LAYOUT);
	add("mesure-page/page.tsx", PAGE);
	return directory;
}
