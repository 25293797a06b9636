import { notFound } from "next/navigation";
import { page } from "#lib/adapters/page";

/** Every address of the site that is nobody's; the front shows the page that says so. */
export default page(() => notFound());
