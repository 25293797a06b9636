import { InteractiveReference } from "#components/developpeurs/interactive-reference";
import { PageHead } from "#components/ui/shell/page-head";
import { publicHead } from "#lib/adapters/pages/metadata";
import { metadata, page } from "#lib/adapters/pages/page";
import { pageAddress } from "#lib/i18n/addresses";

export const generateMetadata = metadata(({ langue, t }) =>
	publicHead(langue, {
		title: t("developpeurs.interactive.titre"),
		description: t("developpeurs.interactive.chapeau"),
		path: "/developpeurs/reference",
	}),
);

export default page(({ langue, t }) => (
	<>
		<PageHead
			title={t("developpeurs.interactive.titre")}
			lead={t("developpeurs.interactive.chapeau")}
		/>
		<noscript>
			<p className="mt-5 max-w-measure">
				{t.rich("developpeurs.interactive.sans_script", {
					lien: (children) => (
						<a href={pageAddress(langue, "/developpeurs")}>{children}</a>
					),
				})}
			</p>
		</noscript>
		<div className="mt-8">
			<InteractiveReference url="/api/openapi.json" />
		</div>
	</>
));
