import type { ReactNode } from "react";
import { Nombres } from "#components/moderation/file/nombres";
import { lireNombre } from "./data.ts";

/** What waits, for the menu of the area; each page checks by itself who is signed in. */
export default async function Layout(props: { readonly children: ReactNode }) {
	return <Nombres value={await lireNombre()}>{props.children}</Nombres>;
}
