import { hash, verify } from '@node-rs/argon2';

/** Argon2id, the library's default kind, at OWASP's first setting: about 15 ms of one core and 19 MiB a guess. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFKC'), cost);
}

let decoy: Promise<string> | undefined;

/** Without a hash the same work is done on a decoy: how long an answer takes tells nobody who exists (S14). */
export async function isPassword(password: string, stored: string | null | undefined): Promise<boolean> {
  const against = stored ?? (await (decoy ??= hashPassword('nobody has this password')));
  const matches = await verify(against, password.normalize('NFKC'));
  return matches && stored !== null && stored !== undefined;
}
