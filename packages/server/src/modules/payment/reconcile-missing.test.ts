import { createPaymentFixture } from '@onehaul/testing/payment-fixture';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { GatewayUnavailable } from '../../gateways/payment/payment-gateway.ts';
import { type Gateways, createGateways } from '../../gateways/payment/create-gateways.ts';
import { reconcileMissing } from './reconcile-day.ts';

type Stage = Awaited<ReturnType<typeof createPaymentFixture>>;
let stage: Stage;
beforeAll(async () => {
  stage = await createPaymentFixture();
});
afterAll(() => stage.close());

const now = new Date('2026-03-10T12:00:00Z');
const daysOf = async (gateway: string) =>
  (
    await stage.database.sql(
      `select day::text from reconciliation where tenant_id = 2 and shop_id = $1 and gateway = $2 order by day`,
      [stage.shop.id, gateway],
    )
  ).map(({ day }) => day);

test('O10: every day since the last good one is reconciled, also those missed in between', async () => {
  await stage.database.sql(
    `insert into reconciliation (tenant_id, shop_id, gateway, day, ours, theirs)
     values (2, $1, 'wechat', '2026-03-04', 0, 0), (2, $1, 'wechat', '2026-03-06', 0, 0)`,
    [stage.shop.id],
  );
  stage.simulator.alterStatement(() => []);
  const real = createGateways(stage.services.keys, stage.services.payment!.urls);
  const asked: string[] = [];
  let isSilent = true;
  const gateways: Gateways = {
    async open(account) {
      const gateway = await real.open(account);
      if (!gateway || account.gateway !== 'wechat' || account.shopId !== stage.shop.id) return gateway;
      const statement = async (day: string) => {
        asked.push(day);
        if (isSilent && day === '2026-03-08') throw new GatewayUnavailable('wechat', 'away');
        return gateway.statement(day);
      };
      return { ...gateway, statement };
    },
  };
  const services = { database: stage.database.database, log: stage.services.log, gateways };
  await reconcileMissing(services, 2, now);
  expect(await daysOf('wechat')).toEqual(['2026-03-04', '2026-03-05', '2026-03-06', '2026-03-07']);
  // An account without any reconciled day starts with the last whole day.
  expect(await daysOf('alipay')).toEqual(['2026-03-09']);
  isSilent = false;
  await reconcileMissing(services, 2, now);
  expect(await daysOf('wechat')).toEqual(['04', '05', '06', '07', '08', '09'].map((day) => `2026-03-${day}`));
  asked.length = 0;
  await reconcileMissing(services, 2, now);
  expect(asked).toEqual([]);
});
