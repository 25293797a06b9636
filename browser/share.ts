import { lacks, onPress } from "./page.ts";

/** The button that opens the share menu of a phone, with the address in `data-share`. */
export function shareAddress(): void {
	if (!("share" in navigator)) {
		lacks("share");
		return;
	}
	onPress("[data-share]", ({ dataset: { share: url = "", title = "" } }) => {
		// Closing the menu without a choice is an answer too.
		navigator.share({ title, url }).catch(() => undefined);
	});
}
