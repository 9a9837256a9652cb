import type { OrderDetails } from '@onehaul/contract/order';
import type { BillLine } from '@onehaul/domain/fee/bill';

type Boxes = OrderDetails['boxes'];
type Shown = Boxes[number]['photos'][number] & { readonly boxNumber: number };

/** Photo kind that proves a line: the scale for weight, the tape along the box for size. */
const kindOf = { scale: 'scale', tape: 'box', service: 'box' } as const;

/** Photos that prove a bill line: of the box that caused it, else of all boxes. */
export function proofOfLine({ proof, box }: Pick<BillLine, 'proof' | 'box'>, boxes: Boxes): Shown[] {
  if (!proof) return [];
  return boxes
    .filter((_, index) => box === null || index === box)
    .flatMap(({ boxNumber, photos }) =>
      photos.filter(({ kind }) => kind === kindOf[proof]).map((photo) => ({ ...photo, boxNumber })),
    );
}
