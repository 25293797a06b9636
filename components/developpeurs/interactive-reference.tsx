"use client";

import dynamic from "next/dynamic";
import "@scalar/api-reference-react/style.css";

/**
 * The package writes style elements, which the policy rejects without its
 * nonce: those created by this page's scripts get it.
 */
function signStyles(): void {
	const nonce = document.querySelector<HTMLElement>("script[nonce]")?.nonce;
	document.createElement = new Proxy(document.createElement, {
		apply(create, self, args) {
			const element: unknown = Reflect.apply(create, self, args);
			if (nonce && element instanceof HTMLStyleElement) element.nonce = nonce;
			return element;
		},
	});
}

/** Loaded on this page only: it is larger than all the rest of the site. */
const Scalar = dynamic(
	async () => {
		signStyles();
		const { ApiReferenceReact } = await import("@scalar/api-reference-react");
		return ApiReferenceReact;
	},
	{ ssr: false },
);

/** The document, with a form to try each endpoint; it sends no request to third parties. */
export function InteractiveReference(props: { url: string }) {
	return (
		<Scalar
			configuration={{
				url: props.url,
				withDefaultFonts: false,
				telemetry: false,
				agent: { disabled: true },
				hideClientButton: true,
				showDeveloperTools: "never",
				documentDownloadType: "none",
			}}
		/>
	);
}
