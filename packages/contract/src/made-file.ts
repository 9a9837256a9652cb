import { z } from 'zod';
import { wireObject } from './wire.ts';

/** A file made for the caller: small enough to travel inside the answer. */
export const MadeFile = wireObject({
  name: z.string(),
  type: z.enum(['application/pdf', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet']),
  /** Base64. */
  content: z.string(),
});
