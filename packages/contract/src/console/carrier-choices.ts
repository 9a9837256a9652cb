import { z } from 'zod';
import { recordId } from '../wire.ts';

/** What a form about a carrier's sheet offers. A carrier belongs to a shop. */
export const CarrierChoices = z.object({
  carriers: z.array(z.object({ shopId: recordId, id: z.int(), name: z.string() })),
  currencies: z.array(z.object({ shopId: z.int(), code: z.string() })),
});
export type CarrierChoices = z.output<typeof CarrierChoices>;
