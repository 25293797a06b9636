/** Where a forge serves the file that a person knows by the page of its repository. */

/** Addresses to try, in order, and the repository, when the address is that of one. */
export type FileOfRepository = {
	readonly adresses: readonly string[];
	readonly depot: string | null;
};

const GITHUB = /^(?:www\.)?github\.com$/;
const FILE_NAME = /\.ya?ml$/i;

/** `host/path` as people write it, without a scheme. */
const BARE = /^[a-z0-9-]+(?:\.[a-z0-9-]+)+(?::\d+)?(?:[/?#]|$)/i;

function parsed(text: string): URL | null {
	const address = text.trim();
	return URL.parse(BARE.test(address) ? `https://${address}` : address);
}

function at(url: URL, path: string): string {
	return new URL(`${url.origin}/${path}`).href;
}

/** The path of a file in a folder of a repository: an address of a folder, or of the file itself. */
function inFolder(rest: readonly string[], file: string): string {
	const last = rest.at(-1) ?? "";
	return [...rest, ...(FILE_NAME.test(last) ? [] : [file])].join("/");
}

function ofGitHub(url: URL, parts: readonly string[], file: string) {
	const [owner = "", name = "", kind, ref = "HEAD", ...rest] = parts;
	const repository = `${owner}/${name.replace(/\.git$/, "")}`;
	const isPlace = kind === "blob" || kind === "tree" || kind === "raw";
	const path = isPlace ? inFolder([ref, ...rest], file) : `HEAD/${file}`;
	return {
		adresses: [`https://raw.githubusercontent.com/${repository}/${path}`],
		depot: at(url, repository),
	};
}

/** GitLab writes `/-/` between a project, in as many groups as it likes, and what is in it. */
function ofGitLabPlace(url: URL, path: string, file: string) {
	const [project = "", place = ""] = path.split("/-/");
	const [, ref = "HEAD", ...rest] = place.split("/");
	return {
		adresses: [at(url, `${project}/-/raw/${inFolder([ref, ...rest], file)}`)],
		depot: at(url, project),
	};
}

/** Gitea, Forgejo and Codeberg name the sort of a reference before it. */
const GITEA_PLACE =
	/^([^/]+\/[^/]+)\/(?:src|raw)\/((?:branch|tag|commit)\/[^/]+)(?:\/(.*))?$/;

function ofGiteaPlace(url: URL, path: string, file: string) {
	const [, repository = "", ref = "", rest = ""] = GITEA_PLACE.exec(path) ?? [];
	const inside = inFolder(rest === "" ? [] : rest.split("/"), file);
	return {
		adresses: [at(url, `${repository}/raw/${ref}/${inside}`)],
		depot: at(url, repository),
	};
}

/** A repository on a forge that its name does not tell: what each of them answers, then the address itself. */
function ofSomeForge(url: URL, path: string, file: string) {
	const repository = path.replace(/\.git$/, "");
	const gitea = `api/v1/repos/${repository}/raw/${file}`;
	const isPair = repository.split("/").length === 2;
	return {
		adresses: [
			at(url, `${repository}/-/raw/HEAD/${file}`),
			...(isPair
				? [at(url, gitea), at(url, `${repository}/raw/HEAD/${file}`)]
				: []),
			url.href,
		],
		depot: at(url, repository),
	};
}

/**
 * The addresses at which `file` may be read, in order, for the address that a person
 * gave: a repository or one of its folders on GitHub, GitLab, Codeberg, Gitea or
 * another forge, the page of the file there, or the file itself. A text that is no
 * address stays as it is, to be refused where it is read.
 */
export function addressesOfFile(text: string, file: string): FileOfRepository {
	const url = parsed(text);
	if (!url || !/^https?:$/.test(url.protocol))
		return { adresses: [text.trim()], depot: null };
	url.hash = "";
	const parts = url.pathname.split("/").filter((part) => part !== "");
	const path = parts.join("/");
	if (url.username !== "" || url.password !== "" || parts.length < 2)
		return { adresses: [url.href], depot: null };
	if (GITHUB.test(url.hostname)) return ofGitHub(url, parts, file);
	if (path.includes("/-/")) return ofGitLabPlace(url, path, file);
	if (GITEA_PLACE.test(path)) return ofGiteaPlace(url, path, file);
	if (FILE_NAME.test(path)) return { adresses: [url.href], depot: null };
	return ofSomeForge(url, path, file);
}
