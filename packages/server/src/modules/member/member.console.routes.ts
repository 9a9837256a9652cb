import { memberDeskCalls } from '@onehaul/contract/console/members';
import { withLimitAndOffset } from '../../db/page.ts';
import { bindStaff, type StaffRoute } from '../../http/bind-staff.ts';
import { recordName } from '../../http/record-name.ts';
import type { Services } from '../../services.ts';
import {
  endMemberSession,
  findMembers,
  findSubAccounts,
  getMember,
  restoreMember,
  revealMember,
  suspendMember,
} from './member-desk.ts';
import { sendPasswordLink } from './send-password-link.ts';

export const createMemberConsoleRoutes = (services: Services): StaffRoute[] =>
  bindStaff(memberDeskCalls, {
    list: ({ db, language }, asked) => findMembers(db, { ...withLimitAndOffset(asked), language }),
    get: ({ db, language }, which) => getMember(db, { ...which, language }),
    subAccounts: ({ db }, which) => findSubAccounts(db, which),
    endSession: async ({ db, audit }, which) => {
      await endMemberSession(db, which);
      audit('member', recordName(which.shopId, which.id), { sessionId: which.sessionId });
      return null;
    },
    reveal: async ({ db, audit }, { reason, ...which }) => {
      const contact = await revealMember(db, which);
      audit('member', recordName(which.shopId, which.id), { reason });
      return contact;
    },
    resetPassword: async ({ db, staff, audit }, { reason, ...which }) => {
      const sentBy = await sendPasswordLink(services, db, { ...which, staffId: staff.id });
      audit('member', recordName(which.shopId, which.id), { reason, sentBy });
      return { sentBy };
    },
    suspend: async ({ db, audit }, { reason, ...which }) => {
      await suspendMember(db, { ...which, reason });
      audit('member', recordName(which.shopId, which.id), { reason });
      return null;
    },
    restore: async ({ db, audit }, which) => {
      await restoreMember(db, which);
      audit('member', recordName(which.shopId, which.id));
      return null;
    },
  });
