import fc from "fast-check";
import { beforeEach, inject } from "vitest";
import { childEnvironment } from "#lib/platform/config/env";

// The same data at every run: what chance finds is for `npm run eprouver`, not for
// whoever changes something else.
fc.configureGlobal({ seed: inject("graine") });

const worker = Number(childEnvironment().VITEST_POOL_ID);

beforeEach(({ task }) => {
	task.meta.worker = worker;
});

declare module "vitest" {
	export interface ProvidedContext {
		graine: number;
	}
	export interface TaskMeta {
		worker?: number;
	}
}
