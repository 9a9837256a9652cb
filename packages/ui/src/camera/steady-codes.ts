import { findCourierNumbers } from '@onehaul/domain/parcel/courier-number';

/**
 * Reads numbers from the pictures of a camera: a number counts when two pictures in a row show it, because a blurred
 * barcode can be misread, and only once, however long the camera looks at it.
 */
export function steadyCodes() {
  let previous: readonly string[] = [];
  const taken = new Set<string>();
  return (values: readonly string[]): string[] => {
    const seen = values.flatMap(findCourierNumbers);
    const steady = seen.filter((number) => previous.includes(number) && !taken.has(number));
    for (const number of steady) taken.add(number);
    previous = seen;
    return steady;
  };
}
