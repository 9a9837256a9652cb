import type { LevelState } from '@onehaul/contract/reward';
import { Refusal } from '@onehaul/domain/refusal';
import { nextLevel } from '@onehaul/domain/reward/level';
import { readerParameters } from '../../db/page.ts';
import type { MemberContext } from '../../http/context.ts';
import { levelsOf, standingOf } from './level.repository.ts';

/** The level of the main account, which applies to its sub-accounts. */
export async function getLevelState(context: MemberContext): Promise<LevelState> {
  const { db, shop, member } = context;
  const [levels, standing] = await Promise.all([
    db.all(levelsOf, readerParameters(context)),
    db.first(standingOf, { shopId: shop.id, memberId: member.ownerId }),
  ]);
  if (!standing) throw new Refusal('access.signInRequired');
  const nameOf = (level: number) => levels.find((one) => one.level === level)?.name ?? '';
  const { level, isFixed, spent } = standing;
  const next = nextLevel(levels, level);
  return {
    level,
    name: nameOf(level),
    isFixed,
    spent,
    next: next ? { level: next.level, name: nameOf(next.level), least: next.leastMinor } : null,
  };
}
