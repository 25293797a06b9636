import { expect, test } from "vitest";
import { rendered } from "#components/ui/rendered.fixture";
import { ThemeChoice } from "./footer.tsx";

test("of the three appearances, the one in force alone is said to be pressed", () => {
	const page = rendered(<ThemeChoice chosen="dark" action={async () => {}} />);
	expect(page.querySelectorAll("button")).toHaveLength(3);
	const pressed = [...page.querySelectorAll("[aria-pressed=true]")];
	expect(pressed.map((one) => one.getAttribute("value"))).toEqual(["dark"]);
});
