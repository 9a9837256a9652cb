import type { PickupPoint } from '@onehaul/contract/pickup-point';
import { metresBetween, type Place } from './distance.ts';

export const kinds = ['counter', 'partner', 'locker'] as const;

/** State of the finder in the URL. */
export type FinderQuery = {
  readonly text: string;
  readonly kind: (typeof kinds)[number] | undefined;
  readonly countryId: number | undefined;
  readonly districtId: string;
  readonly isOpenOnly: boolean;
  readonly isFreeOnly: boolean;
  /** Selected point. */
  readonly pointId: number | undefined;
  /** Origin point of the distances. */
  readonly fromId: number | undefined;
  /** Page of the list; undefined: the one with the selected point. */
  readonly page: number | undefined;
};

const numberIn = (address: URLSearchParams, name: string) => {
  const text = address.get(name) ?? '';
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
};

export function readFinderQuery(address: URLSearchParams): FinderQuery {
  return {
    text: (address.get('text') ?? '').slice(0, 60),
    kind: kinds.find((kind) => kind === address.get('kind')),
    countryId: numberIn(address, 'country'),
    districtId: (address.get('district') ?? '').slice(0, 20),
    isOpenOnly: address.get('open') === '1',
    isFreeOnly: address.get('free') === '1',
    pointId: numberIn(address, 'point'),
    fromId: numberIn(address, 'from'),
    page: numberIn(address, 'page'),
  };
}

/** Applies a change to the URL; clears the page, and the selected point when the list may no longer contain it. */
export function changedFinder(
  address: URLSearchParams,
  change: Readonly<Record<string, string | undefined>>,
) {
  const next = new URLSearchParams(address);
  next.delete('page');
  if (!('point' in change) && !('from' in change)) next.delete('point');
  for (const [name, value] of Object.entries(change)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}

export type FoundPoint = PickupPoint & { readonly metres: number | undefined };

const plain = (text: string) => text.normalize('NFKC').toLocaleLowerCase();

/** Matching points, nearest first when an origin is known. */
export function findPoints(
  points: readonly PickupPoint[],
  { text, kind, countryId, districtId, isOpenOnly, isFreeOnly }: FinderQuery,
  origin: Place | undefined,
): FoundPoint[] {
  const words = plain(text).split(/\s+/).filter(Boolean);
  return points
    .filter((point) => !kind || point.kind === kind)
    .filter((point) => !countryId || point.countryId === countryId)
    .filter((point) => !districtId || point.districtId === districtId)
    .filter((point) => !isOpenOnly || point.isOpen)
    .filter((point) => !isFreeOnly || point.serviceChargeCents === 0)
    .filter((point) => {
      const { name, provinceName, cityName, areaName, address, postcode } = point;
      const said = plain([name, provinceName, cityName, areaName, address, postcode].join(' '));
      return words.every((word) => said.includes(word));
    })
    .map((point) => ({ ...point, metres: origin && metresBetween(origin, point) }))
    .toSorted((one, other) => (one.metres ?? 0) - (other.metres ?? 0));
}

export type DistrictGroup = {
  readonly name: string;
  readonly districts: readonly { readonly id: string; readonly name: string; readonly count: number }[];
};

/** Districts with points, below their province, or below their country where it has no provinces. */
export function districtsOf(points: readonly PickupPoint[]): DistrictGroup[] {
  const groups = Map.groupBy(points, ({ countryName, provinceName, cityName }) =>
    cityName && provinceName ? provinceName : countryName,
  );
  return [...groups].map(([name, inGroup]) => ({
    name,
    districts: [...Map.groupBy(inGroup, ({ districtId }) => districtId)].map(([id, there]) => ({
      id,
      name: there[0]!.cityName || there[0]!.provinceName,
      count: there.length,
    })),
  }));
}

export const pointsOnPage = 10;

/** Page of the list: the wanted one, else the one with the selected point. */
export function shownPage(
  points: readonly { readonly id: number }[],
  { page, pointId }: Pick<FinderQuery, 'page' | 'pointId'>,
): { readonly page: number; readonly pages: number } {
  const pages = Math.max(1, Math.ceil(points.length / pointsOnPage));
  const index = points.findIndex(({ id }) => id === pointId);
  const wanted = page ?? Math.floor(Math.max(index, 0) / pointsOnPage) + 1;
  return { page: Math.min(wanted, pages), pages };
}

/** Links to map apps with directions. Amap covers regions where Google is not in use. */
export function directionsTo({ name, latitude, longitude }: PickupPoint) {
  return {
    google: `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination: `${latitude},${longitude}` })}`,
    amap: `https://uri.amap.com/navigation?${new URLSearchParams({ to: `${longitude},${latitude},${name}`, mode: 'bus', coordinate: 'wgs84' })}`,
  };
}

/** True when zooming into a box separates its points: points at one place cannot be separated. */
export const isSpread = (points: readonly Place[]) =>
  points.some(
    ({ latitude, longitude }) =>
      Math.abs(latitude - points[0]!.latitude) > 0.0005 ||
      Math.abs(longitude - points[0]!.longitude) > 0.0005,
  );
