import { Link } from "#components/ui/link";
import { pageHref, t } from "#lib/i18n/page-texts";
import { BUTTON_LOOKS } from "../looks.ts";
import type { Field } from "./fields.tsx";

/** Style of the controls of plain GET forms, which need no script. */
const CONTROL =
	"mt-1 block h-12 w-full rounded-control border-2 border-edge bg-sheet px-3 py-2 text-ink";

/** A list's filters: a plain form whose state is in the address. */
export function FilterBar(props: {
	/** Path of the list, in French. */
	path: string;
	fields: readonly Field[];
	values: Readonly<Record<string, unknown>>;
	/** By what else the list is filtered, which stays. */
	kept?: Readonly<Record<string, string>>;
}) {
	const address = pageHref(props.path);
	const chosen = [
		...props.fields.map(({ name }) => props.values[name] ?? ""),
		...Object.values(props.kept ?? {}),
	];
	return (
		<search aria-label={t("moderation.filtre.titre")} className="mt-6 block">
			<form
				action={address}
				method="get"
				className="flex flex-wrap items-end gap-x-5 gap-y-3"
			>
				{Object.entries(props.kept ?? {}).map(([name, value]) =>
					value === "" ? null : (
						<input key={name} type="hidden" name={name} value={value} />
					),
				)}
				{props.fields.map(({ name, label, kind, options }) => {
					const id = `filtre-${name}`;
					const value = String(props.values[name] ?? "");
					return (
						<div key={name} className="grow basis-36">
							<label htmlFor={id} className="font-bold">
								{label}
							</label>
							{options ? (
								<select
									id={id}
									name={name}
									defaultValue={value}
									className={CONTROL}
								>
									<option value="">{t("moderation.filtre.tous")}</option>
									{options.map((one) => (
										<option key={one.value} value={one.value}>
											{one.label}
										</option>
									))}
								</select>
							) : (
								<input
									id={id}
									type={kind === "date" ? "date" : "search"}
									name={name}
									defaultValue={value}
									className={CONTROL}
								/>
							)}
						</div>
					);
				})}
				<button type="submit" className={BUTTON_LOOKS.other}>
					{t("moderation.filtre.titre")}
				</button>
				{chosen.some((value) => value !== "") ? (
					<Link href={address} className="flex min-h-11 items-center">
						{t("moderation.filtre.effacer")}
					</Link>
				) : null}
			</form>
		</search>
	);
}
