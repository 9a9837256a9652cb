import { binCalls } from '@onehaul/contract/console/bins';
import { claimDeskCalls, parcelDeskCalls } from '@onehaul/contract/console/parcels';
import { bindStaff, type StaffRoute } from '../../http/bind-staff.ts';
import type { StaffContext } from '../../http/staff-context.ts';
import { recordName } from '../../http/record-name.ts';
import { withLimitAndOffset } from '../../db/page.ts';
import type { Services } from '../../services.ts';
import { approveClaim } from './approve-claim.ts';
import { generateBins, printBinLabels } from './bin-rack.ts';
import { findCandidates, findQueue, findWaiting } from './claim-desk.ts';
import { decideDisposal } from './decide-disposal.ts';
import { assignToMember } from './assign-to-member.ts';
import { getParcelForStaff, searchParcels } from './parcel-desk.ts';
import { proposeDisposal } from './propose-disposal.ts';
import { rejectClaim } from './reject-claim.ts';

export function createParcelConsoleRoutes({ keys }: Services): StaffRoute[] {
  const reader = ({ db, staff, language }: StaffContext) => ({
    db,
    keys,
    tenantId: staff.tenantId,
    language,
  });
  return [
    ...bindStaff(binCalls, { generate: generateBins, labels: printBinLabels }),
    ...bindStaff(parcelDeskCalls, {
      list: ({ db, language }, asked) => searchParcels(db, { ...withLimitAndOffset(asked), language }),
      get: (context, which) => getParcelForStaff(reader(context), which),
    }),
    ...bindStaff(claimDeskCalls, {
      unclaimed: ({ db, language }, { shopId, kind, ...page }) =>
        findWaiting(db, { shopId, kind, language, ...withLimitAndOffset(page) }),
      candidates: async ({ db, language }, which) => ({
        items: await findCandidates(db, { ...which, language }),
      }),
      queue: (context, { shopId, state, ...page }) =>
        findQueue(reader(context), { shopId, state, ...withLimitAndOffset(page) }),
      approve: async ({ db, staff, audit }, which) => {
        const parcelId = await approveClaim(db, staff.id, which);
        audit('parcel', recordName(which.shopId, parcelId), { claim: which.id });
        return null;
      },
      reject: async ({ db, staff, audit }, refusal) => {
        const parcelId = await rejectClaim(db, staff.id, refusal);
        audit('parcel', recordName(refusal.shopId, parcelId), { claim: refusal.id, reason: refusal.reason });
        return null;
      },
      give: async ({ db, staff, audit }, giving) => {
        await assignToMember(db, staff.id, giving);
        const { memberId, reason } = giving;
        audit('parcel', recordName(giving.shopId, giving.id), { memberId, reason });
        return null;
      },
      propose: async ({ db, staff, audit }, proposal) => {
        await proposeDisposal(db, staff.id, proposal);
        const { outcome, reason } = proposal;
        audit('parcel', recordName(proposal.shopId, proposal.id), { outcome, reason });
        return null;
      },
      decide: async ({ db, staff, audit }, decision) => {
        const parcelId = await decideDisposal(db, staff.id, decision);
        const { id, isConfirmed } = decision;
        audit('parcel', recordName(decision.shopId, parcelId), { disposal: id, isConfirmed });
        return null;
      },
    }),
  ];
}
