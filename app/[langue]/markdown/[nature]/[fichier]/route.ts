import { twinHandlers } from "#lib/adapters/files/markdown-twin";
import { lireEnMarkdown } from "../../../integrer/data.ts";

export const { GET } = twinHandlers(lireEnMarkdown);
