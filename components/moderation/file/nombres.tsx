"use client";

import { createContext, type ReactNode, useContext } from "react";

const Attente = createContext(0);

/** How much waits in the queue, for the menu of every page of the area. */
export function Nombres(props: { value: number; children: ReactNode }) {
	return <Attente value={props.value}>{props.children}</Attente>;
}

/** That number; nothing for zero, or where nobody counts. */
export function Nombre() {
	const nombre = useContext(Attente);
	return nombre === 0 ? null : <span>&nbsp;({nombre})</span>;
}
