import { pageTexts } from "#lib/i18n/page-texts";

const CHOICES = ["auto", "light", "dark"] as const;

/** Light, dark, or the system's setting: three buttons that work without a script. */
export function ThemeChoice(props: {
	chosen: (typeof CHOICES)[number];
	action: (form: FormData) => Promise<void>;
}) {
	const t = pageTexts();
	return (
		<form action={props.action} data-appearance>
			<fieldset className="flex items-center sm:gap-x-2">
				<legend className="sr-only">{t("coquille.apparence.titre")}</legend>
				{CHOICES.map((one) => (
					<button
						key={one}
						type="submit"
						name="apparence"
						value={one}
						aria-pressed={one === props.chosen}
						className="min-h-11 rounded-control border border-transparent px-2 text-ink sm:px-3 underline-offset-4 hover:underline aria-pressed:border-edge aria-pressed:font-bold"
					>
						{t(`coquille.apparence.${one}`)}
					</button>
				))}
			</fieldset>
		</form>
	);
}
