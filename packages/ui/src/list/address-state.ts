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
const maxSearchLength = 80;
const maxPage = 100_000;

export function parseListState(
  address: URLSearchParams,
  filterNames: readonly string[],
  storedRows: number = rowChoices[0],
  choices: readonly number[] = rowChoices,
): ListState {
  const requestedRows = Number(address.get('rows') ?? storedRows);
  const page = Number(address.get('page') ?? 1);
  return {
    search: (address.get('search') ?? '').slice(0, maxSearchLength),
    filters: Object.fromEntries(
      filterNames.flatMap((name) => {
        const value = address.get(name);
        return value ? [[name, value]] : [];
      }),
    ),
    page: Number.isInteger(page) && page >= 1 && page <= maxPage ? page : 1,
    rows: choices.find((choice) => choice === requestedRows) ?? rowChoices[0],
    open: address.get('open') ?? undefined,
  };
}

export type ListChange = {
  readonly search?: string;
  readonly filters?: Readonly<Record<string, string | undefined>>;
  readonly page?: number;
  readonly rows?: number;
  readonly open?: string | undefined;
};

/** Returns the URL parameters after a change; a new search or filter resets to the first page. */
export function updateListParams(address: URLSearchParams, change: ListChange): URLSearchParams {
  const next = new URLSearchParams(address);
  const put = (name: string, value: string | undefined) =>
    value ? next.set(name, value) : next.delete(name);
  if (change.search !== undefined) put('search', change.search.trim().slice(0, maxSearchLength));
  for (const [name, value] of Object.entries(change.filters ?? {})) put(name, value);
  if (change.rows !== undefined) put('rows', String(change.rows));
  const changesResults = 'search' in change || 'filters' in change || 'rows' in change;
  if (changesResults) next.delete('page');
  if (change.page !== undefined) put('page', change.page > 1 ? String(change.page) : undefined);
  if ('open' in change) put('open', change.open);
  return next;
}
