import { Link } from "#components/ui/link";
import { t } from "#lib/i18n/page-texts";
import type { SearchHelp } from "#lib/platform/search/results";
import type { ActiveFilter } from "./list-page.tsx";

type EmptyListProps = {
	help: SearchHelp<string> | null;
	active: readonly ActiveFilter[];
	/** The list without any filter. */
	all: string;
};

function widerWays({ help, active }: EmptyListProps) {
	return (help?.elargissements ?? []).flatMap(({ sans, total }) =>
		active
			.filter(({ name }) => name === sans)
			.map(({ href, label }) => ({
				href,
				label: t("lecture.sans_filtre", { filtre: label, n: total }),
			})),
	);
}

export function EmptyList(props: EmptyListProps) {
	const ways = [
		...widerWays(props),
		{ href: props.all, label: t("lecture.tout_voir") },
	];
	return (
		<div className="max-w-measure py-6">
			<h2>{t("lecture.rien")}</h2>
			<p className="mt-4">{t("lecture.elargir")}</p>
			<ul className="mt-2 list-disc space-y-1.5 pl-5">
				{ways.map(({ href, label }) => (
					<li key={href}>
						<Link href={href}>{label}</Link>
					</li>
				))}
			</ul>
		</div>
	);
}
