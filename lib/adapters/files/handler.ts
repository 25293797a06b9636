/** The variable segments of an address, as Next gives them to a handler. */
export type Params = Readonly<Record<string, string | string[] | undefined>>;

export type Handler = (
	request: globalThis.Request,
	context: { params: Promise<Params> },
) => Promise<Response>;
