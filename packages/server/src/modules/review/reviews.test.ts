import { maxShownReviews } from '@onehaul/domain/review/review-state';
import { aMember, aStaffMember } from '@onehaul/testing/member-builders';
import { createOrderApi, type OrderApi } from '@onehaul/testing/order-api';
import { anOrder, aPricedLine } from '@onehaul/testing/order-builders';
import { errorOf } from '@onehaul/testing/parcel-fixture';
import { aReview } from '@onehaul/testing/review-builders';
import { signInStaff, staffCaller } from '@onehaul/testing/staff-sign-in';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

let stage: OrderApi;
let service: ReturnType<typeof staffCaller>;
let owner: ReturnType<typeof staffCaller>;
let clerk: ReturnType<typeof staffCaller>;
let rivals: ReturnType<typeof staffCaller>;
beforeAll(async () => {
  stage = await createOrderApi();
  const { api, database } = stage;
  const signIn = async (tenantId: number, role: 'service' | 'owner' | 'clerk') => {
    const email = `${role}@${tenantId}.test`;
    const staff = await aStaffMember(database, tenantId, { roles: [role], email });
    return staffCaller(api, (await signInStaff(api, staff)).cookie);
  };
  service = await signIn(2, 'service');
  owner = await signIn(2, 'owner');
  clerk = await signIn(2, 'clerk');
  rivals = await signIn(3, 'service');
});
afterAll(() => stage.close());
beforeEach(async () => void (await stage.database.sql('delete from order_review')));

type Shown = {
  Rows: { Score: number; Content: string; MaskedName: string; Month: string; LineName: string }[];
  ReviewCount: number;
  Average: number | null;
};
const home = async (host = 'harbour.test') =>
  (await stage.api.post(host, '/Order_ReviewsLog/GetShownReviews', {})).body.Data as Shown;
const completed = (member = stage.anna as { id: number }, shop = stage.harbour) =>
  anOrder(stage.database, shop, member, { step: 'completed' });
type Caller = OrderApi['anna'];
const write = (who: Caller, OrderId: number, more: object = {}) =>
  stage.call<{ MayShow: boolean; IsShown: boolean }>(who, '/Order_ReviewsLog/AddReview', {
    OrderId,
    Score: 5,
    Content: 'Arrived in five days',
    MayShow: true,
    ...more,
  });
const consent = (who: Pick<Caller, 'id' | 'shop'>, OrderId: number, MayShow: boolean) =>
  stage.call<{ MayShow: boolean }>(who, '/Order_ReviewsLog/SetConsent', { OrderId, MayShow });
const reviewOf = async (who: Caller, Id: number) =>
  (
    await stage.call<{ Review: Record<string, unknown> }>(who, '/Order/ClientGetOrderDetailsDataPage', {
      Id,
    })
  ).data.Review;
const which = ({ id }: { id: number }, shop = stage.harbour) => ({ shopId: shop.id, orderId: id });
const show = async (order: { id: number }, who = service) => errorOf(await who('reviews/show', which(order)));
const hide = async (order: { id: number }, who = service) => errorOf(await who('reviews/hide', which(order)));
const stateOf = async ({ id }: { id: number }) =>
  (await stage.database.sql('select state from order_review where order_id = $1', [id]))[0]!['state'];

