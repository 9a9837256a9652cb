import { hash, verify } from '@node-rs/argon2';

/** Argon2id, the library's default, with OWASP's first setting: about 15 ms of one core, 19 MiB per hash. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFKC'), cost);
}

let decoy: Promise<string> | undefined;

/** Without a stored hash a decoy is verified, so that timing does not reveal which accounts exist (S14). */
export async function isPassword(password: string, stored: string | null | undefined): Promise<boolean> {
  const against = stored ?? (await (decoy ??= hashPassword('nobody has this password')));
  const matches = await verify(against, password.normalize('NFKC'));
  return matches && stored !== null && stored !== undefined;
}
