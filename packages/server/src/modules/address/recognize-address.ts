import type { RecognizedAddress } from '@onehaul/contract/address';
import { type Gazetteer, createGazetteer } from '@onehaul/domain/address/recognize/gazetteer';
import { recognizeAddress } from '@onehaul/domain/address/recognize/recognize';
import type { MemberContext } from '../../http/context.ts';
import { allRegions, destinationByCode } from './address.repository.ts';

/** Cache lifetime: the region list belongs to the platform and changes at most once per release. */
const cacheMilliseconds = 60 * 60_000;

/** Returns a recognizer of pasted addresses that memoizes the platform's region list. */
export function createAddressRecognizer() {
  let kept: { readonly until: number; readonly gazetteer: Promise<Gazetteer> } | undefined;

  function gazetteerOf({ db }: MemberContext): Promise<Gazetteer> {
    if (kept && kept.until > Date.now()) return kept.gazetteer;
    const gazetteer = db.all(allRegions, {}).then(createGazetteer);
    kept = { until: Date.now() + cacheMilliseconds, gazetteer };
    // Drops a failed load from the cache, so that the next call retries it.
    gazetteer.catch(() => (kept = undefined));
    return gazetteer;
  }

  return async (context: MemberContext, { text }: { readonly text: string }): Promise<RecognizedAddress> => {
    const { countryCode, ...read } = recognizeAddress(text, await gazetteerOf(context));
    const code = countryCode ?? null;
    const destination =
      code && (await context.db.first(destinationByCode, { shopId: context.shop.id, countryCode: code }));
    return {
      ...read,
      regionIds: [...read.regionIds],
      countryCode: code,
      countryId: destination ? destination.countryId : null,
    };
  };
}
