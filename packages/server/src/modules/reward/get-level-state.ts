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
  const textsOf = (wanted: number) => {
    const { name = '', benefits = '' } = levels.find((one) => one.level === wanted) ?? {};
    return { name, benefits };
  };
  const { level, isFixed, spent } = standing;
  const next = nextLevel(levels, level);
  return {
    level,
    ...textsOf(level),
    isFixed,
    spent,
    next: next ? { level: next.level, ...textsOf(next.level), least: next.leastMinor } : null,
  };
}
