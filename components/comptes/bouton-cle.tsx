"use client";

import { useRef, useState, useSyncExternalStore } from "react";
import { useFormStatus } from "react-dom";
import { BUTTON_LOOKS } from "../ui/looks.ts";

export type TextesBoutonCle = Readonly<
	Record<"bouton" | "attente" | "abandon" | "sans_script", string>
>;

/** `sans` while the page is read without scripts, before they came, or in a browser that lacks passkeys. */
function useCles(): boolean {
	return useSyncExternalStore(
		() => () => {},
		() =>
			typeof PublicKeyCredential === "function" &&
			"parseRequestOptionsFromJSON" in PublicKeyCredential,
		() => false,
	);
}

async function demander(
	but: "ajout" | "preuve",
	options: string,
): Promise<Credential | null> {
	return but === "ajout"
		? navigator.credentials.create({
				publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(
					JSON.parse(options),
				),
			})
		: navigator.credentials.get({
				publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(
					JSON.parse(options),
				),
			});
}

/** Asks the browser for a passkey, and sends its form with what the browser answers, as the field `reponse`. */
export function BoutonCle(props: {
	but: "ajout" | "preuve";
	/** What the browser is asked for, as JSON. */
	options: string;
	textes: TextesBoutonCle;
}) {
	const { but, options, textes } = props;
	const champ = useRef<HTMLInputElement>(null);
	const [dit, setDit] = useState("");
	const [attend, setAttend] = useState(false);
	const { pending } = useFormStatus();
	const peut = useCles();
	const occupe = attend || pending;
	async function montrer() {
		setAttend(true);
		setDit(textes.attente);
		try {
			const cle = await demander(but, options);
			const reponse = champ.current;
			if (!(cle instanceof PublicKeyCredential) || !reponse?.form) return;
			reponse.value = JSON.stringify(cle.toJSON());
			setDit("");
			reponse.form.requestSubmit();
		} catch {
			setDit(textes.abandon);
		} finally {
			setAttend(false);
		}
	}
	return (
		<>
			<input type="hidden" name="reponse" ref={champ} />
			{peut ? (
				<button
					type="button"
					aria-disabled={occupe}
					onClick={() => {
						if (!occupe) void montrer();
					}}
					className={BUTTON_LOOKS.main}
				>
					{textes.bouton}
				</button>
			) : (
				<p>{textes.sans_script}</p>
			)}
			<p role="status" className="mt-2 empty:mt-0">
				{dit}
			</p>
		</>
	);
}
