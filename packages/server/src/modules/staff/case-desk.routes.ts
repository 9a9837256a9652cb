import { caseDeskCalls, measureAgainCalls } from '@onehaul/contract/console/cases';
import { bindStaff, type StaffRoute } from '../../http/bind-staff.ts';
import type { Services } from '../../services.ts';
import {
  answerAtDesk,
  closeAtDesk,
  decideProposal,
  getCaseAtDesk,
  measureAgain,
  noteInCase,
  offerCompensation,
  searchCases,
  takeCase,
  waitingMeasures,
} from '../support/index.ts';

/** How the audit log names a case: ids are those of a shop. */
const caseName = ({ shopId, id }: { readonly shopId: number; readonly id: number }) => `${shopId}/${id}`;

/** What people of the shop do with what members asked them to look at. */
export function openCaseDeskRoutes({ keys }: Services): StaffRoute[] {
  return [
    ...bindStaff(caseDeskCalls, {
      list: ({ db, staff, language }, { pageIndex, pageRows, isMine, ...filter }) =>
        searchCases(db, {
          ...filter,
          staffId: isMine ? staff.id : null,
          language,
          limit: pageRows,
          offset: (pageIndex - 1) * pageRows,
        }),
      get: ({ db, staff, language }, which) =>
        getCaseAtDesk({ db, keys, tenantId: staff.tenantId, language }, which),
      take: async ({ db, staff, audit }, which) => {
        const number = await takeCase(db, staff.id, which);
        audit('case', caseName(which), { number });
        return null;
      },
      answer: async ({ db, staff, audit }, answer) => {
        const number = await answerAtDesk(db, staff.id, answer);
        audit('case', caseName(answer), { number });
        return null;
      },
      note: async ({ db, staff, audit }, note) => {
        const number = await noteInCase(db, staff.id, note);
        audit('case', caseName(note), { number });
        return null;
      },
      offer: async ({ db, staff, audit }, offer) => {
        const { number, isProposed } = await offerCompensation(db, staff.id, offer);
        audit('case', caseName(offer), { number, minor: offer.minor, isProposed });
        return { isProposed };
      },
      approve: async ({ db, staff, audit }, decision) => {
        const { number, minor } = await decideProposal(db, staff.id, decision);
        audit('case', caseName(decision), { number, minor, isApproved: decision.isApproved });
        return null;
      },
      close: async ({ db, staff, audit }, closing) => {
        const number = await closeAtDesk(db, staff.id, closing);
        audit('case', caseName(closing), { number });
        return null;
      },
    }),
    ...bindStaff(measureAgainCalls, {
      list: async ({ db, staff }, where) => ({
        items: await db.all(waitingMeasures, { ...where, staffId: staff.id }),
      }),
      record: async ({ db, staff, audit }, measuring) => {
        const { number, outcome, refundedMinor } = await measureAgain(db, staff.id, measuring);
        audit('case', caseName(measuring), { number, outcome, refundedMinor });
        // The answer says nothing of what was there before: the next one is measured blind as well.
        return { number };
      },
    }),
  ];
}
