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
	const counts = async () => {
		const { text } = await metricsText();
		return ["connexion", "code_refuse"].map((name) =>
			Number(
				new RegExp(
					`^bien_commun_securite_total\\{evenement="${name}"\\} (\\d+)$`,
					"m",
				).exec(text)?.[1] ?? 0,
			),
		);
	};
	const [connexions = 0, refus = 0] = await counts();
	noteSecurity("connexion", { compte_id: 12 });
	noteSecurity("code_refuse", { boite: "x@exemple.fr", quoi: "faux" });
	noteSecurity("code_refuse", { boite: "x@exemple.fr", quoi: "faux" });
	expect(await counts()).toEqual([connexions + 1, refus + 2]);
});
