/** A list of places that cost more to reach, as the shop keeps it. */
type RemotePlaces = {
  readonly key: string;
  readonly countryId: number;
  /** Beginnings of postcodes. */
  readonly postcodePrefixes: readonly string[];
  readonly regionIds: readonly string[];
};

/** As much of an address as is known. */
type Address = {
  readonly countryId: number;
  readonly postcode?: string | undefined;
  /** A region and those it lies in: a list that names a province means all of it. */
  readonly regionIds?: readonly string[] | undefined;
};

/** People write sw1a 2aa, SW1A2AA or 1015-AB: only letters and figures count. */
const postcodeKey = (postcode: string) => postcode.toUpperCase().replace(/[^A-Z0-9]/g, '');

/** The lists an address stands on, by their keys. */
export function remoteAreasAt(areas: readonly RemotePlaces[], address: Address): string[] {
  const { countryId, postcode = '', regionIds = [] } = address;
  const key = postcodeKey(postcode);
  return areas
    .filter(
      (area) =>
        area.countryId === countryId &&
        (area.postcodePrefixes.some((prefix) => key.startsWith(postcodeKey(prefix))) ||
          area.regionIds.some((id) => regionIds.includes(id))),
    )
    .map((area) => area.key);
}
