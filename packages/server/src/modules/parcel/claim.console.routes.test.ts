import type { ParcelRow } from '@onehaul/contract/console/parcels';
import { aMember } from '@onehaul/testing/member-builders';
import { aBin, aClaim, aParcel, newCourierNumber } from '@onehaul/testing/parcel-builders';
import { errorOf, createParcelFixture } from '@onehaul/testing/parcel-fixture';
import { afterAll, describe, expect, test } from 'vitest';

const stage = await createParcelFixture();
const { database, shop, sister, warehouseId, amy, ben, clerk, service, admin, owner, rival } = stage;
const { row, events, told } = stage;
afterAll(stage.close);

const days = (count: number) => new Date(Date.now() + count * 86_400_000);
const claimState = async (id: number) =>
  (await database.sql('select state, reason, staff_id from parcel_claim where id = $1', [id]))[0];
const audited = async () =>
  (await database.sql('select act, subject, subject_id, details from audit order by id desc limit 1'))[0];

describe('approving a claim', () => {
  test('gives the parcel to who claimed it, refuses the others and tells everybody', async () => {
    const parcel = await aParcel(database, { shop, warehouseId, state: 'claimPending', isMeasured: true });
    const [hers, his] = [
      await aClaim(database, parcel, { member: amy }),
      await aClaim(database, parcel, { member: ben }),
    ];
    expect(errorOf(await service.call('claims/approve', { shopId: shop.id, id: his }))).toBe('ok');
    expect(await row(parcel.id)).toMatchObject({
      state: 'stored',
      member_id: ben.id,
      free_until: expect.any(Date),
    });
    expect(await claimState(his)).toMatchObject({ state: 'approved', staff_id: service.id });
    expect(await claimState(hers)).toMatchObject({ state: 'rejected', staff_id: service.id });
    expect([await told(ben, parcel.id), await told(amy, parcel.id)]).toEqual([
      ['claimApproved'],
      ['claimRejected'],
    ]);
    expect((await events(parcel.id)).at(-1)).toMatchObject({
      act: 'giveMeasured',
      from_state: 'claimPending',
      actor_id: service.id,
    });
    expect(await audited()).toEqual({
      act: 'claims/approve',
      subject: 'parcel',
      subject_id: `${shop.id}/${parcel.id}`,
      details: { claim: his },
    });
  });

  test('happens once, whoever is faster', async () => {
    const parcel = await aParcel(database, { shop, warehouseId, state: 'claimPending' });
    const claims = [
      await aClaim(database, parcel, { member: amy }),
      await aClaim(database, parcel, { member: ben }),
    ];
    const answers = await Promise.all(
      [...claims, ...claims].map((id) => service.call('claims/approve', { shopId: shop.id, id })),
    );
    expect(answers.map(errorOf).sort()).toEqual(['claim.over', 'claim.over', 'claim.over', 'ok']);
    const states = await Promise.all(claims.map(async (id) => (await claimState(id))!.state));
    expect(states.sort()).toEqual(['approved', 'rejected']);
  });
});

describe('rejecting a claim', () => {
  test('tells the member why; with the last one the parcel is free again', async () => {
    const parcel = await aParcel(database, { shop, warehouseId, state: 'claimPending' });
    const [hers, his] = [
      await aClaim(database, parcel, { member: amy }),
      await aClaim(database, parcel, { member: ben }),
    ];
    const reject = (id: number) =>
      service.call('claims/reject', { shopId: shop.id, id, reason: 'another name on the order' });
    expect(errorOf(await reject(hers))).toBe('ok');
    expect(await row(parcel.id)).toMatchObject({ state: 'claimPending' });
    expect(errorOf(await reject(his))).toBe('ok');
    expect(await row(parcel.id)).toMatchObject({ state: 'unclaimed', member_id: null });
    expect(await claimState(hers)).toMatchObject({ state: 'rejected', reason: 'another name on the order' });
    expect(await told(amy, parcel.id)).toEqual(['claimRejected']);
    expect((await events(parcel.id)).slice(-2)).toMatchObject([
      { act: 'rejectClaim', from_state: 'claimPending', to_state: 'claimPending' },
      { act: 'dropClaims', from_state: 'claimPending', to_state: 'unclaimed' },
    ]);
    expect(errorOf(await reject(hers))).toBe('claim.over');
  });

  test('needs a reason', async () => {
    const parcel = await aParcel(database, { shop, warehouseId, state: 'claimPending' });
    const id = await aClaim(database, parcel, { member: amy });
    const reply = await service.call('claims/reject', { shopId: shop.id, id, reason: ' ' });
    expect(errorOf(reply)).toBe('input.invalid');
  });
});

