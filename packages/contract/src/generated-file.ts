import { z } from 'zod';
import { bytes, wireObject } from './wire.ts';

/** A generated file, small enough to be embedded in the response. */
export const GeneratedFile = wireObject({
  name: z.string(),
  type: z.enum(['application/pdf', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet']),
  /** Base64. */
  content: z.string(),
});

/**
 * A file as the whole response: its bytes, with content-type and content-disposition (section 7: file blob).
 */
export const ResponseFile = z.object({ name: z.string(), type: z.string(), bytes });
export type ResponseFile = z.output<typeof ResponseFile>;

/** File names never contain user input, so they need no escaping. */
export const dispositionOf = (name: string) => `attachment; filename="${name}"`;
export const nameInDisposition = (disposition: string) => /filename="([^"]+)"/.exec(disposition)?.[1];
