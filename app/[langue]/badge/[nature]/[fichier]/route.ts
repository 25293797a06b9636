import { badgeHandlers } from "#lib/adapters/files/embed";
import { lireAIntegrer } from "../../../integrer/data.ts";

export const { GET } = badgeHandlers(lireAIntegrer);
