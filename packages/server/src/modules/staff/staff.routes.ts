import { auditCalls } from '@onehaul/contract/console/audit';
import { companyCalls } from '@onehaul/contract/console/companies';
import { memberDeskCalls } from '@onehaul/contract/console/members';
import { rateCalls } from '@onehaul/contract/console/rates';
import { staffCalls } from '@onehaul/contract/console/staff';
import { staffSessionCalls } from '@onehaul/contract/console/staff-session';
import { bindStaff, type StaffRoute } from '../../http/bind-staff.ts';
import type { StaffDoor } from '../../http/staff-context.ts';
import type { Services } from '../../services.ts';
import {
  findMembers,
  getMember,
  givePassword,
  restoreMember,
  revealMember,
  suspendMember,
} from '../member/index.ts';
import { addStaffMember } from './add-staff.ts';
import { findActs } from './audit.repository.ts';
import { agentDeskRoutes } from './agent-desk.routes.ts';
import { peerDeskRoutes } from './peer-desk.routes.ts';
import { openBatchDeskRoutes } from './batch-desk.routes.ts';
import { beginEnrolment } from './begin-enrolment.ts';
import { campaignDeskRoutes } from './campaign-desk.routes.ts';
import { openBoxStationRoutes } from './box-station.routes.ts';
import { changePassword } from './change-password.ts';
import { codDeskRoutes } from './cod-desk.routes.ts';
import { findCompanies } from './company.repository.ts';
import { confirmSecondFactor } from './confirm-second-factor.ts';
import { consigneeDeskRoutes } from './consignee-desk.routes.ts';
import { dedicatedDeskRoutes } from './dedicated-desk.routes.ts';
import { getMe } from './get-me.ts';
import { openMarketplaceDeskRoutes } from './marketplace-desk.routes.ts';
import { openOrderWorkRoutes } from './order-work.routes.ts';
import { openOrderDeskRoutes } from './order-desk.routes.ts';
import { openReturnDeskRoutes } from './return-desk.routes.ts';
import { openServiceDeskRoutes } from './service-desk.routes.ts';
import { openStockDeskRoutes } from './stock-desk.routes.ts';
import { openCaseDeskRoutes } from './case-desk.routes.ts';
import { openFinanceDeskRoutes } from './finance-desk.routes.ts';
import { openParcelDeskRoutes } from './parcel-desk.routes.ts';
import { findRates } from './rate.repository.ts';
import { resetSecondFactor } from './reset-second-factor.ts';
import { resetStaffPassword } from './reset-staff-password.ts';
import { restoreStaff } from './restore-staff.ts';
import { setRate } from './set-rate.ts';
import { signIn } from './sign-in.ts';
import { signOut } from './sign-out.ts';
import { setStaffLanguage, staffCount, staffPage } from './staff.repository.ts';
import { openStationRoutes } from './station.routes.ts';
import { suspendStaff } from './suspend-staff.ts';
import { tariffDeskRoutes } from './tariff-desk.routes.ts';
import { openWithdrawalDeskRoutes } from './withdrawal-desk.routes.ts';
import { updateStaff } from './update-staff.ts';

/** Every call the API answers at the console's host. */
export function openStaffRoutes(services: Services, door: StaffDoor): StaffRoute[] {
  return [
    ...sessionRoutes(services, door),
    ...staffRoutes,
    ...memberDeskRoutes,
    ...tariffDeskRoutes,
    ...campaignDeskRoutes,
    ...openStationRoutes(services),
    ...openParcelDeskRoutes(services),
    ...openFinanceDeskRoutes(services),
    ...openCaseDeskRoutes(services),
    ...openReturnDeskRoutes(services),
    ...openServiceDeskRoutes(services),
    ...openStockDeskRoutes(services),
    ...agentDeskRoutes,
    ...codDeskRoutes,
    ...peerDeskRoutes,
    ...openWithdrawalDeskRoutes(services),
    ...openOrderDeskRoutes(services),
    ...openBatchDeskRoutes(services),
    ...consigneeDeskRoutes,
    ...openOrderWorkRoutes(services),
    ...openBoxStationRoutes(services),
    ...dedicatedDeskRoutes,
    ...openMarketplaceDeskRoutes(services),
    ...bindStaff(auditCalls, {
      list: ({ db }, { rows, before = null, staffId = null, subject = null, subjectId = null }) =>
        findActs(db, { rows, before, staffId, subject, subjectId }),
    }),
    ...bindStaff(rateCalls, {
      list: async ({ db, language }) => ({ items: await findRates(db, language) }),
      set: setRate,
    }),
    ...bindStaff(companyCalls, {
      list: ({ language }, page) => findCompanies(services.database, language, page),
    }),
  ];
}

const sessionRoutes = (services: Services, door: StaffDoor) =>
  bindStaff(staffSessionCalls, {
    signIn: ({ visit }, input) => signIn(services, visit, input),
    beginEnrolment: (context) => beginEnrolment(services.keys, context),
    confirmSecondFactor: (context, { code }) => confirmSecondFactor(services, context, code),
    me: getMe,
    changePassword,
    setLanguage: async ({ staff, db, audit }, { language }) => {
      await db.all(setStaffLanguage, { id: staff.id, language });
      audit('staff', staff.id, { language });
      return null;
    },
    signOut: ({ visit }) => signOut(services, door, visit),
  });

const staffRoutes = bindStaff(staffCalls, {
  list: async ({ db }, { search, pageIndex, pageRows }) => {
    const [items, counted] = await Promise.all([
      db.all(staffPage, { search, limit: pageRows, offset: (pageIndex - 1) * pageRows }),
      db.first(staffCount, { search }),
    ]);
    return { items, total: counted!.total };
  },
  add: addStaffMember,
  update: updateStaff,
  suspend: suspendStaff,
  restore: restoreStaff,
  resetPassword: resetStaffPassword,
  resetSecondFactor,
});

type Which = { readonly shopId: number; readonly id: number };
/** How the audit log names a member: ids are those of a shop. */
const nameOf = ({ shopId, id }: Which) => `${shopId}/${id}`;

const memberDeskRoutes = bindStaff(memberDeskCalls, {
  list: ({ db, language }, { pageIndex, pageRows, ...filter }) =>
    findMembers(db, { ...filter, language, limit: pageRows, offset: (pageIndex - 1) * pageRows }),
  get: ({ db, language }, which) => getMember(db, { ...which, language }),
  reveal: async ({ db, audit }, { reason, ...which }) => {
    const contact = await revealMember(db, which);
    audit('member', nameOf(which), { reason });
    return contact;
  },
  resetPassword: async ({ db, audit }, { reason, ...which }) => {
    const password = await givePassword(db, which);
    audit('member', nameOf(which), { reason });
    return { password };
  },
  suspend: async ({ db, audit }, { reason, ...which }) => {
    await suspendMember(db, { ...which, reason });
    audit('member', nameOf(which), { reason });
    return null;
  },
  restore: async ({ db, audit }, which) => {
    await restoreMember(db, which);
    audit('member', nameOf(which));
    return null;
  },
});
