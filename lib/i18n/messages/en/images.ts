export const IMAGES = {
	logo: {
		nom: "Logo",
		aide: "PNG, JPEG or WebP, 2\u00a0MB at most. Without a logo, two letters of the name stand for it.",
	},
	image: {
		nom: "A picture of the project",
		aide: "A screenshot or a photo, wider than high. PNG, JPEG or WebP, 2\u00a0MB at most.",
	},
	dite: {
		nom: "What the picture shows",
		aide: "In a few words, for those who can’t see it. Needed when there is a picture.",
	},
	gardee: "Your picture is kept.",
	retirer: "Remove this picture",
	lourde:
		"This picture is over 2\u00a0MB: make it smaller, or choose another one.",
} as const;
