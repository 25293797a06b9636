// Prepares this checkout without serving it: packages, database client, build.
// A version so prepared starts in a second.
// usage: node scripts/bootstrap.mjs deploiement/construire.mjs
import { completeEnvironment } from "#lib/platform/config/env";
import { ensureBuild } from "#server/startup/build";

completeEnvironment({ NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" });
await ensureBuild(new AbortController().signal);
