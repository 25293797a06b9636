"use client";

import { useEffect } from "react";

/** Has the browser keep the page that says that the network is down. */
export function OfflinePages() {
	useEffect(() => {
		// Absent where the site is not served by https, and refused in some private windows.
		if ("serviceWorker" in navigator)
			navigator.serviceWorker.register("/hors-ligne.js").catch(() => {});
	}, []);
	return null;
}
