import { catalogCalls } from '@onehaul/contract/catalog';
import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import { useSendWithMessage } from '../../app/portal/use-send-with-message.ts';
import type { Send } from '../../app/session-context.tsx';

const whole = { pageIndex: 1, pageRows: 1000 };
const staleTime = 60 * 60_000;

const provincesQuery = (send: Send, countryId: number | null) =>
  queryOptions({
    queryKey: ['regions', 'provinces', countryId],
    queryFn: countryId === null ? skipToken : () => send(catalogCalls.provinces, { ...whole, countryId }),
    staleTime,
  });
const citiesQuery = (send: Send, provinceId: string | undefined) =>
  queryOptions({
    queryKey: ['regions', 'cities', provinceId],
    queryFn: provinceId === undefined ? skipToken : () => send(catalogCalls.cities, { ...whole, provinceId }),
    staleTime,
  });
const areasQuery = (send: Send, cityId: string | undefined) =>
  queryOptions({
    queryKey: ['regions', 'areas', cityId],
    queryFn: cityId === undefined ? skipToken : () => send(catalogCalls.areas, { ...whole, cityId }),
    staleTime,
  });

/** Regions of a country, level by level, as deep as the platform's data goes. */
export function useRegions(countryId: number | null, path: readonly string[]) {
  const send = useSendWithMessage();
  const provinces = useQuery(provincesQuery(send, countryId));
  const cities = useQuery(citiesQuery(send, path[0]));
  const areas = useQuery(areasQuery(send, path[1]));
  const levels = [
    { name: 'province', places: provinces.data?.items, isLoading: provinces.isLoading },
    { name: 'city', places: path[0] ? cities.data?.items : [], isLoading: cities.isLoading },
    { name: 'area', places: path[1] ? areas.data?.items : [], isLoading: areas.isLoading },
  ] as const;
  // A level without children is the last one.
  const deepest = levels.findLastIndex(({ places }) => (places?.length ?? 0) > 0);
  return {
    levels: levels.filter(({ places, isLoading }) => isLoading || (places?.length ?? 0) > 0),
    hasRegions: (provinces.data?.items.length ?? 0) > 0,
    isKnown: provinces.data !== undefined,
    /** True when the deepest existing level is chosen. */
    isComplete: path.length > deepest && !levels.some(({ isLoading }) => isLoading),
  };
}
