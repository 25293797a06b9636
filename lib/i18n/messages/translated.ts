/** The same keys as the French texts, each with a text of another language. */
export type Translated<Texts> = {
	readonly [Key in keyof Texts]: Texts[Key] extends string
		? string
		: Translated<Texts[Key]>;
};
