import { optionCalls } from '@onehaul/contract/console/studio/options';
import { type SettingName, settingTypeOf } from '@onehaul/domain/settings';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../app/call-api.ts';

type Option = { readonly value: number; readonly label: string };

/** What a setting refers to, if its numbers are records. */
export function referenceOf(name: SettingName): 'serviceOption' | 'country' | undefined {
  const { unit } = settingTypeOf(name);
  if (unit === 'serviceOption') return unit;
  return unit === 'countries' ? 'country' : undefined;
}

/** Records to choose from, with the chosen ones; undefined until loaded. */
export function useReferenceOptions(shopId: number, name: SettingName, value: unknown): Option[] | undefined {
  const of = referenceOf(name);
  // All countries are listed; of other records the chosen ones are requested, as they may be archived.
  const chosen = of === 'country' ? [] : [value ?? []].flat().filter(Boolean).map(String);
  const { data } = useQuery({
    queryKey: ['studio.options', shopId, of, chosen],
    queryFn: ({ signal }) => callApi(optionCalls.list, { shopId, of: of!, search: '', chosen }, { signal }),
    enabled: of !== undefined,
  });
  return data?.items as Option[] | undefined;
}
