import { packCalls } from '@onehaul/contract/console/fulfilment';
import { callApi } from '../../../app/call-api.ts';

type OfOrder = { readonly shopId: number; readonly warehouseId: number; readonly orderNumber: string };

/** The first photo shows the scale, the others the box. */
export async function addBoxPhotos(
  ofOrder: OfOrder,
  boxNumber: number,
  pictures: readonly Blob[],
): Promise<void> {
  for (const [index, picture] of pictures.entries()) {
    const file = new Uint8Array(await picture.arrayBuffer());
    const kind = index === 0 ? 'scale' : 'box';
    const idempotencyKey = crypto.randomUUID();
    await callApi(packCalls.addBoxPhoto, { ...ofOrder, boxNumber, kind, file }, { idempotencyKey });
  }
}
