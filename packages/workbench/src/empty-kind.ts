import type { ListState } from '@onehaul/ui/list/address-state';

/** Choose between shops and orders, not among rows: an empty list of one shop is empty. */
const otherChoices = ['shop', 'sort'];

/**
 * Why a list has no rows: `empty` has none yet, also in the chosen tab or shop; `unmatched` has none with these
 * filters; `notFound` has none for what was typed.
 */
export function emptyKind(
  { search, filters }: Pick<ListState, 'search' | 'filters'>,
  tabs: string | undefined,
): 'empty' | 'unmatched' | 'notFound' {
  if (search !== '') return 'notFound';
  const names = Object.keys(filters).filter((name) => filters[name] !== undefined);
  return names.some((name) => name !== tabs && !otherChoices.includes(name)) ? 'unmatched' : 'empty';
}
