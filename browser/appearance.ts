import { hasFramework, on } from "./page.ts";

/**
 * The choice of light or dark, without a page that asks to be sent again when it is
 * reloaded: it is sent apart, and the same page is read again, at the same place.
 */
export function keepAppearance(): void {
	if (hasFramework()) return;
	on("submit", "[data-appearance]", (form: HTMLFormElement, event) => {
		const plain = () => {
			form.removeAttribute("data-appearance");
			form.requestSubmit(event.submitter);
		};
		event.preventDefault();
		fetch(location.href, {
			method: "POST",
			body: new FormData(form, event.submitter),
		}).then(({ ok }) => (ok ? location.reload() : plain()), plain);
	});
}
