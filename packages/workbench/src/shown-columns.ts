type Arranged = { readonly key: string; readonly isFixed?: boolean };

/** Fixed columns at both ends stay there: the row's name in front, its buttons at the end. */
function endsOf(all: readonly Arranged[]) {
  if (all.every(({ isFixed }) => isFixed)) return { front: all.map(({ key }) => key), tail: [] };
  const isFree = ({ isFixed }: Arranged) => !isFixed;
  const front = all.slice(0, all.findIndex(isFree)).map(({ key }) => key);
  const tail = all.slice(all.findLastIndex(isFree) + 1).map(({ key }) => key);
  return { front, tail };
}

/** Keys of the columns that can be moved. */
export function movableKeys(all: readonly Arranged[]): string[] {
  const { front, tail } = endsOf(all);
  return all.map(({ key }) => key).filter((key) => !front.includes(key) && !tail.includes(key));
}

/** Keys of the wanted columns in their order, with every fixed one and without those that do not exist. */
export function arrangeColumns(all: readonly Arranged[], wanted: readonly string[]): string[] {
  const { front, tail } = endsOf(all);
  const movable = movableKeys(all);
  const named = [...new Set(wanted)].filter((key) => movable.includes(key));
  const missing = movable.filter((key) => isFixedKey(all, key) && !named.includes(key));
  return [...front, ...named, ...missing, ...tail];
}

/** The stored choice: what is hidden, and the order; columns of a later release come where they are declared. */
export function shownKeys(
  all: readonly Arranged[],
  hidden: readonly string[],
  order: readonly string[],
): string[] {
  const left = all.map(({ key }) => key).filter((key) => !hidden.includes(key) || isFixedKey(all, key));
  const known = order.filter((key) => left.includes(key));
  for (const [place, key] of left.entries()) if (!known.includes(key)) known.splice(place, 0, key);
  return arrangeColumns(all, known);
}
const isFixedKey = (all: readonly Arranged[], key: string) =>
  all.some((column) => column.key === key && column.isFixed);

/** Moves a column by one place among the shown ones, but not in front of those that stay in front. */
export function moveColumn(
  all: readonly Arranged[],
  shown: readonly string[],
  key: string,
  by: -1 | 1,
): string[] {
  const from = shown.indexOf(key);
  const to = from + by;
  if (from < 0 || to < 0 || to >= shown.length) return [...shown];
  const moved = shown.toSpliced(from, 1).toSpliced(to, 0, key);
  return arrangeColumns(all, moved);
}
