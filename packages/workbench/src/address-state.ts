/** State of a list. All of it is in the URL, so links, reloads and the back button restore it. */
export type ListState = {
  readonly search: string;
  readonly filters: Readonly<Record<string, string>>;
  readonly page: number;
  readonly rows: number;
  /** Key of the row whose drawer is open. */
  readonly open: string | undefined;
};

export const rowChoices = [20, 50, 100] as const;
const longestSearch = 80;
const mostPage = 100_000;

export function readListState(
  address: URLSearchParams,
  filterNames: readonly string[],
  rememberedRows: number = rowChoices[0],
  choices: readonly number[] = rowChoices,
): ListState {
  const asked = Number(address.get('rows') ?? rememberedRows);
  const page = Number(address.get('page') ?? 1);
  return {
    search: (address.get('search') ?? '').slice(0, longestSearch),
    filters: Object.fromEntries(
      filterNames.flatMap((name) => {
        const value = address.get(name);
        return value ? [[name, value]] : [];
      }),
    ),
    page: Number.isInteger(page) && page >= 1 && page <= mostPage ? page : 1,
    rows: choices.find((choice) => choice === asked) ?? rowChoices[0],
    open: address.get('open') ?? undefined,
  };
}

type Change = {
  readonly search?: string;
  readonly filters?: Readonly<Record<string, string | undefined>>;
  readonly page?: number;
  readonly rows?: number;
  readonly open?: string | undefined;
};

/** Returns the URL parameters after a change; a new search or filter resets to the first page. */
export function changedAddress(address: URLSearchParams, change: Change): URLSearchParams {
  const next = new URLSearchParams(address);
  const put = (name: string, value: string | undefined) =>
    value ? next.set(name, value) : next.delete(name);
  if (change.search !== undefined) put('search', change.search.trim().slice(0, longestSearch));
  for (const [name, value] of Object.entries(change.filters ?? {})) put(name, value);
  if (change.rows !== undefined) put('rows', String(change.rows));
  const looksForOther = 'search' in change || 'filters' in change || 'rows' in change;
  if (looksForOther) next.delete('page');
  if (change.page !== undefined) put('page', change.page > 1 ? String(change.page) : undefined);
  if ('open' in change) put('open', change.open);
  return next;
}
