"use client";

import { type ComponentProps, useState } from "react";
import { Countdown } from "#components/ui/countdown";

/** The act that was counted last, and when it can no longer be undone, by the clock of this page. */
let compte = { acte_id: 0, fin: 0 };

/** What is left of an act's time: shown anew, by a form that answers, it goes on and does not begin again. */
function secondesDe(acte_id: number, reste: number): number {
	if (typeof window === "undefined") return reste;
	if (compte.acte_id !== acte_id)
		compte = { acte_id, fin: performance.now() + reste * 1000 };
	return Math.max(0, Math.ceil((compte.fin - performance.now()) / 1000));
}

/** Counts down the seconds in which an act can be undone, from the act itself. */
export function Reste(
	props: { acte_id: number; reste: number } & Omit<
		ComponentProps<typeof Countdown>,
		"seconds"
	>,
) {
	const { acte_id, reste, ...dits } = props;
	const [seconds] = useState(() => secondesDe(acte_id, reste));
	return <Countdown {...dits} seconds={seconds} />;
}
