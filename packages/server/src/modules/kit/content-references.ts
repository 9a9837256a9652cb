import type { FieldType } from '@onehaul/contract/console/studio/field';
import type { AnyValues } from '@onehaul/contract/console/studio/resource';
import { Refusal } from '@onehaul/domain/refusal';
import { sanitize } from '../../html/sanitize.ts';
import { isCopied } from './shop-content.ts';

type Field = { readonly name: string; readonly type: FieldType };

/** Records of the content that exist by now, and how values name them. */
export type References = ReturnType<typeof createReferences>;

export function createReferences(countries: readonly { readonly id: number; readonly code: string }[]) {
  const known = new Map<string, Map<string, string>>([
    ['country', new Map(countries.map(({ id, code }) => [code, String(id)]))],
  ]);

  /** The database key of a record; regions and currencies have the same everywhere. */
  function keyOf(to: string, key: unknown, field: string): string {
    const found = to === 'region' ? key : known.get(to)?.get(key as string);
    if (typeof key !== 'string' || typeof found !== 'string') throw new Refusal('input.invalid', { field });
    return found;
  }

  function resolveValue(resource: string, { name, type }: Field, value: unknown): unknown {
    if (type.is === 'reference') {
      const key = keyOf(type.to, value, name);
      return type.keyType === 'number' ? Number(key) : key;
    }
    if (type.is === 'references') return (value as unknown[]).map((key) => Number(keyOf(type.to, key, name)));
    if (type.is === 'rows') return (value as AnyValues[]).map((row) => resolve(resource, type.fields, row));
    if (type.is === 'translated' && type.format === 'html') assertClean(name, value as AnyValues);
    return value;
  }

  /** Values with database keys. Refuses unknown fields, files, references that lead nowhere, and unsafe HTML. */
  function resolve(resource: string, fields: readonly Field[], given: AnyValues): AnyValues {
    const entries = Object.entries(given).map(([name, value]): [string, unknown] => {
      const field = fields.find((one) => one.name === name);
      if (!field || !isCopied(resource, field)) throw new Refusal('input.invalid', { field: name });
      return [name, value === null ? null : resolveValue(resource, field, value)];
    });
    return Object.fromEntries(entries);
  }

  return {
    resolve,
    add(resource: string, key: string, stored: string) {
      const ofResource = known.get(resource) ?? new Map<string, string>();
      if (ofResource.has(key)) throw new Refusal('record.taken', { field: 'key' });
      known.set(resource, ofResource.set(key, stored));
    },
    has: (resource: string, key: string) => known.get(resource)?.has(key) ?? false,
    setting(name: string, value: unknown): unknown {
      if (name === 'smsCountryIds')
        return (value as unknown[]).map((code) => Number(keyOf('country', code, name)));
      return name === 'relabelOptionId' ? Number(keyOf('serviceOption', value, name)) : value;
    },
  };
}

/** Text that the sanitiser would change was not exported from a shop. */
function assertClean(name: string, texts: AnyValues): void {
  for (const [language, html] of Object.entries(texts))
    if (typeof html !== 'string' || sanitize(html) !== html || html.includes('<img'))
      throw new Refusal('input.invalid', { field: `${name}.${language}` });
}
