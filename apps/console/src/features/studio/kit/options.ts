import { optionCalls } from '@onehaul/contract/console/studio/options';
import type { AnyValues, ResourceField } from '@onehaul/contract/console/studio/resource';
import { callApi } from '../../../app/call-api.ts';

/** Display names of referenced records, by field and key. */
export type Labels = Readonly<Record<string, ReadonlyMap<string, string>>>;

type Request = {
  readonly shopId: number;
  readonly of: string;
  readonly within?: number | undefined;
  readonly search?: string;
  readonly chosen?: readonly unknown[];
};
const maxChosen = 100;

/** Options of a reference field; chosen ones are always among them. */
export async function loadOptions(request: Request, signal?: AbortSignal) {
  const { shopId, of, within, search = '', chosen = [] } = request;
  const keys = [...new Set(chosen.map(String))].slice(0, maxChosen);
  const input = { shopId, of, search, chosen: keys, ...(within !== undefined && { within }) };
  const { items } = await callApi(optionCalls.list, input, { ...(signal && { signal }) });
  return items;
}

const isEmpty = (value: unknown) => value === undefined || value === null || value === '';

/** Names of everything the records refer to in these fields. */
export async function loadLabels(
  shopId: number,
  fields: readonly ResourceField[],
  records: readonly AnyValues[],
  signal?: AbortSignal,
): Promise<Labels> {
  const found = await Promise.all(
    fields.map(async ({ name, type }) => {
      if (type.is !== 'reference' && type.is !== 'references') return [];
      const chosen = records.flatMap((values) => values[name]).filter((value) => !isEmpty(value));
      if (chosen.length === 0 || type.to === 'currency') return [];
      const countryId = records[0]?.countryId;
      const within = type.to === 'region' && typeof countryId === 'number' ? countryId : undefined;
      const items = await loadOptions({ shopId, of: type.to, within, chosen }, signal);
      return [[name, new Map(items.map(({ value, label }) => [String(value), label]))] as const];
    }),
  );
  return Object.fromEntries(found.flat());
}
