import openapiTS, { astToString } from "openapi-typescript";
import { expect, test } from "vitest";
import { openApiDocument } from "#lib/adapters/openapi/document";
import { RELEASED_SITE } from "./growth.ts";

test("the client's types are those of the present document", async () => {
	const document = JSON.stringify(openApiDocument(RELEASED_SITE));
	// What has a default stays optional: `piege` must not be filled in. By name: the order of
	// the document is that in which its parts were loaded.
	const types = await openapiTS(document, {
		defaultNonNullable: false,
		alphabetize: true,
	});
	await expect(
		`// Written by scripts/openapi/client.test.ts from the API's document.\n\n${astToString(types)}`,
	).toMatchFileSnapshot("../../client/schema.d.ts");
});
