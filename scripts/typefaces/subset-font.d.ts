/** What is used of subset-font (2.9), which brings no types. */
declare module "subset-font" {
	export default function subsetFont(
		font: Buffer,
		text: string,
		options: {
			readonly targetFormat: "woff2";
			readonly keepFeatures: readonly string[];
			readonly preserveNameIds: readonly number[];
			readonly variationAxes: Readonly<
				Record<string, number | { readonly min: number; readonly max: number }>
			>;
		},
	): Promise<Buffer>;
}
