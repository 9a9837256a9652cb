import type { RecognizedAddress } from '@onehaul/contract/address';
import { createGazetteer } from '@onehaul/domain/address/recognize/gazetteer';
import { recognizeAddress } from '@onehaul/domain/address/recognize/recognize';
import { createReferenceCache } from '../../db/reference-cache.ts';
import type { MemberContext } from '../../http/context.ts';
import { allRegions, destinationByCode } from './address.repository.ts';

/** Returns a recognizer of pasted addresses that memoizes the platform's region list (decision 073). */
export function createAddressRecognizer() {
  const gazetteerOf = createReferenceCache('region', async (db) =>
    createGazetteer(await db.all(allRegions, {})),
  );

  return async (context: MemberContext, { text }: { readonly text: string }): Promise<RecognizedAddress> => {
    const { countryCode, ...read } = recognizeAddress(text, await gazetteerOf(context.db));
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
