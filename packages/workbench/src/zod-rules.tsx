import type { Translate } from '@onehaul/i18n/translator';
import type { z } from 'zod';
import type { FormRule } from './antd.ts';

type Words = Translate<'workbench'>;

/** Form rules from the schema of the form's call, so that errors appear before it is sent. */
export function zodRules(schema: z.ZodObject, t: Words) {
  return (name: string): FormRule[] => {
    const field = schema.shape[name] as z.ZodType | undefined;
    if (!field) throw new Error(`the schema has no ${name}`);
    return [
      // `required` only marks the field (aria-required); the message comes from the validator.
      { required: isRequired(field), validator: (_rule, value: unknown) => validate(field, value, t) },
    ];
  };
}

function isRequired(field: z.ZodType): boolean {
  return ![undefined, ''].some((nothing) => field.safeParse(nothing).success);
}

async function validate(field: z.ZodType, value: unknown, t: Words): Promise<void> {
  const result = field.safeParse(value ?? undefined);
  if (!result.success) throw new Error(messageOf(result.error.issues[0]!, value, t));
}

function messageOf(issue: z.core.$ZodIssue, value: unknown, t: Words): string {
  if (isEmpty(value)) return t('form.required');
  if (issue.code === 'too_small') {
    const least = formatBound(issue.minimum);
    return issue.origin === 'string' ? t('form.tooShort', { least }) : t('form.tooSmall', { least });
  }
  if (issue.code === 'too_big') {
    const most = formatBound(issue.maximum);
    return issue.origin === 'string' ? t('form.tooLong', { most }) : t('form.tooLarge', { most });
  }
  if (issue.code === 'invalid_format' && issue.format === 'email') return t('form.email');
  return t('form.invalid');
}

/** Formats a bound in decimal notation: not 1e-8. */
const formatBound = (bound: number | bigint) =>
  new Intl.NumberFormat('en', { useGrouping: false, maximumFractionDigits: 12 }).format(bound);

function isEmpty(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === '';
  return value === undefined || value === null || (Array.isArray(value) && value.length === 0);
}
