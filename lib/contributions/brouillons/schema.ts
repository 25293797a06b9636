import { z } from "zod";

/** What was typed under each field, as it was typed: several values for a list. */
export const ContenuBrouillon = z.record(z.string(), z.array(z.string()));

export type ContenuBrouillon = Readonly<Record<string, readonly string[]>>;
