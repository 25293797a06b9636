"use client";

import { type RefObject, useEffect, useRef, useState } from "react";
import { useEtat } from "#components/ui/forms/form";

/**
 * What a form's answer shows before anything is sent: it takes the focus when it comes
 * (`ici`), and is outdated (`estPerime`) from the first input after it, so that nothing
 * is shown that would not be sent.
 */
export function useApercu(): {
	valeurs: ReturnType<typeof useEtat>["valeurs"];
	ici: RefObject<HTMLElement | null>;
	estPerime: boolean;
} {
	const { valeurs, tour } = useEtat();
	const [estPerime, setPerime] = useState(false);
	const ici = useRef<HTMLElement>(null);
	useEffect(() => {
		if (tour > 0) ici.current?.focus();
		const form = ici.current?.closest("form");
		const perimer = () => setPerime(true);
		form?.addEventListener("input", perimer);
		return () => form?.removeEventListener("input", perimer);
	}, [tour]);
	return { valeurs, ici, estPerime };
}
