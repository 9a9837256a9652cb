import type { CaseDetails, CaseEvidence, CaseRow } from '@onehaul/contract/case';
import type { PageRequest } from '@onehaul/contract/wire';
import { Refusal } from '@onehaul/domain/refusal';
import {
  type CaseKind,
  caseStates,
  type CaseTab,
  type OwnerCaseAct,
  statesOfTab,
} from '@onehaul/domain/case/case-state';
import type { Db } from '../../db/database.ts';
import { limitAndOffset } from '../../db/page.ts';
import type { MemberContext } from '../../http/context.ts';
import type { Keys } from '../../keys.ts';
import { privateFileUrl } from '../file/index.ts';
import { photosOfOrder } from '../order-move/index.ts';
import { caseCounts, casePage, messagesForOwner, caseOfMember } from './case.repository.ts';
import {
  eventsOfOrder,
  eventsOfParcel,
  photosOfParcel,
  measuredPieceOf,
  pieceOfParcel,
  piecesOfOrder,
} from './evidence.repository.ts';

type Search = PageRequest & {
  readonly tab?: CaseTab | undefined;
  readonly kind?: CaseKind | undefined;
};

/** A sub-account sees the cases of its main account (A16). */
export async function findCases(
  { db, shop, member }: MemberContext,
  { tab, kind, pageIndex, pageRows }: Search,
): Promise<{ items: CaseRow[]; total: number; counts: Record<CaseTab, number> }> {
  const whose = { shopId: shop.id, memberId: member.ownerId, kind: kind ?? null };
  const [items, counted] = await Promise.all([
    db.all(casePage, {
      ...whose,
      states: tab ? statesOfTab(tab) : [...caseStates],
      ...limitAndOffset({ pageIndex, pageRows }),
    }),
    db.first(caseCounts, whose),
  ]);
  const counts = counted!;
  const total = tab ? counts[tab] : counts.open + counts.yourTurn + counts.closed;
  return { items, total, counts };
}

/** The recorded evidence for a case's subject; `urlOf` signs its photo URLs for the reader. */
export async function findEvidence(
  db: Db,
  shopId: number,
  { parcelId, orderId }: { readonly parcelId: number | null; readonly orderId: number | null },
  urlOf: (fileKey: string) => string,
): Promise<CaseEvidence | null> {
  if (parcelId === null && orderId === null) return null;
  const [photos, pieces, events] = await (orderId === null
    ? Promise.all([
        db.all(photosOfParcel, { shopId, parcelId: parcelId! }),
        db.all(pieceOfParcel, { shopId, parcelId: parcelId! }),
        db.all(eventsOfParcel, { shopId, parcelId: parcelId! }),
      ])
    : Promise.all([
        db.all(photosOfOrder, { shopId, orderId }),
        db.all(piecesOfOrder, { shopId, orderId }),
        db.all(eventsOfOrder, { shopId, orderId }),
      ]));
  return {
    photos: photos.map(({ fileKey, ...photo }) => ({ ...photo, url: urlOf(fileKey) })),
    pieces: pieces.map(measuredPieceOf),
    events,
  };
}

/** The amount in a message's details, if any. */
export const amountInDetails = ({ minor }: Readonly<Record<string, unknown>>) =>
  typeof minor === 'number' ? minor : null;

type CaseMessageRow = NonNullable<(typeof messagesForOwner)['row']>;

/** The pending offer, which is the last one made. */
function pendingOffer(state: CaseRow['state'], messages: readonly CaseMessageRow[]): CaseDetails['offer'] {
  const said = state === 'offered' ? messages.findLast(({ act }) => act === 'offered') : undefined;
  if (!said) return null;
  const { minor, rule, mostMinor } = said.details as {
    minor: number;
    rule: NonNullable<CaseDetails['offer']>['rule'];
    mostMinor: number;
  };
  return { minor, words: said.words, rule, most: mostMinor };
}

/** One case with its conversation and the recorded evidence. */
export async function getCase(
  keys: Keys,
  { db, shop, member }: MemberContext,
  { id }: { readonly id: number },
): Promise<CaseDetails> {
  const shopId = shop.id;
  const row = await db.first(caseOfMember, { shopId, memberId: member.ownerId, id });
  if (!row) throw new Refusal('record.notFound');
  const { parcelId, orderId, measured, remeasured, ...shown } = row;
  const urlOf = (fileKey: string) => privateFileUrl(keys, shop, fileKey);
  const [messages, evidence] = await Promise.all([
    db.all(messagesForOwner, { shopId, id }),
    findEvidence(db, shopId, { parcelId, orderId }, urlOf),
  ]);
  const measuredOf = (found: typeof measured) =>
    found && { pieces: found.pieces.map(measuredPieceOf), total: found.totalMinor };
  return {
    ...shown,
    messages: messages.map(({ pictureKeys, details, act, ...message }) => ({
      ...message,
      act: act as OwnerCaseAct,
      pictureUrls: pictureKeys.map(urlOf),
      minor: amountInDetails(details),
    })),
    offer: pendingOffer(row.state, messages),
    measured: measuredOf(measured),
    remeasured: measuredOf(remeasured),
    evidence,
  };
}
