import { tmpdir } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { recordOrderEvents } from '@onehaul/server/modules/order-move/index';
import { startMailServer } from '@onehaul/testing/mail-server';
import type { Fault } from './fault.ts';
import { keep, until } from './parts/processes.ts';
import { secretSettings } from './parts/secrets.ts';
import { openWorld } from './parts/world.ts';

const lengths = {
  full: { kills: 100, everyMs: 1200, perSecond: 40 },
  short: { kills: 4, everyMs: 1500, perSecond: 40 },
};

/** R25: every event reaches notices and mailboxes exactly once, however often the worker is killed. */
export const killTheWorker: Fault = {
  id: 'R25',
  title: 'the worker killed while it tells people',
  async run(length) {
    const { kills, everyMs, perSecond } = lengths[length];
    const world = await openWorld({ members: 5, ordersEach: 1 });
    const { database, shop, members, orders } = world;
    await database.sql(`update member set email = 'member' || id || '@faults.test'`);
    const mail = await startMailServer();
    const worker = keep('apps/worker/src/main.ts', {
      DATABASE_NAME: database.address.database,
      DATABASE_PORT: String(database.address.port),
      ...secretSettings,
      WORKER_MANAGEMENT_PORT: '0',
      STORAGE: 'disk',
      STORAGE_DIR: tmpdir(),
      SMTP_URL: mail.url,
      MAIL_FROM: 'notices@faults.test',
    });
    try {
      let told = 0;
      let isOver = false;
      const tell = async () => {
        while (!isOver) {
          const [orderId] = orders.get(members[told % members.length]!.id)!;
          await database.database.transaction(shop.tenantId, (db) =>
            recordOrderEvents(db, shop.id, [orderId!], 'arrive', {
              actor: { kind: 'system' },
              notice: 'orderArrived',
            }),
          );
          told += 1;
          await wait(1000 / perSecond);
        }
      };
      const telling = tell();
      for (let done = 0; done < kills; done += 1) {
        await wait(everyMs * (0.5 + Math.random()));
        worker.kill();
      }
      isOver = true;
      await telling;
      const left = async () =>
        Number((await database.sql(`select count(*) from outbox where relayed_at is null`))[0]!.count) +
        Number((await database.sql(`select count(*) from notice_delivery where state = 'due'`))[0]!.count);
      await until('everything is told', async () => (await left()) === 0, 120_000);
      const [counted] = await database.sql(
        `select count(*)::int as notices, count(distinct outbox_id)::int as events,
           (select count(*)::int from notice_delivery where channel = 'mail' and state = 'sent') as sent from notice`,
      );
      const { notices, events, sent } = counted as Record<string, number>;
      const ids = mail.mails.map(({ raw }) => /^message-id:\s*(\S+)/im.exec(raw)![1]!);
      const letters = new Set(ids).size;
      const failures = [];
      if (notices !== told || events !== told) failures.push(`${told} events became ${notices} notices`);
      if (letters !== told || sent !== told)
        failures.push(`${told} events became ${letters} mails, ${sent} marked`);
      const figures =
        `${kills} kills, ${told} events, ${notices} notices, ${letters} mails ` +
        `(${ids.length - letters} repeated under their own Message-ID)`;
      return { figures, failures };
    } finally {
      await worker.close();
      await mail.close();
      await world.close();
    }
  },
};
