import { createHash } from 'node:crypto';

/** Hash for a long random secret: its entropy makes a key unnecessary. */
export const hashOfSecret = (secret: string): Buffer => createHash('sha256').update(secret).digest();
