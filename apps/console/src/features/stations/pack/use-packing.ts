import type { Comparison } from '@onehaul/contract/console/comparison';
import { packCalls, type PackOrder } from '@onehaul/contract/console/fulfilment';
import { failureOf } from '@onehaul/workbench/failure';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../../app/call-api.ts';
import { createDirectChange } from '../kit/direct-change.ts';
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
  const { isBusy, run } = useOneAtATime(onFailed);
  const [change] = useState(() => createDirectChange());
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
    queryFn: ({ signal }) => callApi(packCalls.comparePacked, ofOrder, { signal }),
    enabled: order.boxes.length > 0,
  });

  async function send(boxNumber: number, pictures: readonly Blob[]): Promise<void> {
    await addBoxPhotos(ofOrder, boxNumber, pictures);
    if (pictures.length > 0) setOrder(await callApi(packCalls.openOrder, { ...where, code: order.number }));
  }

  return {
    order,
    comparison: order.boxes.length > 0 ? comparison : undefined,
    isBusy,
    save: (box: BoxToSave, pictures: readonly Blob[]) =>
      run(async () => {
        setOrder(
          await change({ ...ofOrder, ...box }, (scan, idempotencyKey) =>
            callApi(packCalls.saveBox, scan, { idempotencyKey }),
          ),
        );
        await send(box.boxNumber, pictures);
      }),
    addPhotos: (boxNumber: number, pictures: readonly Blob[]) => run(() => send(boxNumber, pictures)),
    remove: (boxNumber: number) =>
      run(async () =>
        setOrder(
          await change({ ...ofOrder, boxNumber }, (scan, idempotencyKey) =>
            callApi(packCalls.removeBox, scan, { idempotencyKey }),
          ),
        ),
      ),
    repack: () =>
      run(async () =>
        setOrder(
          await change(ofOrder, (scan, idempotencyKey) =>
            callApi(packCalls.repack, scan, { idempotencyKey }),
          ),
        ),
      ),
    /** Closes the order, or reports doubts that must be confirmed with a reason first. */
    finish: (
      onFinished: (result: { order: PackOrder; comparison: Comparison }) => void,
      onDoubted: (comparison: Comparison) => void,
      reason?: string,
    ) =>
      run(async () => {
        try {
          onFinished(
            await change({ ...ofOrder, ...(reason !== undefined && { reason }) }, (scan, idempotencyKey) =>
              callApi(packCalls.finish, scan, { idempotencyKey }),
            ),
          );
        } catch (error) {
          // Pressed before the last box's price had loaded: fetches the comparison to show the doubts.
          if (!isDoubted(failureOf(error).error)) throw error;
          onDoubted(await callApi(packCalls.comparePacked, ofOrder));
        }
      }),
  };
}
