import type { Langue, TexteMarque } from "#lib/platform/langues";

/** A text of an entry, marked with its language where that is not the page's, and kept from turning the line around. */
export function Version(props: { langue: Langue; of: TexteMarque }) {
	const { texte, langue } = props.of;
	return <bdi lang={langue === props.langue ? undefined : langue}>{texte}</bdi>;
}