describe('giving', () => {
  const give = (id: number, memberId: number) =>
    service.call('claims/give', { shopId: shop.id, id, memberId, reason: 'name on the label' });

  test('is to a member of the shop, the main account for a sub-account', async () => {
    const sub = await aMember(database, shop, { mainId: amy.id });
    const { id } = await aParcel(database, { shop, warehouseId });
    expect(errorOf(await give(id, sub.id))).toBe('ok');
    expect(await row(id)).toMatchObject({ state: 'received', member_id: amy.id });
    expect((await events(id)).at(-1)).toMatchObject({ act: 'giveUnmeasured', reason: 'name on the label' });
    expect(await told(amy, id)).toEqual(['parcelReceived']);
  });

  test('not to somebody of another shop, and not of what has an owner', async () => {
    const zoe = await aMember(database, sister);
    const { id } = await aParcel(database, { shop, warehouseId });
    expect(errorOf(await give(id, zoe.id))).toBe('record.notFound');
    const owned = await aParcel(database, { shop, member: ben, warehouseId, state: 'stored' });
    expect(errorOf(await give(owned.id, amy.id))).toBe('state.illegalStep');
    expect(await row(owned.id)).toMatchObject({ member_id: ben.id });
  });
});

describe('parting with goods', () => {
  const old = { receivedAt: days(-20) };
  const propose = (id: number, by = service, outcome = 'disposed') =>
    by.call('claims/propose', { shopId: shop.id, id, outcome, reason: 'nobody came' });
  const disposalOf = async (parcelId: number) =>
    Number((await database.sql('select id from disposal where parcel_id = $1', [parcelId]))[0]!.id);
  const decide = async (parcelId: number, by: typeof admin, isConfirmed = true) =>
    by.call('claims/decide', { shopId: shop.id, id: await disposalOf(parcelId), isConfirmed });
  const abandoned = async () => {
    const bin = await aBin(database, shop, warehouseId);
    return aParcel(database, {
      shop,
      member: amy,
      warehouseId,
      state: 'stored',
      row: { storageStep: 'abandoned', binId: bin.id },
    });
  };

  test('takes two people, and its owner is told', async () => {
    const { id } = await abandoned();
    expect(errorOf(await propose(id))).toBe('ok');
    expect(await row(id)).toMatchObject({ state: 'stored' });
    expect(errorOf(await decide(id, admin))).toBe('ok');
    expect(await row(id)).toMatchObject({ state: 'disposed', bin_id: null, storage_look_at: null });
    expect(await told(amy, id)).toEqual(['parcelChanged', 'parcelDisposed']);
    expect((await events(id)).slice(-2)).toMatchObject([
      { act: 'proposeDisposal', actor_id: service.id },
      {
        act: 'dispose',
        from_state: 'stored',
        actor_id: admin.id,
        reason: 'nobody came',
        details: { proposedBy: service.id },
      },
    ]);
    expect(errorOf(await decide(id, owner))).toBe('disposal.over');
  });

  test('is never one person’s: whoever proposed it cannot do it', async () => {
    const { id } = await abandoned();
    expect(errorOf(await propose(id, admin, 'returned'))).toBe('ok');
    expect(errorOf(await decide(id, admin))).toBe('disposal.needsSecondPerson');
    expect(await row(id)).toMatchObject({ state: 'stored' });
    expect(errorOf(await decide(id, owner))).toBe('ok');
    expect(await row(id)).toMatchObject({ state: 'returned' });
    expect(await told(amy, id)).toEqual(['parcelChanged', 'parcelReturned']);
  });

  test('S-b: is not done by an account that the proposer has let in', async () => {
    const { id } = await abandoned();
    await propose(id, service, 'returned');
    const sponsor = (sponsorId: number | null) =>
      database.sql('update staff set sponsor_id = $2 where id = $1', [admin.id, sponsorId]);
    await sponsor(service.id);
    expect(errorOf(await decide(id, admin))).toBe('disposal.needsSecondPerson');
    await sponsor(null);
    expect(errorOf(await decide(id, admin))).toBe('ok');
  });

  test('who proposed it may take it back', async () => {
    const { id } = await abandoned();
    await propose(id, admin);
    expect(errorOf(await decide(id, admin, false))).toBe('ok');
    expect(await row(id)).toMatchObject({ state: 'stored' });
    expect((await events(id)).at(-1)).toMatchObject({ act: 'refuseDisposal', to_state: 'stored' });
    await database.sql('delete from disposal where parcel_id = $1', [id]);
    expect(errorOf(await propose(id))).toBe('ok');
  });

  test('is proposed once at a time', async () => {
    const { id } = await abandoned();
    const answers = await Promise.all([propose(id), propose(id, admin)]);
    expect(answers.map(errorOf).sort()).toEqual(['ok', 'state.illegalStep']);
  });

  test('not before everybody had time to look for an unowned parcel', async () => {
    const fresh = await aParcel(database, { shop, warehouseId, receivedAt: days(-14) });
    const reply = await propose(fresh.id);
    expect(errorOf(reply)).toBe('disposal.tooSoon');
    expect(reply.body.Msg).toContain(days(1).toISOString().slice(0, 10));
    const { id } = await aParcel(database, { shop, warehouseId, ...old });
    expect([errorOf(await propose(id)), errorOf(await decide(id, admin))]).toEqual(['ok', 'ok']);
  });

  test('not of stored goods that were not marked as abandoned, held or not', async () => {
    for (const state of ['stored', 'onHold'] as const) {
      const { id } = await aParcel(database, { shop, member: amy, warehouseId, state });
      expect(errorOf(await propose(id)), state).toBe('disposal.tooSoon');
    }
    const contraband = { holdReason: 'contraband' };
    const held = await aParcel(database, {
      shop,
      member: amy,
      warehouseId,
      state: 'onHold',
      row: contraband,
    });
    expect(errorOf(await propose(held.id))).toBe('ok');
  });

  test.each([
    [true, 'disposal.tooSoon', 'stored'],
    [false, 'state.illegalStep', 'received'],
  ])(
    'not when its owner has come between the two people (measured: %s)',
    async (isMeasured, error, state) => {
      const { id } = await aParcel(database, { shop, warehouseId, ...old, isMeasured });
      await propose(id);
      const giving = { shopId: shop.id, id, memberId: amy.id, reason: 'came' };
      expect(errorOf(await service.call('claims/give', giving))).toBe('ok');
      expect(errorOf(await decide(id, admin))).toBe(error);
      expect(await row(id)).toMatchObject({ state });
    },
  );

  test.each(['received', 'reserved', 'claimPending'] as const)('not of what is %s', async (state) => {
    const whose = state === 'claimPending' ? {} : { member: amy };
    const { id } = await aParcel(database, { shop, ...whose, warehouseId, state, ...old });
    expect(errorOf(await propose(id))).toBe('state.illegalStep');
  });
});

