import { notFound } from "next/navigation";
import { page, pageDeModeration } from "#lib/adapters/pages/page";

const nowhere = page(() => notFound());
/** In the moderation area, signed-out visitors can't find out which addresses are pages. */
const nowhereInModeration = pageDeModeration(() => notFound());

/** Any unknown address of the site (404); the front shows the page for it. */
export default async function NoPage(props: Parameters<typeof nowhere>[0]) {
	const { reste } = await props.params;
	return reste?.[0] === "moderation"
		? nowhereInModeration(props)
		: nowhere(props);
}
