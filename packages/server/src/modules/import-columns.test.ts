import { languages } from '@onehaul/domain/language';
import { importHeading, importHeadings } from '@onehaul/i18n/import-columns';
import { expect, test } from 'vitest';
import { createImportPlans } from './import-plans.ts';

// Creating the plans uses no service.
const plans = createImportPlans({} as never);
const keyOf = (heading: string) =>
  heading
    .normalize('NFKC')
    .replaceAll(/[\s*:]/g, '')
    .toLowerCase();

test.each(plans)('every column of $kind has a heading in four languages, and none stands for two', (plan) => {
  const names = plan.columns.map(({ name }) => name);
  for (const language of languages) {
    const headings = names.map((name) => importHeading(plan.kind, name, language));
    expect(headings.filter((heading, place) => heading === names[place])).toEqual([]);
    expect(new Set(headings.map(keyOf)).size).toBe(names.length);
  }
  const columnOf = new Map<string, string>();
  for (const [heading, column] of importHeadings(plan.kind, names)) {
    expect([heading, columnOf.get(keyOf(heading)) ?? column]).toEqual([heading, column]);
    columnOf.set(keyOf(heading), column);
  }
  const named = [...(plan.uniqueColumns ?? []), ...(plan.together ? [plan.together] : [])];
  expect(named.filter((name) => !names.includes(name))).toEqual([]);
});
