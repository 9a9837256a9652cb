import type { NestedField, TextPerLanguage, Unit } from '@onehaul/contract/console/studio/field';
import type { AnyValues, ResourceField } from '@onehaul/contract/console/studio/resource';
import type { Language } from '@onehaul/domain/language';
import type { z } from 'zod';
import { isBlank } from './texts.ts';
import { measures, toTyped } from './units.ts';

/** An invalid value: text key, its parameters, and the language of the text it concerns. */
export type Problem = {
  readonly key:
    | 'required'
    | 'requiredIn'
    | 'tooLong'
    | 'tooSmall'
    | 'tooLarge'
    | 'tooMany'
    | 'badItem'
    | 'badRow'
    | 'tooPale'
    | 'colorFormat'
    | 'urlFormat'
    | 'pathFormat'
    | 'codeFormat'
    | 'slugFormat'
    | 'openingHours'
    | 'closedDays'
    | 'invalid';
  readonly values?: Readonly<Record<string, string | number>>;
  readonly language?: Language;
};

const isEmpty = (value: unknown) =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

/** Validates with the contract's schema, and requires the shop's first language as the server does. */
export function problemOf(field: ResourceField, value: unknown, first: Language): Problem | undefined {
  const { schema, type } = field;
  if (type.is === 'translated') {
    const texts = value as TextPerLanguage;
    const isWritten = Object.values(texts).some((text) => !isBlank(text));
    if ((type.isRequired || isWritten) && isBlank(texts[first]))
      return { key: 'requiredIn', language: first };
  }
  if (type.is === 'rows') return problemOfRows(type.fields, value as AnyValues[], first, field);
  // The form holds what the codec of an instant decodes to.
  const result = type.is === 'instant' ? schema.safeEncode(value as never) : schema.safeParse(value);
  if (result.success) return undefined;
  const issue = result.error.issues[0]!;
  if (isEmpty(value)) return { key: 'required' };
  const [place] = issue.path;
  if (type.is === 'openingHours')
    return { key: issue.path[0] === 'closedOn' ? 'closedDays' : 'openingHours' };
  if (type.is === 'color') return { key: issue.code === 'custom' ? 'tooPale' : 'colorFormat' };
  if (type.is === 'textList' && typeof place === 'number')
    return { key: 'badItem', values: { line: place + 1, text: String((value as string[])[place]) } };
  return {
    ...describe(issue, type.is === 'number' ? type.unit : undefined),
    ...(type.is === 'translated' && typeof place === 'string' && { language: place as Language }),
  };
}

/** The first problem of a row, with its place in the list. */
function problemOfRows(
  fields: readonly NestedField[],
  rows: readonly AnyValues[],
  first: Language,
  { schema }: ResourceField,
): Problem | undefined {
  for (const [place, row] of rows.entries())
    for (const field of fields) {
      const problem = problemOf(field, row[field.name], first);
      if (problem) return { ...problem, values: { ...problem.values, line: place + 1 }, key: 'badRow' };
    }
  const result = schema.safeParse(rows);
  return result.success ? undefined : describe(result.error.issues[0]!, undefined);
}

function describe(issue: z.core.$ZodIssue, unit: Unit | undefined): Problem {
  if (issue.code === 'too_big' && issue.origin === 'string')
    return { key: 'tooLong', values: { most: Number(issue.maximum) } };
  if (issue.code === 'too_big' && issue.origin === 'array')
    return { key: 'tooMany', values: { most: Number(issue.maximum) } };
  if (issue.code === 'too_big') return { key: 'tooLarge', values: { most: bound(issue.maximum, unit) } };
  if (issue.code === 'too_small' && issue.origin !== 'string' && issue.origin !== 'array')
    return { key: 'tooSmall', values: { least: bound(issue.minimum, unit) } };
  if (issue.code === 'too_small') return { key: 'required' };
  if (issue.code === 'invalid_format') return { key: formatOf(issue) };
  return { key: 'invalid' };
}

/** Bounds appear in the typed unit. */
const bound = (value: number | bigint, unit: Unit | undefined) =>
  unit ? `${toTyped(unit, Number(value))} ${measures[unit].mark}`.trim() : Number(value);

function formatOf(issue: z.core.$ZodIssueInvalidStringFormat): Problem['key'] {
  const pattern = 'pattern' in issue ? String(issue.pattern) : '';
  if (pattern.startsWith('/^(https')) return 'urlFormat';
  if (pattern.startsWith('/^(\\/[^/')) return 'pathFormat';
  if (pattern.startsWith('/^[0-9A-Z]')) return 'codeFormat';
  return pattern.startsWith('/^[a-z]') ? 'slugFormat' : 'invalid';
}
