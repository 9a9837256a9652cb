import { aStaffMember } from '@onehaul/testing/member-builders';
import { staffCaller, signInStaff } from '@onehaul/testing/staff-sign-in';
import { createTestApi, type TestApi } from '@onehaul/testing/test-api';
import {
  startTrackingSimulator,
  signedPush,
  trackingAccounts,
  type TrackingSimulator,
} from '@onehaul/testing/tracking-simulator';
import { createTrackingFixture, type TrackingFixture } from '@onehaul/testing/tracking-fixture';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTracking } from '../../gateways/tracking/create-tracking.ts';
import { followWatches } from './follow-watches.ts';
import { handleTrackingWebhooks } from './tracking-webhooks.ts';
import { watchOrders } from './watch-orders.ts';

let at: TrackingFixture;
let simulator: TrackingSimulator;
let api: TestApi;
let finance: ReturnType<typeof staffCaller>;
beforeAll(async () => {
  at = await createTrackingFixture();
  simulator = await startTrackingSimulator();
  const services = { ...at.services, tracking: createTracking(simulator.urls) };
  api = await createTestApi(at.database, { plugins: [handleTrackingWebhooks(services)] });
  const person = await aStaffMember(at.database, 2, { roles: ['finance'], email: 'finance@company.test' });
  finance = staffCaller(api, (await signInStaff(api, person)).cookie);
});
afterAll(async () => {
  await api.close();
  await simulator.close();
  await at.close();
});

const carrierCodes = { kuaidi100: 'yuantong', track17: '190271' };
const outForDelivery = { kuaidi100: '5', track17: 'OutForDelivery_Other' };

test.each(['kuaidi100', 'track17'] as const)(
  'P14: an account of %s entered in the console is subscribed with, and its webhook becomes an event',
  async (provider) => {
    const order = await at.shipped(`P14${provider.toUpperCase()}`);
    const secret = { gateway: provider, ...trackingAccounts[provider] };
    const saved = await finance('gateways/set', { shopId: at.harbour.id, secret });
    expect(saved.body).toMatchObject({ Code: 200 });
    await at.database.sql('update carrier set tracking_codes = $1', [
      JSON.stringify({ [provider]: carrierCodes[provider] }),
    ]);
    await at.database.database.transaction(2, (db) =>
      watchOrders(db, { shopId: at.harbour.id, orderIds: [order.id] }),
    );
    const services = { ...at.services, tracking: createTracking(simulator.urls) };
    await followWatches(services, 2);
    expect(await at.watch(order)).toMatchObject({ provider, failures: 0 });
    const said = { at: new Date(), state: outForDelivery[provider], words: '派件中' };
    const { headers, payload } = signedPush(provider, `P14${provider.toUpperCase()}`, [said]);
    const reply = await api.app.inject({
      method: 'POST',
      url: `/api/tracking/push/${provider}`,
      headers: { ...headers, host: 'harbour.test' },
      payload,
    });
    expect(reply.statusCode).toBe(200);
    expect(await at.events(order)).toMatchObject([{ phase: 'outForDelivery', source: 'carrier' }]);
  },
);

test('P14: an account the readers could not use is refused when it is entered', async () => {
  const short = { gateway: 'kuaidi100', customer: 'C', key: 'K', salt: 'too short' };
  expect((await finance('gateways/set', { shopId: at.harbour.id, secret: short })).body).toMatchObject({
    Code: 400,
  });
});
