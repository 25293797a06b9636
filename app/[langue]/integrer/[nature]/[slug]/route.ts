import { embedHandlers } from "#lib/adapters/files/embed";
import { lireAIntegrer } from "../../data.ts";

export const { GET } = embedHandlers(lireAIntegrer);
