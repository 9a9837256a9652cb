import { createHmac } from 'node:crypto';
import { qrMachine } from '@onehaul/domain/qr-sign-in';
import { Refusal } from '@onehaul/domain/refusal';
import { countryOf } from '../../http/country-of.ts';
import type { ChangeContext } from '../../http/context.ts';
import { maskAddress, plainAddress } from '../../http/network.ts';
import type { Keys } from '../../keys.ts';
import type { Services } from '../../services.ts';
import { findUnexpiredQr, updateQrState } from './qr.repository.ts';

const choices = 3;

/**
 * Decoy numbers plus the right one, derived by HMAC: identical on every look, so that looking twice reveals
 * nothing.
 */
function decoyNumbers(keys: Keys, id: string, right: number): number[] {
  const bytes = createHmac('sha256', keys.current('qr numbers')).update(id).digest();
  const numbers = new Set([right]);
  for (const byte of bytes) if (numbers.size < choices) numbers.add(10 + (byte % 90));
  const place = (number: number) => createHmac('sha256', bytes).update(String(number)).digest('hex');
  return [...numbers].sort((a, b) => (place(a) < place(b) ? -1 : 1));
}

/** What a member sees before answering. The first member to look is the only one who may answer (A15). */
export async function viewQr(
  { keys }: Services,
  { db, shop, visit, member }: ChangeContext,
  { id }: { id: string },
) {
  const one = { shopId: shop.id, id, memberId: member.id };
  const qr = await db.first(findUnexpiredQr, { shopId: shop.id, id });
  const to = qr && qrMachine.next(qr.state, 'look');
  const seen = to && (await db.first(updateQrState, { ...one, from: qr.state, to }));
  if (!seen) throw new Refusal('session.qrGone');
  const { browser, address, startedAt, expiresAt, number } = qr;
  const [country, ownCountry] = [countryOf(address), countryOf(visit.address)];
  return {
    browser,
    address: maskAddress(address),
    isSameNetwork: plainAddress(visit.address) === address,
    country: country ?? null,
    // An address without a known country raises no country warning; `isSameNetwork` is reported anyway.
    isOtherCountry: country !== undefined && ownCountry !== undefined && country !== ownCountry,
    startedAt,
    expiresAt,
    numbers: decoyNumbers(keys, id, number),
  };
}
