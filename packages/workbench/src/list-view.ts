import type { ListState } from '@onehaul/ui/list/address-state';
import { type ComponentType, createContext, type ReactNode } from 'react';
import type { ChosenDays } from './list-days.ts';

/** What a list shows, as it is saved. */
export type ViewDefinition = {
  readonly search: string;
  readonly filters: Readonly<Record<string, string>>;
  readonly columns: readonly string[];
  readonly rows: ListState['rows'];
};

export type SavedView = {
  readonly id: number;
  readonly name: string;
  readonly definition: ViewDefinition;
  readonly isShared: boolean;
  readonly isOwn: boolean;
  readonly ownerName: string;
  readonly mayChange: boolean;
  readonly isDefault: boolean;
};

export type ViewsPanelProps = {
  readonly list: string;
  readonly views: readonly SavedView[];
  readonly current: SavedView | undefined;
  /** What the list shows now. */
  readonly shown: ViewDefinition;
  readonly isChanged: boolean;
  /** Shows a view, or the list as it is without one. */
  readonly onApply: (view: Pick<SavedView, 'id' | 'definition'> | undefined) => void;
};

export type DaysChoice = {
  /** What the days are about, the usual one first. */
  readonly kinds: readonly { readonly value: string; readonly label: string }[];
  /** Days belong to a shop's calendar, so a list of several shops has none. */
  readonly isAvailable: boolean;
};
export type DaysPanelProps = DaysChoice & {
  readonly chosen: ChosenDays<string> | undefined;
  readonly onChange: (value: string | undefined) => void;
};

export type ColumnPanelProps = {
  readonly columns: readonly { readonly key: string; readonly title: string; readonly isFixed?: boolean }[];
  /** Keys in their order. */
  readonly shown: readonly string[];
  readonly onChange: (shown: string[]) => void;
};

/** A panel that is loaded, with its texts, when it is first opened. */
type Late<Props> = ComponentType<Props & { readonly fallback?: ReactNode; readonly onFail?: () => void }>;

/** What the app provides for its lists; a list without a provider has none of it. */
export type ListParts = {
  readonly loadViews: (
    list: string,
    signal: AbortSignal,
  ) => Promise<{ readonly items: readonly SavedView[] }>;
  readonly ViewsPanel: Late<ViewsPanelProps>;
  readonly DaysPanel: Late<DaysPanelProps>;
  readonly ColumnPanel: Late<ColumnPanelProps>;
};
export const ListPartsContext = createContext<ListParts | undefined>(undefined);

/** Key of the query of a list's views. */
export const viewsKey = (list: string) => ['views', list];

/** Whether two definitions show the same. */
export function isSameView(one: ViewDefinition, other: ViewDefinition): boolean {
  const filtersOf = ({ filters }: ViewDefinition) =>
    Object.entries(filters).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const text = (view: ViewDefinition) =>
    JSON.stringify([view.search, filtersOf(view), view.columns, view.rows]);
  return text(one) === text(other);
}

type Known = {
  readonly filters: readonly { readonly name: string; readonly values: readonly string[] }[];
  readonly arrange: (columns: readonly string[]) => readonly string[];
  readonly rowChoices: readonly number[];
};

/**
 * The part of a saved definition that the list still has. A filter without values has not loaded them yet, or takes
 * any value.
 */
export function applicable(saved: ViewDefinition, { filters, arrange, rowChoices }: Known): ViewDefinition {
  const kept = Object.entries(saved.filters).filter(([name, value]) =>
    filters.some(
      (filter) => filter.name === name && (filter.values.length === 0 || filter.values.includes(value)),
    ),
  );
  return {
    search: saved.search,
    filters: Object.fromEntries(kept),
    columns: arrange(saved.columns),
    rows: rowChoices.includes(saved.rows) ? saved.rows : (rowChoices[0] ?? saved.rows),
  };
}
