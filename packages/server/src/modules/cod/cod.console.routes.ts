import { codDeskCalls } from '@onehaul/contract/console/cod';
import { bindStaff, bindStaffPrepared, type StaffRoute } from '../../http/bind-staff.ts';
import { recordName } from '../../http/record-name.ts';
import { findCarrierChoices } from '../catalog/index.ts';
import { withLimitAndOffset } from '../../db/page.ts';
import { addStatement } from './add-statement.ts';
import { dropStatement } from './drop-statement.ts';
import { findCodMoney, getOverview } from './find-cod-money.ts';
import { findSellers } from './find-sellers.ts';
import { findLines, findMismatches, findStatements, getStatement } from './find-statements.ts';
import { parseStatement } from './parse-statement.ts';
import { previewRemittance, remitMoney } from './remit-money.ts';
import { countRemittances, remittancesPage } from './remittance.repository.ts';
import { resolveLine } from './resolve-line.ts';
import { settleStatement } from './settle-statement.ts';
import { reverseCollection } from './reverse-collection.ts';

const { addStatement: addCall, ...calls } = codDeskCalls;

/**
 * Console routes for money that carriers collect for sellers: tracking, settlement and remittance by finance.
 */
export const codConsoleRoutes: StaffRoute[] = [
  ...bindStaff(calls, {
    overview: ({ db }, { shopId }) => getOverview(db, shopId),
    orders: ({ db }, asked) => findCodMoney(db, asked),
    takeBack: async ({ db, staff, audit }, mistake) => {
      const { number, minor } = await reverseCollection(db, staff.id, mistake);
      audit('order', recordName(mistake.shopId, mistake.orderId), { number, minor, reason: mistake.reason });
      return null;
    },
    choices: ({ db, language }) => findCarrierChoices(db, language),
    statements: ({ db }, { shopId, state, ...page }) =>
      findStatements(db, { shopId, state, ...withLimitAndOffset(page) }),
    statement: ({ db }, which) => getStatement(db, which),
    lines: ({ db }, { shopId, id, isDiffering, ...page }) =>
      findLines(db, { shopId, id, isDiffering, ...withLimitAndOffset(page) }),
    mismatches: ({ db }, { shopId, ...page }) => findMismatches(db, { shopId, ...withLimitAndOffset(page) }),
    resolve: async ({ db, staff, audit }, decision) => {
      const { shopId, id, row, resolution, note } = decision;
      const { number, billNumber } = await resolveLine(db, staff.id, decision);
      audit('codStatement', recordName(shopId, id), { number, row, billNumber, resolution, note });
      return null;
    },
    settle: async ({ db, staff, audit }, which) => {
      const { number, ...settled } = await settleStatement(db, staff.id, which);
      audit('codStatement', recordName(which.shopId, which.id), { number, ...settled });
      return settled;
    },
    dropStatement: async ({ db, audit }, which) => {
      const number = await dropStatement(db, which);
      audit('codStatement', recordName(which.shopId, which.id), { number });
      return null;
    },
    sellers: ({ db }, { shopId, ...page }) => findSellers(db, { shopId, ...withLimitAndOffset(page) }),
    seller: ({ db }, seller) => previewRemittance(db, seller),
    remit: async ({ db, staff, audit }, seen) => {
      const { number, orders, netMinor } = await remitMoney(db, staff.id, seen);
      audit('member', recordName(seen.shopId, seen.memberId), { number, orders, minor: netMinor });
      return { number };
    },
    remittances: async ({ db }, { shopId = null, ...page }) => {
      const [items, counted] = await Promise.all([
        db.all(remittancesPage, { shopId, ...withLimitAndOffset(page) }),
        db.first(countRemittances, { shopId }),
      ]);
      return { items, total: counted!.total };
    },
  }),
  bindStaffPrepared(addCall, parseStatement, async ({ db, staff, audit }, read) => {
    const added = await addStatement(db, staff.id, read);
    audit('codStatement', recordName(read.shopId, added.id), {
      number: read.number,
      carrierId: read.carrierId,
      lines: added.lines,
    });
    return added;
  }),
];
