import { redirect } from "next/navigation";
import { LinkButton } from "#components/ui/link";
import { page, titled } from "#lib/adapters/pages/page";
import { pageAddress } from "#lib/i18n/addresses";

export const generateMetadata = titled((t) => t("compte.efface.titre"));

export default page(({ langue, t, visiteur }) =>
	visiteur ? (
		redirect(pageAddress(langue, "/compte"))
	) : (
		<>
			<h1>{t("compte.efface.titre")}</h1>
			<p className="mt-5 mb-8 max-w-measure text-lead">
				{t("compte.efface.texte")}
			</p>
			<LinkButton href={pageAddress(langue, "/")}>
				{t("compte.efface.accueil")}
			</LinkButton>
		</>
	),
);
