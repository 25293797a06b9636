import { expect, test } from "vitest";
import { rendered } from "../rendered.fixture.tsx";
import { AreaMenu } from "./area-menu.tsx";

test("on a phone the folded menu says which area it is of and where one is, in words apart", () => {
	const place = rendered(
		<AreaMenu
			label="Mon compte"
			items={[{ href: "/compte/votes", label: "Votes" }]}
			here={{ href: "/compte/votes", exact: true }}
		/>,
	);
	const summary = place.querySelector("summary");
	for (const unheard of summary?.querySelectorAll("[aria-hidden]") ?? [])
		unheard.remove();
	expect(summary?.textContent).toBe("Mon compte Votes");
});
