export const COPIE = {
	copier: "Copy",
	copie: "Copied",
};
