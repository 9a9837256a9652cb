import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type CountryResponse, Reader } from 'mmdb-lib';
import { plainAddress } from './network.ts';

type Row = CountryResponse & { readonly country_code?: string };

const require = createRequire(import.meta.url);
let reader: Reader<Row> | undefined;

/** GeoIP: ISO code of the country an address is registered in; undefined if private or unknown. */
export function countryOf(address: string): string | undefined {
  reader ??= new Reader<Row>(
    readFileSync(require.resolve('@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb')),
  );
  return reader.get(plainAddress(address))?.country_code;
}
