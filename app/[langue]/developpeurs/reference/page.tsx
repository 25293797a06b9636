import { InteractiveReference } from "#components/ui/interactive-reference";
import { metadata, page } from "#lib/adapters/page";
import { pageAddress } from "#lib/platform/i18n/addresses";

export const generateMetadata = metadata(({ t }) => ({
	title: t("developpeurs.interactive.titre"),
	description: t("developpeurs.interactive.chapeau"),
	path: "/developpeurs/reference",
}));

export default page(({ langue, t }) => (
	<>
		<h1>{t("developpeurs.interactive.titre")}</h1>
		<p className="mt-5 max-w-measure text-lead text-soft">
			{t("developpeurs.interactive.chapeau")}
		</p>
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
