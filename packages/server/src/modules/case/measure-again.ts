import { Refusal } from '@onehaul/domain/refusal';
import {
  measurementsDiffer,
  type MeasurementResult,
  type MeasuredPiece,
  type MeasureOutcome,
} from '@onehaul/domain/case/measurement';
import type { TransactionDb } from '../../db/database.ts';
import type { LockedOrder } from '../order-move/index.ts';
import { remeasureBoxes } from '../fulfilment/index.ts';
import { type OrderedParcel, remeasureParcel, resumeStorage } from '../parcel/index.ts';
import { isAnotherPerson } from '../second-person/index.ts';
import { caseSubject, type LockedCase } from './case.repository.ts';
import { lockSubject } from './end-case.ts';
import { piecesOfOrder } from './evidence.repository.ts';
import { proofOfOrder, proofOfParcel, updateRemeasurement } from './measure.repository.ts';
import { lockCase, addCaseMessage, stepCase, loadCaseTerms } from './move-case.ts';

type Remeasurement = {
  readonly shopId: number;
  readonly warehouseId: number;
  readonly id: number;
  readonly pieces: readonly MeasuredPiece[];
};
type RemeasureResult = {
  readonly outcome: MeasureOutcome;
  readonly refundedMinor: number;
  readonly totalMinor: number | null;
};
type Proof = readonly { readonly id: string; readonly boxNumber: number }[];

/**
 * Records the blind measurement by a second person. A rule decides the outcome and closes the case; the
 * member never pays more for having asked (A68).
 */
export async function measureAgain(
  db: TransactionDb,
  staffId: number,
  { shopId, warehouseId, id, pieces }: Remeasurement,
): Promise<{ number: string; outcome: MeasureOutcome; refundedMinor: number }> {
  const subject = await db.first(caseSubject, { shopId, id });
  if (subject?.kind !== 'measurement' || subject.warehouseId !== warehouseId)
    throw new Refusal('record.notFound');
  const { order, parcel } = await lockSubject(db, shopId, subject);
  const known = await lockCase(db, { shopId, id });
  const boxes = order ? await db.all(piecesOfOrder, { shopId, orderId: order.id }) : [];
  const first = [known.firstStaffId, ...boxes.map(({ packedBy }) => packedBy)];
  if (!(await isAnotherPerson(db, staffId, ...first))) throw new Refusal('case.needsOtherPerson');
  const measured = known.measured!;
  assertSamePieces(measured, pieces);
  const proof = await findProof(db, known, staffId);
  assertPhotographed(pieces, proof);

  const work = { known, measured, pieces, staffId, proof: proof.map((photo) => photo.id) };
  const found = order ? await decideOrder(db, order, work) : await decideParcel(db, parcel!, work);
  const { outcome, refundedMinor, totalMinor } = found;
  const remeasured = JSON.stringify({ pieces, totalMinor } satisfies MeasurementResult);
  await db.all(updateRemeasurement, {
    shopId,
    id,
    remeasured,
    secondStaffId: staffId,
    outcome,
    refundedMinor,
  });
  await stepCase(db, known, ['settle'], { terms: await loadCaseTerms(db, shopId) });
  if (parcel) await resumeStorage(db, parcel);
  const details = { outcome, ...(refundedMinor > 0 && { minor: refundedMinor }) };
  await addCaseMessage(db, known, {
    actor: { kind: 'system' },
    act: 'measured',
    details,
    notice: 'caseMeasured',
  });
  return { number: known.number, outcome, refundedMinor };
}

/** Every piece exactly once: a partial measurement cannot price an order. */
function assertSamePieces(measured: MeasurementResult, pieces: readonly MeasuredPiece[]): void {
  const numbers = (of: readonly MeasuredPiece[]) =>
    of.map(({ boxNumber }) => boxNumber).sort((a, b) => a - b);
  if (JSON.stringify(numbers(measured.pieces)) !== JSON.stringify(numbers(pieces)))
    throw new Refusal('input.invalid', { field: 'pieces' });
}

async function findProof(db: TransactionDb, known: LockedCase, staffId: number): Promise<Proof> {
  const { shopId, orderId, parcelId, createdAt: since } = known;
  return orderId === null
    ? db.all(proofOfParcel, { shopId, parcelId: parcelId!, staffId, since })
    : db.all(proofOfOrder, { shopId, orderId, staffId, since });
}

function assertPhotographed(pieces: readonly MeasuredPiece[], proof: Proof): void {
  const bare = pieces.find(({ boxNumber }) => !proof.some((photo) => photo.boxNumber === boxNumber));
  if (bare) throw new Refusal('case.photoMissing', { box: bare.boxNumber });
}

type RemeasureInput = {
  readonly known: LockedCase;
  readonly measured: MeasurementResult;
  readonly pieces: readonly MeasuredPiece[];
  readonly staffId: number;
  readonly proof: readonly string[];
};

/** Adopts the second figures when they differ beyond scale tolerance; later prices use them. */
async function decideParcel(
  db: TransactionDb,
  parcel: OrderedParcel,
  { known, measured, pieces, staffId, proof }: RemeasureInput,
): Promise<RemeasureResult> {
  if (parcel.state !== 'stored' && parcel.state !== 'onHold') throw new Refusal('case.notMeasured');
  const [piece] = pieces;
  if (!measurementsDiffer(measured.pieces[0]!, piece!))
    return { outcome: 'stands', refundedMinor: 0, totalMinor: null };
  await remeasureParcel(db, parcel, { piece: piece!, staffId, proof, caseNumber: known.number });
  return { outcome: 'corrected', refundedMinor: 0, totalMinor: null };
}

/** Reprices an order as packing does: refunds the difference if cheaper, else the promised price stands. */
async function decideOrder(
  db: TransactionDb,
  order: LockedOrder,
  { known, measured, pieces, staffId, proof }: RemeasureInput,
): Promise<RemeasureResult> {
  const priced = await remeasureBoxes(db, order, { pieces, staffId, proof, caseNumber: known.number });
  if (priced.isCheaper)
    return { outcome: 'cheaper', refundedMinor: priced.backMinor, totalMinor: priced.totalMinor };
  const isSame = measured.pieces.every(
    (piece) =>
      !measurementsDiffer(
        piece,
        pieces.find(({ boxNumber }) => boxNumber === piece.boxNumber)!,
      ),
  );
  return { outcome: isSame ? 'stands' : 'promiseStands', refundedMinor: 0, totalMinor: order.totalMinor };
}
