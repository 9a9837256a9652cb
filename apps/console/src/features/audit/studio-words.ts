import type { AuditRow } from '@onehaul/contract/console/audit';
import type { MessageKey } from '@onehaul/i18n/namespace';
import type { Translate } from '@onehaul/i18n/translator';

/** Changes of the shop studio have the same acts for every resource, so their texts are composed. */
export function studioAct(act: string): { resource: string; name: string } | undefined {
  const [, resource, name] = /^studio\/(\w+)\/(\w+)$/.exec(act) ?? [];
  return resource && name ? { resource, name } : undefined;
}

export function studioActWords(
  act: string,
  t: Translate<'audit'>,
  studio: Translate<'studio'>,
): string | undefined {
  const known = studioAct(act);
  if (!known) return undefined;
  const one = studio(`one.${known.resource}` as MessageKey<'studio'>);
  const many = studio(`resource.${known.resource}` as MessageKey<'studio'>);
  return t(`studio.${known.name}` as MessageKey<'audit'>, { one, many });
}

/** Label of a field in the details of a studio change. */
export function studioLabel(
  resource: string,
  field: string,
  studio: Translate<'studio'>,
): string | undefined {
  return [`field.${resource}.${field}`, `field.${field}`]
    .map((key) => ({ key, text: studio(key as MessageKey<'studio'>) }))
    .find(({ key, text }) => text !== key)?.text;
}

/** Details in the form other changes have: `from` and `to`. */
export function studioDetails({ before, after, ...others }: AuditRow['details']): AuditRow['details'] {
  return { ...others, ...(before !== undefined ? { from: before, to: after } : (after as object)) };
}
