import type { Tokens } from '@onehaul/contract/session';
import { usernameKey } from '@onehaul/domain/member';
import { Refusal } from '@onehaul/domain/refusal';
import type { VisitorContext } from '../../http/context.ts';
import { isPassword } from '../../passwords.ts';
import type { Services } from '../../services.ts';
import { findAccountByName } from './account.repository.ts';
import { beginSession, isGone } from './begin-session.ts';
import { deviceOf } from './device-cookie.ts';
import { countGuess } from './guesses.ts';

/** An unknown name and a wrong password get the same answer in the same time (S14). */
export async function signInByPassword(
  services: Services,
  context: VisitorContext,
  { username, password }: { username: string; password: string },
): Promise<Tokens> {
  const { shop, visit, db } = context;
  const name = usernameKey(username);
  const account = await findAccountByName(db, shop.id, name);
  const device = deviceOf(services.keys, shop, visit);
  const deviceId = account && device?.memberId === account.id ? device.id : undefined;
  const guess = await countGuess(services.redis, { shop, name, address: visit.address, deviceId });

  const isRight = await isPassword(password, account?.passwordHash);
  if (!account || !isRight || isGone(account)) throw new Refusal('session.wrongPassword');
  await guess.forgive();
  return beginSession(services, context, 'password', async () => account);
}
