export type Option = {
  readonly value: string;
  readonly label: string;
  /** Second line, searched as well. */
  readonly detail?: string;
};

/** More would not be read; typing narrows the list. */
const maxShown = 100;

/** Letters without marks or case, so that "da nang" finds "Đà Nẵng". */
const folded = (text: string) =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('đ', 'd').trim();

/** Options that contain the typed text, those that begin with it first. */
export function matchingOptions(options: readonly Option[], typed: string): readonly Option[] {
  const wanted = folded(typed);
  if (wanted === '') return options.slice(0, maxShown);
  const found = options
    .map((option) => ({ option, label: folded(option.label) }))
    .filter(({ option, label }) => label.includes(wanted) || folded(option.detail ?? '').includes(wanted));
  const starts = found.filter(({ label }) => label.startsWith(wanted));
  const others = found.filter(({ label }) => !label.startsWith(wanted));
  return [...starts, ...others].map(({ option }) => option).slice(0, maxShown);
}
