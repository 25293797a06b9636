/** What the retention rules took away, row by row counted. */
export type Purge = {
	readonly codes: number;
	readonly brouillons: number;
	readonly sessions: number;
	readonly quarantaine: number;
	readonly textes_refuses: number;
	readonly contestations: number;
	readonly courriels: number;
	readonly comptes_avertis: number;
	readonly comptes_effaces: number;
};
