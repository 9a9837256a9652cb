import { codDeskCalls } from '@onehaul/contract/console/cod';
import { bindStaff, bindStaffPrepared, type StaffRoute } from '../../http/bind-staff.ts';
import {
  addStatement,
  carriersOfCompany,
  countRemittances,
  currenciesOfCompany,
  dropStatement,
  findCodMoney,
  findLines,
  findMismatches,
  findSellers,
  findStatements,
  getOverview,
  getStatement,
  previewRemittance,
  readStatement,
  remitMoney,
  remittancesPage,
  resolveLine,
  settleStatement,
  takeCollectionBack,
} from '../cod/index.ts';

/** A record of a shop, as the audit log names it. */
const nameOf = (shopId: number, id: number) => `${shopId}/${id}`;
const pageOf = ({ pageIndex, pageRows }: { readonly pageIndex: number; readonly pageRows: number }) => ({
  limit: pageRows,
  offset: (pageIndex - 1) * pageRows,
});

const { addStatement: addCall, ...calls } = codDeskCalls;

/** Money that carriers collect for sellers: followed, settled with the carriers and passed on by finance people. */
export const codDeskRoutes: StaffRoute[] = [
  ...bindStaff(calls, {
    overview: ({ db }, { shopId }) => getOverview(db, shopId),
    orders: ({ db }, asked) => findCodMoney(db, asked),
    takeBack: async ({ db, staff, audit }, mistake) => {
      const { number, minor } = await takeCollectionBack(db, staff.id, mistake);
      audit('order', nameOf(mistake.shopId, mistake.orderId), { number, minor, reason: mistake.reason });
      return null;
    },
    choices: async ({ db, language }) => {
      const [carriers, currencies] = await Promise.all([
        db.all(carriersOfCompany, { language }),
        db.all(currenciesOfCompany, {}),
      ]);
      return { carriers, currencies };
    },
    statements: ({ db }, { shopId, state, ...page }) =>
      findStatements(db, { shopId, state, ...pageOf(page) }),
    statement: ({ db }, which) => getStatement(db, which),
    lines: ({ db }, { shopId, id, isDiffering, ...page }) =>
      findLines(db, { shopId, id, isDiffering, ...pageOf(page) }),
    mismatches: ({ db }, { shopId, ...page }) => findMismatches(db, { shopId, ...pageOf(page) }),
    resolve: async ({ db, staff, audit }, decision) => {
      const { shopId, id, row, resolution, note } = decision;
      const { number, billNumber } = await resolveLine(db, staff.id, decision);
      audit('codStatement', nameOf(shopId, id), { number, row, billNumber, resolution, note });
      return null;
    },
    settle: async ({ db, staff, audit }, which) => {
      const { number, ...settled } = await settleStatement(db, staff.id, which);
      audit('codStatement', nameOf(which.shopId, which.id), { number, ...settled });
      return settled;
    },
    dropStatement: async ({ db, audit }, which) => {
      const number = await dropStatement(db, which);
      audit('codStatement', nameOf(which.shopId, which.id), { number });
      return null;
    },
    sellers: ({ db }, { shopId, ...page }) => findSellers(db, { shopId, ...pageOf(page) }),
    seller: ({ db }, seller) => previewRemittance(db, seller),
    remit: async ({ db, staff, audit }, seen) => {
      const { number, orders, netMinor } = await remitMoney(db, staff.id, seen);
      audit('member', nameOf(seen.shopId, seen.memberId), { number, orders, minor: netMinor });
      return { number };
    },
    remittances: async ({ db }, { shopId = null, ...page }) => {
      const [items, counted] = await Promise.all([
        db.all(remittancesPage, { shopId, ...pageOf(page) }),
        db.first(countRemittances, { shopId }),
      ]);
      return { items, total: counted!.total };
    },
  }),
  bindStaffPrepared(addCall, readStatement, async ({ db, staff, audit }, read) => {
    const added = await addStatement(db, staff.id, read);
    audit('codStatement', nameOf(read.shopId, added.id), {
      number: read.number,
      carrierId: read.carrierId,
      lines: added.lines,
    });
    return added;
  }),
];
