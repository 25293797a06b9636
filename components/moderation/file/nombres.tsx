"use client";

import { createContext, type ReactNode, useContext } from "react";

type ParPartie = Readonly<Record<string, number>>;

const Comptes = createContext<ParPartie>({});

/** How much waits in each part of the area, for the menu of every page under it. */
export function Nombres(props: { value: ParPartie; children: ReactNode }) {
	return <Comptes value={props.value}>{props.children}</Comptes>;
}

/** How much waits in one part; nothing for zero, or where nobody counts. */
export function Nombre({ partie }: { partie: string }) {
	const nombre = useContext(Comptes)[partie] ?? 0;
	return nombre === 0 ? null : <span>&nbsp;({nombre})</span>;
}
