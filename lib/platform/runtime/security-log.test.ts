import { expect, test } from "vitest";
import { useTestDatabase } from "#server/postgres/test-store.fixture";
import { completeEnvironment } from "../config/env.ts";
import { metricsText } from "./metrics.ts";
import { noteSecurity } from "./security-log.ts";

useTestDatabase();

test("each event is counted under its own name", async () => {
	completeEnvironment({
		NEXTAUTH_SECRET: "un-secret-des-essais-assez-long-pour-tous",
	});
	noteSecurity("connexion", { compte_id: 12 });
	noteSecurity("code_refuse", { boite: "x@exemple.fr", quoi: "faux" });
	noteSecurity("code_refuse", { boite: "x@exemple.fr", quoi: "faux" });
	const { text } = await metricsText();
	expect(text).toContain('bien_commun_securite_total{evenement="connexion"} 1');
	expect(text).toContain(
		'bien_commun_securite_total{evenement="code_refuse"} 2',
	);
});
