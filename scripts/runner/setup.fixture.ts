import fc from "fast-check";
import { inject } from "vitest";

// The same data at every run: what chance finds is for `npm run eprouver`, not for
// whoever changes something else.
fc.configureGlobal({ seed: inject("graine") });

declare module "vitest" {
	export interface ProvidedContext {
		graine: number;
	}
}
