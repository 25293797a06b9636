import { notFound } from "next/navigation";
import { pictureAnswer } from "../../../picture.tsx";
import { draw } from "../picture.ts";

type Context = { params: Promise<{ langue: string; slug: string }> };

export async function GET(_: Request, { params }: Context): Promise<Response> {
	const { langue, slug } = await params;
	const png = await draw(langue, slug);
	return png === null ? notFound() : pictureAnswer(png);
}