describe('the desk’s lists', () => {
  const waiting = async (kind: string, by = clerk) =>
    (await by.call('claims/unclaimed', { kind })).body.Data as {
      items: (ParcelRow & { openClaims: number; noticeEndsAt: string; disposal: object | null })[];
      total: number;
    };

  test('show what is nobody’s, oldest first, with claims, notice and proposal', async () => {
    await database.sql(`update parcel set state = 'lost' where state in ('unclaimed', 'claimPending')`);
    const receivedAt = days(-20);
    const first = await aParcel(database, { shop, warehouseId, receivedAt });
    const second = await aParcel(database, { shop, warehouseId, state: 'claimPending' });
    await aClaim(database, second, { member: amy });
    await service.call('claims/propose', {
      shopId: shop.id,
      id: first.id,
      outcome: 'returned',
      reason: 'old',
    });
    const { items, total } = await waiting('unclaimed');
    expect(total).toBe(2);
    expect(items).toMatchObject([
      {
        id: first.id,
        openClaims: 0,
        noticeEndsAt: new Date(receivedAt.getTime() + 15 * 86_400_000).toISOString(),
        disposal: { outcome: 'returned', reason: 'old', proposedById: service.id },
      },
      { id: second.id, openClaims: 1, disposal: null },
    ]);
    expect(await waiting('unclaimed', rival)).toEqual({ items: [], total: 0 });
  });

  test('and what was marked as abandoned', async () => {
    await database.sql(`update parcel set storage_step = 'free'`);
    const place = { shop, member: amy, warehouseId };
    const { id } = await aParcel(database, { ...place, state: 'stored', row: { storageStep: 'abandoned' } });
    await aParcel(database, { ...place, state: 'disposed', row: { storageStep: 'abandoned' } });
    expect((await waiting('abandoned')).items.map((one) => one.id)).toEqual([id]);
  });
});

