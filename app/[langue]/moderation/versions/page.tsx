import { IndexVersions } from "#components/moderation/edition/index-versions";
import { metadata, pageDeModeration } from "#lib/adapters/pages/page";
import { listerEdites, listerRetires } from "#lib/moderation/rendus/queries";
import { now } from "#lib/platform/runtime/clock";
import { entierDe } from "../data.ts";

export const generateMetadata = metadata(({ t }) => ({
	title: t("versions.index.titre"),
}));

export default pageDeModeration(async ({ langue, query }) => {
	const avant = entierDe(query.avant);
	const [retires, edites] = await Promise.all([
		listerRetires(),
		listerEdites(avant),
	]);
	return <IndexVersions {...{ langue, retires }} {...edites} now={now()} />;
});
