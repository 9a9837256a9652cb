import { mailSenderCalls } from '@onehaul/contract/console/mail-senders';
import { Refusal } from '@onehaul/domain/refusal';
import { bindStaff, bindStaffPrepared, type StaffRoute } from '../../http/bind-staff.ts';
import { recordName } from '../../http/record-name.ts';
import type { Services } from '../../services.ts';
import { deleteSender, senderOfShop } from '../mail-sender/index.ts';
import { shopExists } from '../shop/index.ts';
import { lookUpSender, rowOfSender, storeSender } from './check-sender.ts';
import { assertNotJustChecked } from './check-interval.ts';
import { prepareSender, setSender } from './set-sender.ts';

const discard = async () => undefined;

export function createMailSenderConsoleRoutes(services: Services): StaffRoute[] {
  const { set: setCall, check: checkCall, ...calls } = mailSenderCalls;
  const { edge } = services;
  return [
    ...bindStaff(calls, {
      get: async ({ db }, { shopId }) => {
        if (!(await db.first(shopExists, { shopId }))) throw new Refusal('record.notFound');
        const sender = await db.first(senderOfShop, { shopId });
        return { sender: sender ? rowOfSender(sender, edge) : null };
      },
      remove: async ({ db, audit }, { shopId }) => {
        const removed = await db.first(deleteSender, { shopId });
        if (!removed) throw new Refusal('record.notFound');
        audit('mailSender', recordName(shopId, removed.address));
        return {};
      },
    }),
    bindStaffPrepared(
      setCall,
      async (_, { shopId, address }) => ({
        ready: await prepareSender(edge.reserved, shopId, address),
        discard,
      }),
      async ({ db, staff, audit }, prepared) => {
        const sender = await setSender(db, services, staff.tenantId, prepared);
        audit('mailSender', recordName(sender.shopId, sender.address));
        return { sender: rowOfSender(sender, edge) };
      },
    ),
    bindStaffPrepared(
      checkCall,
      async ({ db }, { shopId }) => {
        const sender = await db.first(senderOfShop, { shopId });
        if (!sender) throw new Refusal('record.notFound');
        const now = new Date();
        assertNotJustChecked(sender, now);
        return { ready: { sender, findings: await lookUpSender(edge, sender), now }, discard };
      },
      async ({ db, audit }, { sender, findings, now }) => {
        const stored = await storeSender(db, { sender, findings, edge, now });
        if (!stored) throw new Refusal('record.changedMeanwhile');
        audit('mailSender', recordName(stored.shopId, stored.address), { state: stored.state });
        return { sender: rowOfSender(stored, edge) };
      },
    ),
  ];
}
