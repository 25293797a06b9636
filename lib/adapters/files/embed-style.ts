/** The style of embeds: their policy names its hash, so that a copy kept by a browser stays valid. */
import { hash } from "node:crypto";
import { GREEN, STATE_COLOURS } from "#lib/platform/config/colours";
import { reglages } from "#lib/platform/config/env";

/** The tokens of app/globals.css that an embed shows. */
function tokens(): string {
	const { action, propres } = reglages().identite.couleurs;
	const livre = propres
		? `light-dark(${GREEN.clair},${GREEN.sombre})`
		: "var(--action)";
	return `:root{color-scheme:light dark;--paper:light-dark(#fffdf8,#1b221e);--ink:light-dark(#1d2420,#ece6d8);--soft:light-dark(#48524c,#a9b3ab);--line:light-dark(#d9d2c0,#38423c);--action:light-dark(${action.clair},${action.sombre});--on:light-dark(#fffdf8,#141a17);--publie:light-dark(${STATE_COLOURS.publie},#94c1f2);--etude:light-dark(${STATE_COLOURS.etude},#c3aef0);--developpement:light-dark(${STATE_COLOURS.developpement},#eab667);--livre:${livre};--projet:var(--action)}[data-theme=light]{color-scheme:light}[data-theme=dark]{color-scheme:dark}`;
}

const LAYOUT =
	"*{box-sizing:border-box;margin:0}body{min-height:100vh;display:flex;background:var(--paper);color:var(--ink);font:1rem/1.5 system-ui,sans-serif;overflow-wrap:anywhere}main{flex:1;min-width:0;display:flex;flex-direction:column;gap:.5rem;padding:1rem;border:1px solid var(--line);border-radius:.375rem}a{color:var(--action);text-underline-offset:.2em}a:focus-visible{outline:3px solid var(--action);outline-offset:2px}h1{font-size:1.1875rem;line-height:1.3}h1 a{color:inherit;text-decoration:none}h1 a:hover{text-decoration:underline}.kind{display:flex;flex-wrap:wrap;gap:.25rem .75rem;font-size:.875rem;font-weight:700}.count{color:var(--soft)}.text{color:var(--soft)}h1,.text{display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:3;overflow:hidden;max-width:38rem}.foot{display:flex;flex-wrap:wrap;align-items:center;gap:.5rem 1rem;margin-top:auto;padding-top:.25rem;font-size:.875rem}.foot a{display:inline-flex;align-items:center;min-height:2.75rem}.act{padding:0 1rem;border-radius:.375rem;background:var(--action);color:var(--on);font-weight:700;text-decoration:none}.act:hover{text-decoration:underline}.sr{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}";

/** Where a need stands, in the colour of its state. */
const STATES = ["projet", "publie", "etude", "developpement", "livre"]
	.map((look) => `.${look}{color:var(--${look})}`)
	.join("");

/** The style in the site's colours. */
export function embedStyle(): string {
	return tokens() + LAYOUT + STATES;
}

let known: string | undefined;

/** What policies name it by. */
export function embedStyleHash(): string {
	known ??= `sha256-${hash("sha256", embedStyle(), "base64")}`;
	return known;
}
