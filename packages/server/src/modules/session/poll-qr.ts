import type { Tokens } from '@onehaul/contract/session';
import { qrMachine } from '@onehaul/domain/qr-sign-in';
import { Refusal } from '@onehaul/domain/refusal';
import type { VisitorContext } from '../../http/context.ts';
import type { Services } from '../../services.ts';
import { findAccount } from './account.repository.ts';
import { beginSession, isGone } from './begin-session.ts';
import { longSecretHash } from './macs.ts';
import { qrOfBrowser, updateQrState } from './qr.repository.ts';

type State = 'waiting' | 'seen' | 'approved' | 'refused' | 'expired';

/** Polls for the phone's answer. A wrong id or secret is reported as unknown, and so is a used one (S34). */
export async function pollQr(
  services: Services,
  context: VisitorContext,
  { id, secret }: { id: string; secret: string },
): Promise<{ state: State; tokens: Tokens | null }> {
  const { shop, db } = context;
  const qr = await db.first(qrOfBrowser, { shopId: shop.id, id, secretHash: longSecretHash(secret) });
  if (!qr || qr.state === 'used') throw new Refusal('session.qrGone');
  if (!qr.isAlive) return { state: 'expired', tokens: null };
  if (qr.state !== 'approved') return { state: qr.state, tokens: null };

  const memberId = qr.memberId!;
  const tokens = await beginSession(services, context, 'qr', async (own) => {
    const { state: to } = qrMachine.step({ state: qr.state }, 'use');
    const used = await own.first(updateQrState, { shopId: shop.id, id, memberId, from: qr.state, to });
    const account = used && (await findAccount(own, shop.id, memberId));
    if (!account || isGone(account)) throw new Refusal('session.qrGone');
    return account;
  });
  return { state: 'approved', tokens };
}
