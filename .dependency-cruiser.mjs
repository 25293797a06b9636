import { DOMAIN_RULES } from "./scripts/dependency-rules/domains.ts";
import { HOUSE_RULES } from "./scripts/dependency-rules/house.ts";

/** The layers of docs/architecture.md. Run by scripts/check-dependencies.ts. */
export default {
	forbidden: [...DOMAIN_RULES, ...HOUSE_RULES],
	options: {
		doNotFollow: { path: "node_modules|^prisma/client/" },
		// Types are erased before the program runs, yet a layer that knows
		// another's types depends on it.
		tsPreCompilationDeps: true,
		tsConfig: { fileName: "tsconfig.json" },
		enhancedResolveOptions: {
			exportsFields: ["exports"],
			conditionNames: ["import", "require", "node", "default", "types"],
			extensions: [".ts", ".tsx", ".mjs", ".js", ".json", ".d.ts"],
		},
	},
};
