import { RepondProjet } from "#components/contributions/reponse";
import { BoutonVote } from "#components/participation/boutons";
import { readJustDone } from "#lib/adapters/pages/just-done";
import { page, titled } from "#lib/adapters/pages/page";
import { voter } from "../../../projets/[slug]/actions.ts";
import { lireMien } from "../../../projets/[slug]/data.ts";
import { projetVise } from "../../data.ts";

export const generateMetadata = titled((t) => t("liens.repondu.titre"));

export default page(async (call) => {
	const { visiteur } = call;
	const projet = await projetVise(call);
	return (
		<RepondProjet
			projet={projet}
			vientDEtreDit={(await readJustDone("/decrire/repondu")) === "repondu"}
			vote={
				<BoutonVote
					action={voter}
					projet={projet}
					vote={(await lireMien(visiteur, projet.slug)).vote}
					connecte={visiteur !== null}
				/>
			}
		/>
	);
});
