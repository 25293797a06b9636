import { connection } from "next/server";
import { offlineWorker } from "#lib/adapters/files/offline-worker";

export async function GET(): Promise<Response> {
	await connection();
	return offlineWorker();
}
