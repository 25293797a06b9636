// Runs under the project's Node, as the child of bootstrap.mjs: becomes the
// script it is given, and stops it when the bootstrap has ended.
import { enableCompileCache } from "node:module";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { outliveReaders } from "./steps.mjs";

outliveReaders();
process.on("disconnect", () => process.kill(process.pid, "SIGTERM"));
// Waiting for that must not keep a finished script alive.
process.channel?.unref();

// What V8 and the stripping of types made of our files serves the next start too. A
// folder that can't be written is no error.
enableCompileCache(join(import.meta.dirname, "../../tmp/compile-cache"));

const script = resolve(process.argv[2] ?? "");
process.argv.splice(1, 2, script);
await import(pathToFileURL(script).href);
