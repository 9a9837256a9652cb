import type { PeerAccount } from '@onehaul/contract/peer';
import { availableCreditMinor } from '@onehaul/domain/peer/credit';
import { Refusal } from '@onehaul/domain/refusal';
import { readerParameters } from '../../db/page.ts';
import type { MemberContext, ShopReader } from '../../http/context.ts';
import { type GrantedLine, grantedLines, peerStanding } from './peer.repository.ts';

/** A peer's account standing; refuses a member that is not a peer. */
export async function getStanding({ db, shop }: Pick<ShopReader, 'db' | 'shop'>, memberId: number) {
  const standing = await db.first(peerStanding, { shopId: shop.id, memberId });
  if (!standing) throw new Refusal('peer.notPeer');
  return standing;
}

/** The lines granted to a peer, by line code. */
export async function findGranted(reader: ShopReader, memberId: number): Promise<Map<string, GrantedLine>> {
  const lines = await reader.db.all(grantedLines, { ...readerParameters(reader), memberId });
  return new Map(lines.map((line) => [normalizeLineCode(line.code), line]));
}

/** Normalises a line code: users type lower case and surrounding spaces. */
export const normalizeLineCode = (typed: string) => typed.trim().toUpperCase();

export async function getAccount(context: MemberContext): Promise<PeerAccount> {
  const memberId = context.member.ownerId;
  const [standing, granted] = await Promise.all([
    getStanding(context, memberId),
    findGranted(context, memberId),
  ]);
  return { ...standing, freeMinor: availableCreditMinor(standing), lines: [...granted.values()] };
}
