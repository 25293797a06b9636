/** The title of a page, and its summary in a sentence or two. */
export function PageHead(props: { title: string; lead: string }) {
	return (
		<>
			<h1>{props.title}</h1>
			<p className="mt-4 max-w-measure text-lead text-soft">{props.lead}</p>
		</>
	);
}
