import { expect, test } from "vitest";
import { rendered } from "#components/ui/rendered.fixture";
import { SignauxDits } from "./fiche.tsx";

test("another language is marked in the queue; on the page of its entry, which asks what it is, the other marks alone stand", () => {
	const marques = (enFile: boolean) =>
		rendered(
			<SignauxDits
				signaux={[
					{ genre: "autre_langue", extraits: ["en"] },
					{ genre: "telephone", extraits: ["06 12 34 56 78"] },
				]}
				enFile={enFile}
			/>,
		).childElementCount;
	expect(marques(true)).toBe(2);
	expect(marques(false)).toBe(1);
});
