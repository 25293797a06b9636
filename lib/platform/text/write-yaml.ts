/** Writes YAML 1.2: of values that JSON can hold, under a comment. */
import { Document } from "yaml";

/** The object as a YAML file that begins with the comment, one line of it a line; long lines are not cut. */
export function writeYaml(value: object, comment: readonly string[]): string {
	const file = new Document(value);
	file.commentBefore = comment
		.flatMap((line) => line.split("\n"))
		.map((line) => ` ${line}`)
		.join("\n");
	return file.toString({ lineWidth: 0 });
}
