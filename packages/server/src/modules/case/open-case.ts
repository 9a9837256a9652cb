import { randomInt } from 'node:crypto';
import { caseCalls } from '@onehaul/contract/case';
import { wirePath } from '@onehaul/contract/wire';
import { generateOrderNumber } from '@onehaul/domain/order/order-number';
import { Refusal } from '@onehaul/domain/refusal';
import { type CaseTarget, responseDueAt, isClaim, openCaseRefusal } from '@onehaul/domain/case/case-rules';
import type { CaseKind } from '@onehaul/domain/case/case-state';
import type { MeasurementResult } from '@onehaul/domain/case/measurement';
import type { ChangeContext, MemberContext } from '../../http/context.ts';
import { type LockedOrder, lockOrdersOfMember } from '../order-move/index.ts';
import { lockForOrder, type OrderedParcel, stopStorage } from '../parcel/index.ts';
import { insertCase } from './case.repository.ts';
import { measurerOfParcel, measuredPieceOf, pieceOfParcel, piecesOfOrder } from './evidence.repository.ts';
import { addCaseMessage, loadCaseTerms } from './move-case.ts';
import { getOwnPictureIds } from './own-pictures.ts';

type Draft = {
  readonly kind: CaseKind;
  readonly parcelId?: number | undefined;
  readonly orderId?: number | undefined;
  readonly words: string;
  readonly pictures: readonly string[];
  readonly asked?: number | undefined;
};

type LockedTarget = {
  readonly target: CaseTarget;
  readonly warehouseId: number | null;
  readonly parcel?: OrderedParcel;
  readonly order?: LockedOrder;
};

const fieldOf = (name: string) => wirePath(caseCalls.open.input, [name]);

/** Locks the parcel or order, so that it cannot ship while the case is opened. */
async function lockTarget(context: ChangeContext, { kind, parcelId, orderId }: Draft): Promise<LockedTarget> {
  const { db, shop, member } = context;
  if (parcelId !== undefined && orderId !== undefined)
    throw new Refusal('input.invalid', { field: fieldOf('orderId') });
  if (parcelId !== undefined) {
    const [parcel] = await lockForOrder(context, [parcelId]);
    const { state, weightGrams, warehouseId } = parcel!;
    const target = { of: 'parcel', state, isMeasured: weightGrams !== null } as const;
    return { target, warehouseId, parcel: parcel! };
  }
  if (orderId !== undefined) {
    const [order] = await lockOrdersOfMember(db, shop.id, member.ownerId, [orderId]);
    const { step, deliveredAt, completedAt, warehouseId } = order!;
    return { target: { of: 'order', step, deliveredAt, completedAt }, warehouseId, order: order! };
  }
  if (kind !== 'question') throw new Refusal('input.invalid', { field: fieldOf('parcelId') });
  return { target: { of: 'none' }, warehouseId: null };
}

/** Snapshot of the measurement and who made it, taken before the second measurement. */
async function findMeasurement(
  { db, shop }: MemberContext,
  { parcel, order }: LockedTarget,
): Promise<{ measured: MeasurementResult; firstStaffId: number | null }> {
  const shopId = shop.id;
  if (parcel) {
    const of = { shopId, parcelId: parcel.id };
    const [piece, measurer] = await Promise.all([
      db.first(pieceOfParcel, of),
      db.first(measurerOfParcel, of),
    ]);
    const measured = { pieces: [measuredPieceOf(piece!)], totalMinor: null };
    return { measured, firstStaffId: measurer?.staffId ?? null };
  }
  const boxes = await db.all(piecesOfOrder, { shopId, orderId: order!.id });
  if (boxes.length === 0) throw new Refusal('case.notMeasured');
  return {
    measured: { pieces: boxes.map(measuredPieceOf), totalMinor: order!.totalMinor },
    firstStaffId: boxes[0]!.packedBy,
  };
}

/**
 * Opens a case for a member. A disputed measurement blocks shipping of its subject, and its storage is free
 * while a second measurement is pending (A68).
 */
export async function openCase(
  context: ChangeContext,
  draft: Draft,
): Promise<{ id: number; number: string }> {
  const { db, shop, member } = context;
  const shopId = shop.id;
  const { kind, words, asked } = draft;
  if (isClaim(kind) && asked === undefined) throw new Refusal('input.invalid', { field: fieldOf('asked') });
  const pictures = await getOwnPictureIds(context, draft.pictures);
  const held = await lockTarget(context, draft);
  const { settings, now } = await loadCaseTerms(db, shopId);
  const refusal = openCaseRefusal(kind, held.target, { claimWindowDays: settings.claimWindowDays, now });
  if (refusal) throw refusal;
  const found = kind === 'measurement' ? await findMeasurement(context, held) : undefined;
  const made = await db.first(insertCase, {
    shopId,
    number: generateOrderNumber((below) => randomInt(below)),
    kind,
    memberId: member.ownerId,
    accountId: member.id,
    parcelId: held.parcel?.id ?? null,
    orderId: held.order?.id ?? null,
    warehouseId: held.warehouseId,
    askedMinor: isClaim(kind) ? asked! : null,
    dueAt: responseDueAt(null, 'open', { caseAnswerHours: settings.caseAnswerHours, now }),
    measured: found ? JSON.stringify(found.measured) : null,
    firstStaffId: found?.firstStaffId ?? null,
  });
  if (!made) throw new Refusal('case.alreadyOpen');
  const about = { ...made, shopId, memberId: member.ownerId };
  await addCaseMessage(db, about, {
    actor: { kind: 'member', id: member.id },
    act: 'opened',
    words,
    pictures,
  });
  if (kind === 'measurement' && held.parcel) await stopStorage(db, [held.parcel]);
  return made;
}
