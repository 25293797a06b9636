"use client";

import dynamic from "next/dynamic";
import "@scalar/api-reference-react/style.css";

/** Loaded with this page and no other: it weighs more than all the rest of the site. */
const Scalar = dynamic(
	() =>
		import("@scalar/api-reference-react").then(
			({ ApiReferenceReact }) => ApiReferenceReact,
		),
	{ ssr: false },
);

/** The document, to be tried address by address; it asks nothing of anybody else. */
export function InteractiveReference(props: { url: string }) {
	return (
		<Scalar
			configuration={{
				url: props.url,
				withDefaultFonts: false,
				telemetry: false,
				agent: { disabled: true },
				hideClientButton: true,
				documentDownloadType: "none",
			}}
		/>
	);
}
