"use client";

import type { ReactNode } from "react";
import { useFormStatus } from "react-dom";
import { BUTTON_LOOKS, type ButtonLook } from "../looks.ts";

/** Submits its form, once: while it is being sent a second press does nothing. */
export function SubmitButton(props: {
	children: ReactNode;
	look?: ButtonLook;
	name?: string;
	value?: string;
	/** For a key that leads to it. */
	id?: string;
	/** Accessible name, where the label does not name the target. */
	description?: string;
}) {
	const { pending } = useFormStatus();
	return (
		<button
			id={props.id}
			type="submit"
			name={props.name}
			value={props.value}
			aria-disabled={pending}
			aria-describedby={props.description}
			onClick={(event) => {
				if (pending) event.preventDefault();
			}}
			className={BUTTON_LOOKS[props.look ?? "main"]}
		>
			{props.children}
		</button>
	);
}
