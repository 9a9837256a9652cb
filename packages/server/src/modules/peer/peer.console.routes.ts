import { peerDeskCalls, statementDeskCalls } from '@onehaul/contract/console/peers';
import { bindStaff, type StaffRoute } from '../../http/bind-staff.ts';
import { recordName } from '../../http/record-name.ts';
import { withLimitAndOffset } from '../../db/page.ts';
import { issueStatement } from './issue-statement.ts';
import {
  findPeerOptions,
  findPeers,
  findStatementsForStaff,
  getPeer,
  getStatementFileForStaff,
  recordBankPayment,
} from './peer-desk.ts';
import { addPeer, changePeer } from './save-peer.ts';
import { restorePeer, suspendPeer } from './suspend-peer.ts';

const peers: StaffRoute[] = bindStaff(peerDeskCalls, {
  list: ({ db }, input) => findPeers(db, withLimitAndOffset(input)),
  get: ({ db, language }, which) => getPeer(db, language, which),
  options: ({ db, language }) => findPeerOptions(db, language),
  add: async ({ db, staff, audit }, draft) => {
    const added = await addPeer(db, staff.id, draft);
    const { creditMinor, termDays, lineIds } = draft;
    audit('peer', recordName(draft.shopId, added.id), { creditMinor, termDays, lineIds });
    return added;
  },
  change: async ({ db, staff, audit }, draft) => {
    await changePeer(db, staff.id, draft);
    const { creditMinor, termDays, lineIds } = draft;
    audit('peer', recordName(draft.shopId, draft.id), { creditMinor, termDays, lineIds });
    return null;
  },
  suspend: async ({ db, staff, audit }, which) => {
    await suspendPeer(db, staff.id, which);
    audit('peer', recordName(which.shopId, which.id));
    return null;
  },
  restore: async ({ db, staff, audit }, which) => {
    await restorePeer(db, staff.id, which);
    audit('peer', recordName(which.shopId, which.id));
    return null;
  },
});

const statements: StaffRoute[] = bindStaff(statementDeskCalls, {
  list: ({ db }, input) => findStatementsForStaff(db, withLimitAndOffset(input)),
  issue: async ({ db, audit }, { shopId, id, month }) => {
    const { id: statementId, number } = await issueStatement(db, { shopId, memberId: id, month });
    audit('peerStatement', recordName(shopId, statementId), { month });
    return { number };
  },
  recordPayment: async ({ db, staff, audit }, asked) => {
    const { totalMinor } = await recordBankPayment(db, staff.id, asked);
    audit('peerStatement', recordName(asked.shopId, asked.id), {
      totalMinor,
      transferNumber: asked.transferNumber,
    });
    return null;
  },
  file: ({ db, language }, asked) => getStatementFileForStaff(db, language, asked),
});

/** Console routes for peers and their statements. */
export const peerConsoleRoutes: readonly StaffRoute[] = [...peers, ...statements];
