import { peerDeskCalls, statementDeskCalls } from '@onehaul/contract/console/peers';
import { bindStaff, type StaffRoute } from '../../http/bind-staff.ts';
import {
  addPeer,
  changePeer,
  findPeerOptions,
  findPeers,
  findStatementsAtDesk,
  getPeer,
  getStatementFileAtDesk,
  issueStatement,
  recordBankPayment,
  restorePeer,
  suspendPeer,
} from '../peer/index.ts';

type Paged = { readonly pageIndex: number; readonly pageRows: number };
const paged = <T extends Paged>({ pageIndex, pageRows, ...rest }: T) => ({
  ...rest,
  limit: pageRows,
  offset: (pageIndex - 1) * pageRows,
});
/** A record of a shop, as the audit log names it. */
const nameOf = ({ shopId, id }: { readonly shopId: number; readonly id: number }) => `${shopId}/${id}`;

const peers: StaffRoute[] = bindStaff(peerDeskCalls, {
  list: ({ db, language }, input) => findPeers(db, language, paged(input)),
  get: ({ db, language }, which) => getPeer(db, language, which),
  options: ({ db, language }) => findPeerOptions(db, language),
  add: async ({ db, staff, audit }, draft) => {
    const added = await addPeer(db, staff.id, draft);
    const { creditMinor, termDays, lineIds } = draft;
    audit('peer', nameOf({ shopId: draft.shopId, ...added }), { creditMinor, termDays, lineIds });
    return added;
  },
  change: async ({ db, staff, audit }, draft) => {
    await changePeer(db, staff.id, draft);
    const { creditMinor, termDays, lineIds } = draft;
    audit('peer', nameOf(draft), { creditMinor, termDays, lineIds });
    return null;
  },
  suspend: async ({ db, staff, audit }, which) => {
    await suspendPeer(db, staff.id, which);
    audit('peer', nameOf(which));
    return null;
  },
  restore: async ({ db, staff, audit }, which) => {
    await restorePeer(db, staff.id, which);
    audit('peer', nameOf(which));
    return null;
  },
});

const statements: StaffRoute[] = bindStaff(statementDeskCalls, {
  list: ({ db, language }, input) => findStatementsAtDesk(db, language, paged(input)),
  issue: async ({ db, audit }, { shopId, id, month }) => {
    const { id: statementId, number } = await issueStatement(db, { shopId, memberId: id, month });
    audit('peerStatement', nameOf({ shopId, id: statementId }), { month });
    return { number };
  },
  recordPayment: async ({ db, staff, audit }, asked) => {
    const { totalMinor } = await recordBankPayment(db, staff.id, asked);
    audit('peerStatement', nameOf(asked), { totalMinor, transferNumber: asked.transferNumber });
    return null;
  },
  file: ({ db, language }, asked) => getStatementFileAtDesk(db, language, asked),
});

/** What a company does about other forwarders. */
export const peerDeskRoutes: readonly StaffRoute[] = [...peers, ...statements];
