export type Place = { readonly latitude: number; readonly longitude: number };

const earthMetres = 6_371_008;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Great-circle distance between two places, in metres. */
export function metresBetween(from: Place, to: Place): number {
  const latitude = radians(to.latitude - from.latitude);
  const longitude = radians(to.longitude - from.longitude);
  const half =
    Math.sin(latitude / 2) ** 2 +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * Math.sin(longitude / 2) ** 2;
  return 2 * earthMetres * Math.asin(Math.min(1, Math.sqrt(half)));
}

/** Rounds a distance: to 10 m nearby, to 100 m in town, else whole kilometres. */
export function roundedDistance(metres: number): {
  readonly value: number;
  readonly unit: 'meter' | 'kilometer';
} {
  if (metres < 995) return { value: Math.round(metres / 10) * 10, unit: 'meter' };
  const kilometres = metres / 1000;
  return {
    value: kilometres < 10 ? Math.round(kilometres * 10) / 10 : Math.round(kilometres),
    unit: 'kilometer',
  };
}
