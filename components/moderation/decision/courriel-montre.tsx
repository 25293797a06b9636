/** One mail as it leaves: its subject, then its text. */
export function CourrielMontre(props: {
	/** The language of the page. */
	langue: string;
	/** The language of the mail. */
	de: string | undefined;
	sujet: string | undefined;
	texte: string | undefined;
	/** In a narrow column, in small. */
	petit?: boolean;
}) {
	const { langue, de, petit = false } = props;
	return (
		<blockquote
			lang={de === langue ? undefined : de}
			className={`mt-2 border-l-4 border-edge wrap-anywhere ${petit ? "px-4 py-2 text-small" : "bg-sheet px-5 py-4"}`}
		>
			<p className="font-bold" dir="auto">
				{props.sujet}
			</p>
			<p className="mt-3 text-small whitespace-pre-line" dir="auto">
				{props.texte}
			</p>
		</blockquote>
	);
}
