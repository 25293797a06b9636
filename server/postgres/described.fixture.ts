/** What the database says of a statement without running it. */
import type pg from "pg";

/**
 * The names of the columns that a statement gives, with the types' numbers (`pg.types`);
 * none when it gives no rows. Throws the database's error when it can't be analysed.
 */
export function described(
	client: pg.Client,
	text: string,
): Promise<ReadonlyMap<string, number>> {
	return new Promise((resolve, reject) => {
		let columns = new Map<string, number>();
		client.query({
			submit(connection: pg.Connection) {
				connection.parse({ text, name: "", types: [] }, true);
				connection.describe({ type: "S", name: "" }, true);
				connection.sync();
			},
			handleRowDescription({ fields }: { fields: pg.FieldDef[] }) {
				columns = new Map(fields.map((one) => [one.name, one.dataTypeID]));
			},
			handleError: reject,
			handleReadyForQuery: () => resolve(columns),
		});
	});
}
