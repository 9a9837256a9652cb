import { companyTables } from '../archive/index.ts';
import { keptTables } from './retention.ts';

/** Kept by triggers or by functions of the platform, which have no rows behind row-level security. */
const platformTables: readonly string[] = [
  'call_day',
  'company_directory',
  'host',
  'invoice_directory',
  'staff_directory',
];

/** Tables whose rows are deleted with the company. */
export const erasedTables: readonly string[] = companyTables.filter(
  (table) => !(table in keptTables) && !platformTables.includes(table),
);

/** Kept tables whose retention is over at `now`. */
export const expiredTables = (closedAt: Date, now: Date): string[] =>
  Object.entries(keptTables)
    .filter(([, { years }]) => years !== null && keptUntil(closedAt, years) <= now)
    .map(([table]) => table);

function keptUntil(closedAt: Date, years: number): Date {
  const until = new Date(closedAt);
  until.setUTCFullYear(until.getUTCFullYear() + years);
  return until;
}

/** The last day on which anything but the company's number and name is kept. */
export const lastKeptUntil = (closedAt: Date): Date =>
  keptUntil(closedAt, Math.max(...Object.values(keptTables).map(({ years }) => years ?? 0)));

type ForeignKey = { readonly child: string; readonly parent: string };

/** Triggers write these when rows of other tables are deleted. */
const derivedTables: readonly string[] = [
  'fee_revision',
  'member_word',
  'order_tally',
  'parcel_tally',
  'review_tally',
  'shop_revision',
];

/** Tables that a table references, directly or not. */
function ancestorsOf(table: string, keys: readonly ForeignKey[]): ReadonlySet<string> {
  const found = new Set([table]);
  for (const name of found) for (const { child, parent } of keys) if (child === name) found.add(parent);
  return found;
}

/** Orders tables so that each comes before those it references, and before those its triggers write. */
export function deleteOrder(listed: readonly string[], foreign: readonly ForeignKey[]): string[] {
  const keys = [
    ...foreign,
    ...derivedTables.flatMap((parent) => {
      const later = ancestorsOf(parent, foreign);
      return listed
        .filter((child) => !later.has(child) && !derivedTables.includes(child))
        .map((child) => ({ child, parent }));
    }),
  ];
  const ordered: string[] = [];
  let left = [...listed];
  while (left.length > 0) {
    const isReferenced = (table: string) =>
      keys.some(({ child, parent }) => parent === table && left.includes(child));
    const ready = left.filter((table) => !isReferenced(table));
    if (ready.length === 0) throw new Error(`foreign keys in a cycle: ${left.join(', ')}`);
    ordered.push(...ready);
    left = left.filter((table) => !ready.includes(table));
  }
  return ordered;
}