describe('a member’s consent', () => {
  test('is given with the review, withdrawn, and given again; what staff decided does not come back', async () => {
    const order = await completed();
    expect((await write(stage.anna, order.id)).data).toMatchObject({ MayShow: true, IsShown: false });
    expect(await show(order)).toBe('ok');
    expect(await reviewOf(stage.anna, order.id)).toMatchObject({ MayShow: true, IsShown: true });
    expect((await home()).Rows).toHaveLength(1);
    expect((await consent(stage.anna, order.id, false)).data).toEqual({ MayShow: false });
    expect(await home()).toEqual({ Rows: [], ReviewCount: 0, Average: null });
    expect(await show(order)).toBe('review.noConsent');
    expect((await consent(stage.anna, order.id, false)).data).toEqual({ MayShow: false });
    await consent(stage.anna, order.id, true);
    expect(await stateOf(order)).toBe('waiting');
    expect((await home()).Rows).toEqual([]);
    expect(await stage.actsOf(order.id)).toEqual(['submit', 'review', 'withdrawReview', 'allowReview']);
  });

  test('is not part of the specification’s call, whose answer stays as it was', async () => {
    const order = await completed();
    const { data } = await stage.call<object>(stage.anna, '/Order_ReviewsLog/AddData', {
      OrderId: order.id,
      Score: 4,
      Content: 'Fine',
      MayShow: true,
    });
    expect(Object.keys(data).toSorted()).toEqual(['Content', 'CreateTime', 'Images', 'Score']);
    expect(await stateOf(order)).toBe('private');
    expect(await show(order)).toBe('review.noConsent');
    expect(await hide(order)).toBe('review.noConsent');
  });

  test('is the owner’s, or that of a sub-account; nobody else finds the review', async () => {
    const order = await completed();
    expect((await consent(stage.anna, order.id, true)).error).toBe('record.notFound');
    await write(stage.anna, order.id, { MayShow: false });
    for (const stranger of [stage.ben, stage.carla]) {
      expect((await consent(stranger, order.id, true)).error).toBe('record.notFound');
      expect((await write(stranger, order.id)).error).toBe('record.notFound');
    }
    expect(await stateOf(order)).toBe('private');
    expect((await consent(stage.sub, order.id, true)).error).toBeUndefined();
    expect(await stateOf(order)).toBe('waiting');
  });

  test('ends when the account is to be closed, and undoing that does not bring the review back', async () => {
    const { database, api, harbour } = stage;
    const member = await aMember(database, harbour);
    const [order, others] = [await completed(member), await completed()];
    for (const one of [order, others]) await aReview(database, one, { state: 'shown' });
    const reply = await stage.call({ id: member.id, shop: harbour }, '/Client_Info/SubmitCancellation', {
      Password: member.password,
    });
    expect(reply.code).toBe(200);
    expect([await stateOf(order), await stateOf(others)]).toEqual(['private', 'shown']);
    const signIn = { UserName: member.username, Password: member.password, LoginType: 1 };
    await api.post('harbour.test', '/ClientLogin/AccountLogin', signIn);
    expect((await home()).Rows).toHaveLength(1);
  });
});

describe('the home page', () => {
  test('names nobody: first character, month, line; numbers, addresses and codes are masked', async () => {
    const { database, harbour } = stage;
    const member = await aMember(database, harbour, { name: '林小雨' });
    const order = await completed(member);
    const words = `林小雨 13800138000 a@b.example ${order.number} ${member.code}, 很好`;
    await aReview(database, order, { state: 'shown', words, createdAt: new Date('2026-10-31T20:00:00Z') });
    await database.sql(`update shop set time_zone = 'Asia/Shanghai' where id = $1`, [harbour.id]);
    const [row] = (await home()).Rows;
    expect(row).toMatchObject({
      Score: 5,
      Content: '*** *** *** *** ***, 很好',
      MaskedName: '林**',
      // November has begun in Shanghai.
      Month: '2026-11',
      LineName: expect.stringMatching(/./),
    });
    expect(Object.keys(row!).toSorted()).toEqual(['Content', 'LineName', 'MaskedName', 'Month', 'Score']);
  });

  test('says nothing of a line that only some customers have', async () => {
    const { database, harbour, anna } = stage;
    const line = await aPricedLine(database, harbour, { payPolicy: 'monthly' });
    const order = await anOrder(database, harbour, anna, { step: 'completed', line });
    await aReview(database, order, { state: 'shown' });
    expect((await home()).Rows).toMatchObject([{ LineName: '' }]);
  });

  test('counts all reviews of twelve months, of its own shop', async () => {
    const { database, carla, rival } = stage;
    const ago = (days: number) => new Date(Date.now() - days * 86_400_000);
    await aReview(database, await completed(), { state: 'shown', stars: 5 });
    expect(await home()).toMatchObject({ ReviewCount: 1, Average: 5 });
    await aReview(database, await completed(), { state: 'private', stars: 2, words: '' });
    await aReview(database, await completed(), { state: 'hidden', stars: 4, createdAt: ago(360) });
    await aReview(database, await completed(), { state: 'waiting', stars: 1, createdAt: ago(370) });
    await aReview(database, await completed(carla, rival), { state: 'shown', stars: 1 });
    expect(await home()).toMatchObject({ ReviewCount: 3, Average: 3.7 });
    expect(await home('rival.test')).toMatchObject({ ReviewCount: 1, Average: 1 });
    await database.sql(`update order_review set stars = 4 where stars = 2`);
    expect(await home()).toMatchObject({ ReviewCount: 3, Average: 4.3 });
    await database.sql(`delete from order_review where state = 'hidden'`);
    expect(await home()).toMatchObject({ ReviewCount: 2, Average: 4.5 });
  });
});

