import { caseDeskCalls, measureAgainCalls } from '@onehaul/contract/console/cases';
import { bindStaff, type StaffRoute } from '../../http/bind-staff.ts';
import { recordName } from '../../http/record-name.ts';
import { withLimitAndOffset } from '../../db/page.ts';
import type { Services } from '../../services.ts';
import { assignCaseTo, findColleagues } from './assign-case.ts';
import { closeCaseForStaff } from './close-case-for-staff.ts';
import { getCaseForStaff, searchCases } from './find-cases-for-staff.ts';
import { measureAgain } from './measure-again.ts';
import { pendingRemeasurements } from './measure.repository.ts';
import { decideProposal, offerCompensation } from './offer-compensation.ts';
import { answerCaseForStaff, addCaseNote, assignCase } from './work-on-case.ts';

/** Console routes for handling members' cases. */
export function createCaseConsoleRoutes({ keys }: Services): StaffRoute[] {
  return [
    ...bindStaff(caseDeskCalls, {
      list: ({ db, staff }, { pageIndex, pageRows, isMine, ...filter }) =>
        searchCases(db, {
          ...filter,
          staffId: isMine ? staff.id : null,
          ...withLimitAndOffset({ pageIndex, pageRows }),
        }),
      get: ({ db, staff }, which) => getCaseForStaff({ db, keys, tenantId: staff.tenantId }, which),
      take: async ({ db, staff, audit }, which) => {
        const number = await assignCase(db, staff.id, which);
        audit('case', recordName(which.shopId, which.id), { number });
        return null;
      },
      colleagues: async ({ db }, { shopId }) => ({ items: await findColleagues(db, shopId) }),
      assign: async ({ db, staff, audit }, assignment) => {
        const { number, name } = await assignCaseTo(db, staff.id, assignment);
        audit('case', recordName(assignment.shopId, assignment.id), { number, name });
        return null;
      },
      answer: async ({ db, staff, audit }, answer) => {
        const number = await answerCaseForStaff(db, staff.id, answer);
        audit('case', recordName(answer.shopId, answer.id), { number });
        return null;
      },
      note: async ({ db, staff, audit }, note) => {
        const number = await addCaseNote(db, staff.id, note);
        audit('case', recordName(note.shopId, note.id), { number });
        return null;
      },
      offer: async ({ db, staff, audit }, offer) => {
        const { number, isProposed } = await offerCompensation(db, staff.id, offer);
        audit('case', recordName(offer.shopId, offer.id), { number, minor: offer.minor, isProposed });
        return { isProposed };
      },
      approve: async ({ db, staff, audit }, decision) => {
        const { number, minor } = await decideProposal(db, staff.id, decision);
        audit('case', recordName(decision.shopId, decision.id), {
          number,
          minor,
          isApproved: decision.isApproved,
        });
        return null;
      },
      close: async ({ db, staff, audit }, closing) => {
        const number = await closeCaseForStaff(db, staff.id, closing);
        audit('case', recordName(closing.shopId, closing.id), { number });
        return null;
      },
    }),
    ...bindStaff(measureAgainCalls, {
      list: async ({ db, staff }, where) => ({
        items: await db.all(pendingRemeasurements, { ...where, staffId: staff.id }),
      }),
      record: async ({ db, staff, audit }, measuring) => {
        const { number, outcome, refundedMinor } = await measureAgain(db, staff.id, measuring);
        audit('case', recordName(measuring.shopId, measuring.id), { number, outcome, refundedMinor });
        // The response omits the previous figures: the next measurement must be blind as well.
        return { number };
      },
    }),
  ];
}
