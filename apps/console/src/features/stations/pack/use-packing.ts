import type { Comparison } from '@onehaul/contract/console/comparison';
import { packCalls, type PackOrder } from '@onehaul/contract/console/fulfilment';
import { failureOf } from '@onehaul/workbench/failure';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ask } from '../../../app/ask.ts';
import { openDirectChange } from '../kit/direct-change.ts';
import { useStation } from '../kit/station-context.tsx';
import { useOneAtATime } from '../kit/use-one-at-a-time.ts';
import { addBoxPhotos } from './add-box-photos.ts';
import type { Measured } from './box-draft.ts';

export type BoxToSave = Measured & {
  readonly boxNumber: number;
  readonly cartonId: number | null;
  readonly parcelIds?: number[];
  readonly items?: { readonly skuId: number; readonly quantity: number }[];
};

/** Refusals that can be overridden by confirming with a reason. */
const isDoubted = (code: string | undefined) => code === 'order.boxLighter' || code === 'order.boxEmpty';

/** State of the order being packed and its actions. Prices come from the server, so every action needs it. */
export function usePacking(first: PackOrder, onFailed: (message: string) => void) {
  const { workplace } = useStation();
  const [order, setOrder] = useState(first);
  const { isBusy, work } = useOneAtATime(onFailed);
  const [change] = useState(() => openDirectChange());
  const where = { shopId: workplace.shopId, warehouseId: workplace.warehouseId };
  const ofOrder = { ...where, orderNumber: order.number };

  // Query key parts: a changed box, or changed contents, needs a new price comparison.
  const boxes = order.boxes.map((box) => [
    box.boxNumber,
    box.grams,
    box.lengthMillimetres,
    box.widthMillimetres,
    box.heightMillimetres,
    box.hasProof,
  ]);
  const contents = [
    order.parcels.map(({ boxNumber }) => boxNumber),
    order.items.map(({ boxed }) => boxed.map(({ boxNumber, quantity }) => [boxNumber, quantity])),
  ];
  const { data: comparison } = useQuery({
    queryKey: ['pack', 'compare', order.id, order.step, boxes, contents],
    queryFn: ({ signal }) => ask(packCalls.comparePacked, ofOrder, { signal }),
    enabled: order.boxes.length > 0,
  });

  async function send(boxNumber: number, pictures: readonly Blob[]): Promise<void> {
    await addBoxPhotos(ofOrder, boxNumber, pictures);
    if (pictures.length > 0) setOrder(await ask(packCalls.openOrder, { ...where, code: order.number }));
  }

  return {
    order,
    comparison: order.boxes.length > 0 ? comparison : undefined,
    isBusy,
    save: (box: BoxToSave, pictures: readonly Blob[]) =>
      work(async () => {
        setOrder(
          await change({ ...ofOrder, ...box }, (scan, idempotencyKey) =>
            ask(packCalls.saveBox, scan, { idempotencyKey }),
          ),
        );
        await send(box.boxNumber, pictures);
      }),
    addPhotos: (boxNumber: number, pictures: readonly Blob[]) => work(() => send(boxNumber, pictures)),
    remove: (boxNumber: number) =>
      work(async () =>
        setOrder(
          await change({ ...ofOrder, boxNumber }, (scan, idempotencyKey) =>
            ask(packCalls.removeBox, scan, { idempotencyKey }),
          ),
        ),
      ),
    repack: () =>
      work(async () =>
        setOrder(
          await change(ofOrder, (scan, idempotencyKey) => ask(packCalls.repack, scan, { idempotencyKey })),
        ),
      ),
    /** Closes the order, or reports doubts that must be confirmed with a reason first. */
    finish: (
      onFinished: (result: { order: PackOrder; comparison: Comparison }) => void,
      onDoubted: (comparison: Comparison) => void,
      reason?: string,
    ) =>
      work(async () => {
        try {
          onFinished(
            await change({ ...ofOrder, ...(reason !== undefined && { reason }) }, (scan, idempotencyKey) =>
              ask(packCalls.finish, scan, { idempotencyKey }),
            ),
          );
        } catch (error) {
          // Pressed before the last box's price had loaded: fetches the comparison to show the doubts.
          if (!isDoubted(failureOf(error).error)) throw error;
          onDoubted(await ask(packCalls.comparePacked, ofOrder));
        }
      }),
  };
}