describe('staff', () => {
  test('show and hide what the member allows, with an entry in the audit log', async () => {
    const order = await completed();
    await write(stage.anna, order.id);
    expect(await hide(order)).toBe('ok');
    expect(await hide(order)).toBe('state.illegalStep');
    expect(await show(order)).toBe('ok');
    expect(await show(order)).toBe('state.illegalStep');
    expect(await hide(order)).toBe('ok');
    const { items } = (await owner('audit/list', { rows: 3 })).body.Data as { items: object[] };
    expect(items).toMatchObject([
      { act: 'reviews/hide', subjectId: `${stage.harbour.id}/${order.id}` },
      { act: 'reviews/show' },
      { act: 'reviews/hide' },
    ]);
  });

  test('cannot show a review without words', async () => {
    const order = await completed();
    await aReview(stage.database, order, { words: '' });
    expect(await show(order)).toBe('review.noWords');
    expect(await hide(order)).toBe('ok');
  });

  test('need the permission, and see their own company', async () => {
    const order = await completed();
    await write(stage.anna, order.id);
    expect(await show(order, clerk)).toBe('access.forbidden');
    expect(await show(order, rivals)).toBe('record.notFound');
    expect(await hide(order, rivals)).toBe('record.notFound');
    const list = async (who: typeof service, asked: object = {}) =>
      (await who('reviews/list', asked)).body.Data as { items: object[]; total: number };
    expect(await list(rivals)).toEqual({ items: [], total: 0 });
    expect((await rivals('reviews/counts', {})).body.Data).toMatchObject({ waiting: 0 });
    expect((await list(service)).items).toMatchObject([
      {
        orderId: order.id,
        number: order.number,
        memberCode: stage.anna.code,
        publicWords: 'Arrived in five days',
      },
    ]);
    expect((await list(service, { stars: 5 })).total).toBe(1);
    expect(await list(service, { stars: 4 })).toEqual({ items: [], total: 0 });
    expect(await list(service, { state: 'shown' })).toEqual({ items: [], total: 0 });
  });

  test(`show ${maxShownReviews} at most, also when they decide at once, in each shop`, async () => {
    const orders = [];
    for (let count = 0; count < maxShownReviews + 4; count++) {
      const order = await completed();
      await aReview(stage.database, order);
      orders.push(order);
    }
    const answers = await Promise.all(orders.map((order) => show(order)));
    expect(answers.filter((answer) => answer === 'ok')).toHaveLength(maxShownReviews);
    expect(answers.filter((answer) => answer === 'review.tooManyShown')).toHaveLength(4);
    expect((await home()).Rows).toHaveLength(maxShownReviews);
    const foreign = await completed(stage.carla, stage.rival);
    await aReview(stage.database, foreign);
    expect(errorOf(await rivals('reviews/show', which(foreign, stage.rival)))).toBe('ok');
    const replaced = orders[answers.indexOf('ok')]!;
    expect(await hide(replaced)).toBe('ok');
    expect(await show(orders[answers.indexOf('review.tooManyShown')]!)).toBe('ok');
  });
});

test('the database keeps no shown review without consent, or without words', async () => {
  const order = await completed();
  await aReview(stage.database, order, { state: 'shown' });
  const set = (text: string) =>
    stage.database.sql(`update order_review set ${text} where order_id = ${order.id}`);
  await expect(set('consented_at = null')).rejects.toThrow('order_review_consent');
  await expect(set('decided_by = null')).rejects.toThrow('order_review_decision');
  await expect(set(`words = ''`)).rejects.toThrow('order_review_words');
});
