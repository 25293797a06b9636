import { notFound } from "next/navigation";
import { partOf, siteMapPart } from "#lib/adapters/files/sitemap";
import { pagesOfPart } from "./data.ts";

type Context = { params: Promise<{ partie: string }> };

export async function GET(_: Request, { params }: Context): Promise<Response> {
	const part = partOf((await params).partie);
	const pages = part === null ? [] : await pagesOfPart(part);
	return pages.length === 0 ? notFound() : siteMapPart(pages);
}
