import { pictureAnswer } from "../picture.tsx";
import { draw } from "../site-picture.ts";

type Context = { params: Promise<{ langue: string }> };

export async function GET(_: Request, { params }: Context): Promise<Response> {
	return pictureAnswer(await draw((await params).langue));
}
