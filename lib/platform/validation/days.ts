/** `calendarDay()`: a day that the database can store too. */
import { z } from "zod";
import { ownRule } from "./errors.ts";
import { refuse } from "./fields.ts";

const NO_YEAR_ZERO = ownRule({
	fr: "Cette date n’existe pas : l’année commence à 0001.",
	en: "This date does not exist: years begin at 0001.",
});

/** A day, `YYYY-MM-DD`. The year 0000 of ISO 8601 is refused: PostgreSQL does not have it. */
export function calendarDay() {
	return z.iso.date().check((ctx) => {
		if (ctx.value.startsWith("0000")) refuse(ctx, NO_YEAR_ZERO);
	});
}
