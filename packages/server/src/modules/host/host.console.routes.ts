import { hostCalls } from '@onehaul/contract/console/hosts';
import { Refusal } from '@onehaul/domain/refusal';
import type { TransactionDb } from '../../db/database.ts';
import { bindStaff, bindStaffPrepared, type StaffRoute } from '../../http/bind-staff.ts';
import { recordName } from '../../http/record-name.ts';
import type { Services } from '../../services.ts';
import { shopExists } from '../shop/index.ts';
import { addHost } from './add-host.ts';
import { lookUpHost, storeCheck } from './check-host.ts';
import { assertNotJustChecked } from './check-interval.ts';
import { claimByName, deleteClaim, dropHost, makeHostPrimary, redirectHost } from './host.repository.ts';
import { listHosts, rowOfClaim } from './list-hosts.ts';

type Named = { readonly shopId: number; readonly name: string };

async function assertLive(db: TransactionDb, services: Services, { shopId, name }: Named): Promise<void> {
  const hosts = await listHosts(db, services.edge, shopId);
  const host = hosts.find((one) => one.name === name);
  if (!host) throw new Refusal('record.notFound');
  if (!host.isLive) throw new Refusal('host.notVerified');
}

export function createHostConsoleRoutes(services: Services): StaffRoute[] {
  const { check: checkCall, ...calls } = hostCalls;
  return [
    ...bindStaff(calls, {
      list: async ({ db }, { shopId }) => {
        if (!(await db.first(shopExists, { shopId }))) throw new Refusal('record.notFound');
        return { hosts: await listHosts(db, services.edge, shopId) };
      },
      add: async ({ db, audit }, added) => {
        const claim = await addHost(db, services.edge, added);
        audit('host', recordName(added.shopId, claim.name), { kind: claim.kind });
        return { host: rowOfClaim(claim, services.edge) };
      },
      makePrimary: async ({ db, audit }, { shopId, name }) => {
        await assertLive(db, services, { shopId, name });
        const { isDone } = (await db.first(makeHostPrimary, { shopId, name }))!;
        if (!isDone) throw new Refusal('host.notVerified');
        audit('host', recordName(shopId, name));
        return {};
      },
      setRedirect: async ({ db, audit }, { shopId, name, to }) => {
        await assertLive(db, services, { shopId, name });
        const { isDone } = (await db.first(redirectHost, { shopId, name, to }))!;
        if (!isDone) throw new Refusal('host.cannotRedirect');
        audit('host', recordName(shopId, name), { target: to });
        return {};
      },
      remove: async ({ db, audit }, { shopId, name }) => {
        const hosts = await listHosts(db, services.edge, shopId);
        if (!hosts.some((host) => host.name === name)) throw new Refusal('record.notFound');
        const { isDone } = (await db.first(dropHost, { shopId, name }))!;
        if (!isDone) throw new Refusal('host.stays');
        await db.first(deleteClaim, { shopId, name });
        audit('host', recordName(shopId, name));
        return {};
      },
    }),
    bindStaffPrepared(
      checkCall,
      async ({ db }, { shopId, name }) => {
        const claim = await db.first(claimByName, { shopId, name });
        if (!claim) throw new Refusal('record.notFound');
        const now = new Date();
        assertNotJustChecked(claim, now);
        const findings = await lookUpHost(services.edge, name);
        return { ready: { claim, findings, now }, discard: async () => undefined };
      },
      async ({ db, audit }, { claim, findings, now }) => {
        const stored = await storeCheck(db, { claim, findings, edge: services.edge, now });
        const { shopId, name } = claim;
        if (!stored) throw new Refusal('record.changedMeanwhile');
        audit('host', recordName(shopId, name), { state: stored.state, problem: stored.problem });
        const hosts = await listHosts(db, services.edge, shopId);
        return { host: hosts.find((host) => host.name === name)! };
      },
    ),
  ];
}
