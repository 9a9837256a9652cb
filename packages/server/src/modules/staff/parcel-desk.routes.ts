import { claimDeskCalls, parcelDeskCalls } from '@onehaul/contract/console/parcels';
import { bindStaff, type StaffRoute } from '../../http/bind-staff.ts';
import type { StaffContext } from '../../http/staff-context.ts';
import type { Services } from '../../services.ts';
import {
  approveClaim,
  decideDisposal,
  findCandidates,
  findQueue,
  findWaiting,
  getParcelAtDesk,
  giveToMember,
  proposeDisposal,
  rejectClaim,
  searchParcels,
} from '../parcel/index.ts';
import { parcelName } from './station.routes.ts';

const pageFrom = ({ pageIndex, pageRows }: { pageIndex: number; pageRows: number }) => ({
  limit: pageRows,
  offset: (pageIndex - 1) * pageRows,
});

export function openParcelDeskRoutes({ keys }: Services): StaffRoute[] {
  const reader = ({ db, staff, language }: StaffContext) => ({
    db,
    keys,
    tenantId: staff.tenantId,
    language,
  });
  return [
    ...bindStaff(parcelDeskCalls, {
      list: ({ db, language }, { pageIndex, pageRows, ...filter }) =>
        searchParcels(db, { ...filter, language, ...pageFrom({ pageIndex, pageRows }) }),
      get: (context, which) => getParcelAtDesk(reader(context), which),
    }),
    ...bindStaff(claimDeskCalls, {
      unclaimed: ({ db, language }, { shopId, kind, ...page }) =>
        findWaiting(db, { shopId, kind, language, ...pageFrom(page) }),
      candidates: async ({ db, language }, which) => ({
        items: await findCandidates(db, { ...which, language }),
      }),
      queue: (context, { shopId, state, ...page }) =>
        findQueue(reader(context), { shopId, state, ...pageFrom(page) }),
      approve: async ({ db, staff, audit }, which) => {
        const parcelId = await approveClaim(db, staff.id, which);
        audit('parcel', parcelName(which.shopId, parcelId), { claim: which.id });
        return null;
      },
      reject: async ({ db, staff, audit }, refusal) => {
        const parcelId = await rejectClaim(db, staff.id, refusal);
        audit('parcel', parcelName(refusal.shopId, parcelId), { claim: refusal.id, reason: refusal.reason });
        return null;
      },
      give: async ({ db, staff, audit }, giving) => {
        await giveToMember(db, staff.id, giving);
        const { memberId, reason } = giving;
        audit('parcel', parcelName(giving.shopId, giving.id), { memberId, reason });
        return null;
      },
      propose: async ({ db, staff, audit }, proposal) => {
        await proposeDisposal(db, staff.id, proposal);
        const { outcome, reason } = proposal;
        audit('parcel', parcelName(proposal.shopId, proposal.id), { outcome, reason });
        return null;
      },
      decide: async ({ db, staff, audit }, decision) => {
        const parcelId = await decideDisposal(db, staff.id, decision);
        const { id, isConfirmed } = decision;
        audit('parcel', parcelName(decision.shopId, parcelId), { disposal: id, isConfirmed });
        return null;
      },
    }),
  ];
}
