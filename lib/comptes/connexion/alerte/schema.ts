import { z } from "zod";
import { closedList, orNull } from "#lib/platform/validation/fields";

/** The form that says whether one is told of sign-ins in new browsers: a box, ticked or not. */
export const AlerteForme = z.object({ alerte: orNull(closedList(["on"])) });
