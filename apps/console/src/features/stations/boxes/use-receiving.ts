import { type ArrivingOrder, boxCalls } from '@onehaul/contract/console/boxes';
import type { Comparison } from '@onehaul/contract/console/comparison';
import { packCalls } from '@onehaul/contract/console/fulfilment';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../../app/call-api.ts';
import { createDirectChange } from '../kit/direct-change.ts';
import { useStation } from '../kit/station-context.tsx';
import { useOneAtATime } from '../kit/use-one-at-a-time.ts';
import { addBoxPhotos } from '../pack/add-box-photos.ts';
import type { Measured } from '../pack/box-draft.ts';

export type Received = { readonly order: ArrivingOrder; readonly comparison: Comparison };

/** State of the order being received. Prices come from the server, so every action needs a connection. */
export function useReceiving(first: ArrivingOrder, onFailed: (message: string) => void) {
  const { workplace } = useStation();
  const [order, setOrder] = useState(first);
  const { isBusy, run } = useOneAtATime(onFailed);
  const [change] = useState(() => createDirectChange());
  const where = { shopId: workplace.shopId, warehouseId: workplace.warehouseId };
  const ofOrder = { ...where, orderNumber: order.number };

  const boxes = order.boxes.map(({ photos: _, ...box }) => box);
  const { data: comparison } = useQuery({
    queryKey: ['boxes', 'compare', order.id, order.step, boxes],
    queryFn: ({ signal }) => callApi(packCalls.comparePacked, ofOrder, { signal }),
    enabled: order.boxes.length > 0,
  });

  async function send(boxNumber: number, pictures: readonly Blob[]): Promise<void> {
    await addBoxPhotos(ofOrder, boxNumber, pictures);
    if (pictures.length === 0) return;
    const { order: shown } = await callApi(boxCalls.find, { ...where, code: order.number });
    if (shown) setOrder(shown);
  }

  return {
    order,
    comparison: order.boxes.length > 0 ? comparison : undefined,
    isBusy,
    receive: (box: Measured & { readonly boxNumber: number }, pictures: readonly Blob[]) =>
      run(async () => {
        setOrder(
          await change({ ...ofOrder, ...box }, (scan, idempotencyKey) =>
            callApi(boxCalls.receive, scan, { idempotencyKey }),
          ),
        );
        await send(box.boxNumber, pictures);
      }),
    addPhotos: (boxNumber: number, pictures: readonly Blob[]) => run(() => send(boxNumber, pictures)),
    reportShort: () =>
      run(async () =>
        setOrder(
          await change({ ...ofOrder, note: '' }, (scan, idempotencyKey) =>
            callApi(boxCalls.short, scan, { idempotencyKey }),
          ),
        ),
      ),
    finish: (onFinished: (received: Received) => void) =>
      run(async () =>
        onFinished(
          await change(ofOrder, (scan, idempotencyKey) => callApi(boxCalls.finish, scan, { idempotencyKey })),
        ),
      ),
    shipShort: (reason: string, onFinished: (received: Received) => void) =>
      run(async () =>
        onFinished(
          await change({ ...ofOrder, reason }, (scan, idempotencyKey) =>
            callApi(boxCalls.shipShort, scan, { idempotencyKey }),
          ),
        ),
      ),
  };
}
