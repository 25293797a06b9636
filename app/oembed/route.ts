import { oembedHandlers } from "#lib/adapters/files/oembed";
import { lireAIntegrer } from "../[langue]/integrer/data.ts";

export const { GET } = oembedHandlers(lireAIntegrer);
