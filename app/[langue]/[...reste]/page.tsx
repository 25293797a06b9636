import { notFound } from "next/navigation";
import { page, pageDeModeration } from "#lib/adapters/pages/page";

const nowhere = page(() => notFound());
/** The moderation area says to nobody who is signed out which of its addresses are pages. */
const nowhereInModeration = pageDeModeration(() => notFound());

/** Every address of the site that is nobody's; the front shows the page that says so. */
export default async function NoPage(props: Parameters<typeof nowhere>[0]) {
	const { reste } = await props.params;
	return reste?.[0] === "moderation"
		? nowhereInModeration(props)
		: nowhere(props);
}
