import { pageAfterRemoval } from './page-after-removal.ts';

export const rowsPerPage = 10;
/** Parameters of the URL: pages of the two lists, and the form of a new password (§2). */
export const signInsParameter = 'logins';
export const subAccountsParameter = 'accounts';
export const passwordParameter = 'editPwd';

/** A page of a list of the account. */
export type ListPage<Row> = {
  readonly items: readonly Row[];
  readonly total: number;
  readonly page: number;
};

export function pageNumber(address: URLSearchParams, name: string): number {
  const page = Number(address.get(name) ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1;
}

/** Loads a page, or the last one where that page has no rows any more. */
export async function loadLastPage<Row>(
  page: number,
  load: (page: number) => Promise<{ readonly items: readonly Row[]; readonly total: number }>,
): Promise<ListPage<Row>> {
  const found = await load(page);
  const shown = pageAfterRemoval(page, found.total, rowsPerPage);
  return { ...(shown === page ? found : await load(shown)), page: shown };
}
