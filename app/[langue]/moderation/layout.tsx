import type { ReactNode } from "react";
import { Nombres } from "#components/moderation/file/nombres";
import { lireNombres } from "./data.ts";

/** What waits in each part of the area, for its menu; each page checks by itself who is signed in. */
export default async function Layout(props: { readonly children: ReactNode }) {
	return <Nombres value={await lireNombres()}>{props.children}</Nombres>;
}
