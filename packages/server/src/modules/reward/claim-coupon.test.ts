import { aMember } from '@onehaul/testing/member-builders';
import { createOrderApi, type OrderApi } from '@onehaul/testing/order-api';
import { aCampaign } from '@onehaul/testing/order-builders';
import { afterAll, beforeAll, expect, test } from 'vitest';

let stage: OrderApi;
beforeAll(async () => {
  stage = await createOrderApi();
});
afterAll(() => stage.close());

type Who = { id: number; shop: OrderApi['harbour']; ownerId?: number };
const claim = (who: Who, Code: string) =>
  stage.call<Record<string, unknown> & { Id: number }>(who, '/Client_Coupon/ClaimCode', { Code });
const offer = (code: string, more: object = {}) =>
  aCampaign(stage.database, stage.harbour, { kind: 'code', code, mostEach: 1, ...more });
const couponsOf = (campaignId: number) =>
  stage.database.sql('select member_id from coupon where campaign_id = $1', [campaignId]);
const outcomes = (replies: readonly { error: string | undefined }[]) => {
  const counts: Record<string, number> = {};
  for (const { error = 'ok' } of replies) counts[error] = (counts[error] ?? 0) + 1;
  return counts;
};

test('a code gives its coupon once, however it is typed, with the terms of the moment', async () => {
  const { anna, sub, database, harbour, line } = stage;
  const id = await offer('SPRING20', { percent: 20, minor: 5000, lineIds: `{${line.id}}` });
  await database.sql(`update line set names = '{"en": "Sea"}' where id = $1`, [line.id]);
  const { data } = await claim(anna, ' spring-20 ');
  expect(data).toMatchObject({ Percent: 20, Amount: 50, LineIds: [line.id], LineNames: ['Sea'], Levels: [] });
  expect((await claim(anna, 'SPRING20')).error).toBe('campaign.mostReached');
  // A sub-account claims for its main account.
  expect((await claim(sub, 'SPRING20')).error).toBe('campaign.mostReached');
  expect(await couponsOf(id)).toEqual([{ member_id: anna.id }]);
  await database.sql('update campaign set percent = 1, line_ids = $2 where id = $1', [id, []]);
  const [kept] = await database.sql('select percent, line_ids from coupon where campaign_id = $1', [id]);
  expect(kept).toEqual({ percent: 20, line_ids: [line.id] });
  const [row] = await database.sql('select given from campaign where id = $1 and shop_id = $2', [
    id,
    harbour.id,
  ]);
  expect(row!.given).toBe(1);
});

test('an unknown, archived or foreign code is unknown; one that is over, sold out or for others says so', async () => {
  const { ben, carla, database } = stage;
  await offer('FOREIGN1');
  expect((await claim(carla, 'FOREIGN1')).error).toBe('coupon.codeUnknown');
  expect((await claim(ben, 'NOTHERE')).error).toBe('coupon.codeUnknown');
  expect((await claim(ben, '--')).error).toBe('coupon.codeUnknown');
  expect((await claim(ben, `x' or '1'='1`)).error).toBe('coupon.codeUnknown');
  await offer('ARCHIVED', { archivedAt: new Date() });
  expect((await claim(ben, 'ARCHIVED')).error).toBe('coupon.codeUnknown');
  // The code of an archived campaign is free again.
  await offer('ARCHIVED');
  expect((await claim(ben, 'ARCHIVED')).error).toBeUndefined();
  await offer('STOPPED', { isActive: false });
  expect((await claim(ben, 'STOPPED')).error).toBe('campaign.over');
  await offer('PLANNED', { startsAt: new Date('2100-01-01') });
  expect((await claim(ben, 'PLANNED')).error).toBe('campaign.over');
  await offer('SOLDOUT', { stock: 0 });
  expect((await claim(ben, 'SOLDOUT')).error).toBe('campaign.soldOut');
  await offer('GOLDONLY', { levels: '{7}' });
  expect((await claim(ben, 'GOLDONLY')).error).toBe('coupon.levelNotMet');
  await database.sql('update member set level = 7 where id = $1', [ben.id]);
  expect((await claim(ben, 'GOLDONLY')).error).toBeUndefined();
  // Another kind of campaign has no code to guess.
  await expect(aCampaign(database, stage.harbour, { code: 'GIFTCODE' })).rejects.toThrow('campaign_code');
  await expect(offer('NOLIMIT1', { mostEach: null })).rejects.toThrow('campaign_code_each');
  await expect(offer('GOLDONLY')).rejects.toThrow('campaign_by_code');
});

test('of 20 members at once who want the last one, exactly one gets it', async () => {
  const { database, harbour } = stage;
  const members: Who[] = [];
  for (let index = 0; index < 20; index++)
    members.push({ ...(await aMember(database, harbour)), shop: harbour });
  const id = await offer('LASTONE', { stock: 3, given: 2 });
  const replies = await Promise.all(members.map((who) => claim(who, 'lastone')));
  expect(outcomes(replies)).toEqual({ ok: 1, 'campaign.soldOut': 19 });
  expect(await couponsOf(id)).toHaveLength(1);
}, 60_000);

test('of 20 claims of one member at once, exactly one counts', async () => {
  const { ben } = stage;
  const id = await offer('ONCEEACH', { stock: 1000 });
  const replies = await Promise.all(Array.from({ length: 20 }, () => claim(ben, 'ONCEEACH')));
  expect(outcomes(replies)).toEqual({ ok: 1, 'campaign.mostReached': 19 });
  expect(await couponsOf(id)).toHaveLength(1);
}, 60_000);
