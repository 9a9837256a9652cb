import { anOrder } from '@onehaul/testing/order-builders';
import { createPaymentFixture } from '@onehaul/testing/payment-fixture';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { saveFacts } from './process-facts.ts';

type Stage = Awaited<ReturnType<typeof createPaymentFixture>>;
let stage: Stage;
beforeAll(async () => {
  stage = await createPaymentFixture();
  // A trigger that makes settling this payment always fail.
  await stage.database.sql(`
    create function refuse_payment() returns trigger language plpgsql as $$ begin
      if new.processed_at is not null and new.payment_number like 'BROKEN%' then raise exception 'it does not add up'; end if;
      return new;
    end $$`);
  await stage.database.sql(
    `create trigger refuse before update on gateway_event for each row execute function refuse_payment()`,
  );
});
afterAll(() => stage.close());

const numberOf = (place: number) => `BROKEN${String(place).padStart(12, '0')}`;
const say = (number: string) =>
  stage.database.database.transaction(stage.shop.tenantId, (db) =>
    saveFacts(db, { shopId: stage.shop.id, gateway: 'wechat', origin: 'notice' }, [
      {
        number,
        fact: { fact: 'paid', gatewayNumber: `G${number}`, minor: 5000, currency: 'CNY' },
        raw: {},
      } as never,
    ]),
  );
const event = async (number: string) =>
  (
    await stage.database.sql(
      `select tries, parked_at is not null as is_parked, processed_at is not null as is_processed,
         extract(epoch from next_try_at - now())::int as wait from gateway_event where payment_number = $1`,
      [number],
    )
  )[0] as { tries: number; is_parked: boolean; is_processed: boolean; wait: number };
const due = (number: string) =>
  stage.database.sql(`update gateway_event set next_try_at = now() where payment_number = $1`, [number]);

test('O5: a hundred failing payment events do not block the good ones of their company', async () => {
  for (let place = 1; place <= 100; place += 1) await say(numberOf(place));
  await stage.sweep(false);
  // A hundred attempts may outlast the first backoff on a busy machine, so all retries are pushed out.
  await stage.database.sql(
    `update gateway_event set next_try_at = now() + interval '1 hour' where payment_number like 'BROKEN%' and tries > 0`,
  );
  const { tries } = await event(numberOf(1));
  expect(tries).toBeGreaterThan(0);
  const amy = await stage.member();
  const order = await anOrder(stage.database, stage.shop, amy, { totalMinor: 5000 });
  const { PayCode: number } = await stage.payOrder(amy, 'wechat', [order.id]);
  await stage.simulator.pay(number);
  await stage.simulator.notify(number, 1);
  await stage.sweep(false);
  expect(await stage.order(order.id)).toEqual({ step: 'toPick', paid: 5000 });
  expect(await event(numberOf(1))).toMatchObject({ tries, is_processed: false });
});

test('O5: a failing payment event waits longer after each try, is set aside after ten, and taken up again by hand', async () => {
  const number = numberOf(500);
  await say(number);
  const waits: number[] = [];
  for (let tries = 1; tries <= 10; tries += 1) {
    await due(number);
    await stage.sweep(false);
    const { tries: counted, is_parked: isParked, wait } = await event(number);
    expect({ counted, isParked }).toEqual({ counted: tries, isParked: tries === 10 });
    waits.push(wait);
  }
  expect(waits.every((wait, place) => place === 0 || wait > waits[place - 1]!)).toBe(true);
  // Parked: no longer retried.
  await due(number);
  await stage.sweep(false);
  expect(await event(number)).toMatchObject({ tries: 10, is_parked: true });
  const owner = await stage.person(2, 'owner', 'parked');
  const { items } = (await owner.call('failures/list', { pageRows: 100 })).body.Data as {
    items: { id: number; subject: string; failures: number; error: string }[];
  };
  const failure = items.find(({ subject }) => subject === number);
  expect(failure).toMatchObject({ failures: 10, error: 'it does not add up' });

  await stage.database.sql(`drop trigger refuse on gateway_event`);
  expect((await owner.call('failures/retry', { id: failure!.id })).body.Success).toBe(true);
  await stage.sweep(false);
  expect(await event(number)).toMatchObject({ is_processed: true, is_parked: false });
});
