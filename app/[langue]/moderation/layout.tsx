import type { ReactNode } from "react";
import { Nombres } from "#components/moderation/file/nombres";
import { lireNombres } from "./data.ts";

/** What waits, for the menu of the area; each page checks by itself who is signed in. */
export default async function Layout(props: { readonly children: ReactNode }) {
	return <Nombres value={await lireNombres()}>{props.children}</Nombres>;
}
