/** A shop's list of remote places with a surcharge. */
type RemotePlaces = {
  readonly key: string;
  readonly countryId: number;
  readonly postcodePrefixes: readonly string[];
  readonly regionIds: readonly string[];
};

/** An address, possibly incomplete. */
type Address = {
  readonly countryId: number;
  readonly postcode?: string | undefined;
  /** The region and its ancestors, so that a listed province covers all its regions. */
  readonly regionIds?: readonly string[] | undefined;
};

/** Postcodes are written as sw1a 2aa, SW1A2AA or 1015-AB: only letters and digits are compared. */
const postcodeKey = (postcode: string) => postcode.toUpperCase().replace(/[^A-Z0-9]/g, '');

/** Keys of the lists that contain the address. */
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
