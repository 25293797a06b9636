import { IndexVersions } from "#components/moderation/index-versions";
import { metadata, pageDeModeration } from "#lib/adapters/page";
import { listerEdites, listerRetires } from "#lib/moderation/rendus/queries";
import { now } from "#lib/platform/clock";
import { entierDe } from "../lecture.ts";

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
