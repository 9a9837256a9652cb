import { earnedLevel, loweredLevel } from '@onehaul/domain/reward/level';
import type { TransactionDb } from '../../db/database.ts';
import { emit } from '../../outbox/emit.ts';
import { levelForUpdate, levelRules, setLevel, standingOf } from './level.repository.ts';

type MemberScope = { readonly shopId: number; readonly memberId: number };

/** Raises a member to the level their orders reach, immediately (A56). Only a raise sends a notice. */
export async function raiseLevel(db: TransactionDb, whose: MemberScope): Promise<void> {
  const rules = await db.all(levelRules, { shopId: whose.shopId });
  if (rules.every(({ leastMinor }) => leastMinor === 0)) return;
  await db.first(levelForUpdate, whose);
  const { level: from, spent } = (await db.first(standingOf, whose))!;
  const level = earnedLevel(rules, spent);
  if (level <= from) return;
  if (!(await db.first(setLevel, { ...whose, from, level }))) return;
  await emit(db, { ...whose, topic: 'levelReached', subjectId: level, details: { level } });
}

/** Lowers a member that no longer reaches their level. */
export async function lowerLevel(db: TransactionDb, whose: MemberScope): Promise<void> {
  const rules = await db.all(levelRules, { shopId: whose.shopId });
  await db.first(levelForUpdate, whose);
  const { level: from, spent } = (await db.first(standingOf, whose))!;
  const level = loweredLevel(rules, from, spent);
  if (level >= from) return;
  if (!(await db.first(setLevel, { ...whose, from, level }))) return;
  await emit(db, { ...whose, topic: 'rewardChanged', subjectId: level });
}
