"use client";

import { useEffect, useState } from "react";

/** The sentences of the countdown: `{n}` is replaced by the number of seconds. */
export type MotsDAttente = {
	readonly un: string;
	readonly plusieurs: string;
	readonly maintenant: string;
};

/** Counts down to the instant when another code may be asked for. Absent without scripts, where a number of seconds would soon be wrong. */
export function Attente(props: { secondes: number; mots: MotsDAttente }) {
	const { secondes, mots } = props;
	const [reste, setReste] = useState<number | null>(null);
	useEffect(() => {
		const fin = performance.now() + secondes * 1000;
		const compter = () =>
			setReste(Math.max(0, Math.ceil((fin - performance.now()) / 1000)));
		compter();
		const timer = setInterval(compter, 1000);
		return () => clearInterval(timer);
	}, [secondes]);
	if (reste === null) return null;
	const phrase =
		reste === 0 ? mots.maintenant : reste === 1 ? mots.un : mots.plusieurs;
	return (
		// A live region would speak each second.
		<p className="mt-2 tabular-nums">{phrase.replace("{n}", String(reste))}</p>
	);
}
