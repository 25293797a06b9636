import type { Lu } from "#lib/i18n/translated";
import type { Langue } from "#lib/platform/langues";

/** A text of an entry, marked with its language where that is not the page's, and kept from turning the line around. */
export function Version(props: { langue: Langue; of: Lu }) {
	const { texte, langue } = props.of;
	return <bdi lang={langue === props.langue ? undefined : langue}>{texte}</bdi>;
}