describe('who may', () => {
  test('a clerk looks and decides nothing; service decides claims but not on goods', async () => {
    const parcel = await aParcel(database, { shop, warehouseId, state: 'claimPending' });
    const id = await aClaim(database, parcel, { member: amy });
    for (const [path, more] of [
      ['approve', { id }],
      ['reject', { id, reason: 'x' }],
      ['give', { id: parcel.id, memberId: amy.id, reason: 'x' }],
      ['propose', { id: parcel.id, outcome: 'disposed', reason: 'x' }],
      ['decide', { id: 1, isConfirmed: true }],
    ] as const)
      expect(errorOf(await clerk.call(`claims/${path}`, { shopId: shop.id, ...more }))).toBe(
        'access.forbidden',
      );
    const decision = { shopId: shop.id, id: 1, isConfirmed: true };
    expect(errorOf(await service.call('claims/decide', decision))).toBe('access.forbidden');
  });

  test('another company finds nothing, as if there were nothing', async () => {
    const courierNumber = newCourierNumber();
    const parcel = await aParcel(database, { shop, warehouseId, courierNumber, receivedAt: days(-20) });
    const claim = await aClaim(database, parcel, { member: amy });
    await service.call('claims/propose', {
      shopId: shop.id,
      id: parcel.id,
      outcome: 'disposed',
      reason: 'x',
    });
    const [disposal] = await database.sql('select id from disposal where parcel_id = $1', [parcel.id]);
    const before = await row(parcel.id);
    for (const [path, id, more] of [
      ['candidates', parcel.id, {}],
      ['approve', claim, {}],
      ['reject', claim, { reason: 'x' }],
      ['give', parcel.id, { memberId: amy.id, reason: 'x' }],
      ['propose', parcel.id, { outcome: 'disposed', reason: 'x' }],
      ['decide', Number(disposal!.id), { isConfirmed: true }],
    ] as const) {
      const theirs = await rival.call(`claims/${path}`, { shopId: shop.id, id, ...more });
      const random = await rival.call(`claims/${path}`, { shopId: shop.id, id: 2_000_000_000, ...more });
      expect(errorOf(theirs), path).toBe('record.notFound');
      expect({ ...theirs.body, RequestId: '' }).toEqual({ ...random.body, RequestId: '' });
      const otherShop = await owner.call(`claims/${path}`, { shopId: sister.id, id, ...more });
      expect(errorOf(otherShop), path).toBe('record.notFound');
    }
    expect(await row(parcel.id)).toEqual(before);
    expect(await claimState(claim)).toMatchObject({ state: 'open' });
  });
});
