import { expect, test } from "vitest";
import { rendered } from "#components/ui/rendered.fixture";
import { COMPTES_MAX } from "#lib/moderation/comptes/schema";
import { PageComptes } from "./page-comptes.tsx";

test("a search that shows as many accounts as it may says that there may be others", () => {
	const rien = async () => ({ valeurs: {}, erreurs: [], tour: 0 });
	const dit = (nombre: number) =>
		rendered(
			<PageComptes
				recherche={{ q: "", role: "", suspendus: "" }}
				comptes={Array.from({ length: nombre }, (_, rang) => ({
					...{ id: rang + 1, courriel: `a${rang}@exemple.org`, nom: null },
					...{ role: "membre", suspendu: false, nb_contributions: 0 },
					langue: "fr",
				}))}
				moi={{ nature: "compte", compte_id: 1, role: "moderateur" }}
				cles={{ des_le: null, sans: 0, exiger: rien, lever: rien }}
			/>,
		).textContent;
	expect(dit(COMPTES_MAX - 1)).not.toContain("les plus récents");
	expect(dit(COMPTES_MAX)).toContain("Ce sont les 50 comptes les plus récents");
});
