import { lacks, on } from "./page.ts";

const CONFIRMATION_MS = 4_000;

let takeBack = () => {};

/** The text of `data-copy`, or that of the element named by `data-copy-from`, which need not be sent twice. */
function copied({ copy, copyFrom = "" }: DOMStringMap): string {
	return copy ?? document.getElementById(copyFrom)?.textContent ?? "";
}

function confirm(button: HTMLElement): void {
	takeBack();
	const label = button.querySelector("[aria-live]");
	if (!label) return;
	const before = label.textContent;
	label.textContent = button.dataset.copied ?? "";
	const timer = setTimeout(() => takeBack(), CONFIRMATION_MS);
	takeBack = () => {
		clearTimeout(timer);
		label.textContent = before;
		takeBack = () => {};
	};
}

/** The buttons that copy a text, and confirm it by `data-copied`. */
export function copyTexts(): void {
	// Browsers have it in secure contexts only.
	if (!("clipboard" in navigator)) {
		lacks("copy");
		return;
	}
	on("click", "[data-copied]", (button) => {
		navigator.clipboard.writeText(copied(button.dataset)).then(
			() => confirm(button),
			() => takeBack(),
		);
	});
}

/** The button that opens the share menu of a phone, with the address in `data-share`. */
export function shareAddress(): void {
	if (!("share" in navigator)) {
		lacks("share");
		return;
	}
	on(
		"click",
		"[data-share]",
		({ dataset: { share: url = "", title = "" } }) => {
			// Closing the menu without a choice is an answer too.
			navigator.share({ title, url }).catch(() => undefined);
		},
	);
}
