import type { WalletMovement } from '@onehaul/contract/console/wallets';
import type { FlowRow } from '@onehaul/contract/wallet';
import { maxFlowRows } from '@onehaul/domain/wallet/flow-rows';
import { Refusal } from '@onehaul/domain/refusal';
import { pointUnit, walletCurrency } from '@onehaul/domain/wallet/account';
import { flowAccounts, type FlowUnit } from '@onehaul/domain/wallet/flow';
import type { JournalKind } from '@onehaul/domain/wallet/journal';
import { makeFlowList, makeStatement } from '../../documents/make-document.ts';
import { generatedFile } from '../../documents/generated-file.ts';
import type { Db } from '../../db/database.ts';
import { limitAndOffset, readerParameters } from '../../db/page.ts';
import type { MemberContext } from '../../http/context.ts';
import { countFlow, flowPage, openingOf, statementHead } from './flow.repository.ts';

type FlowQuery = {
  readonly unit: FlowUnit;
  readonly kind?: JournalKind | undefined;
  readonly month?: string | undefined;
};

/** The ledger accounts of a unit. */
export function ledgerAccountsOf(unit: FlowUnit) {
  const [first, second = first] = flowAccounts[unit];
  return { first, second, unit: unit === 'points' ? pointUnit : walletCurrency };
}

type Owner = { readonly shopId: number; readonly ownerId: number };

const filterOf = (owner: Owner, { unit, kind, month }: FlowQuery) => ({
  ...owner,
  ...ledgerAccountsOf(unit),
  kind: kind ?? null,
  month: month ?? null,
});

const ownerOf = ({ shop, member }: MemberContext): Owner => ({ shopId: shop.id, ownerId: member.ownerId });

type Row = NonNullable<(typeof flowPage)['row']>;

/**
 * Cash and gift are one balance to the member; withdrawals and their cards are visible to the main account
 * only (A16).
 */
function toFlowRow(
  { withdrawalState, change, after, ...row }: Row,
  unit: FlowUnit,
  isMain: boolean,
): FlowRow {
  const isMoney = unit === 'money';
  const isHidden = withdrawalState !== null && !isMain;
  return {
    ...row,
    unit,
    number: isHidden ? '' : row.number,
    remark: isHidden ? '' : row.remark,
    state: isHidden ? 'done' : (withdrawalState ?? 'done'),
    beforeMinor: isMoney ? after - change : 0,
    changeMinor: isMoney ? change : 0,
    afterMinor: isMoney ? after : 0,
    pointsBefore: isMoney ? 0 : after - change,
    pointsChange: isMoney ? 0 : change,
    pointsAfter: isMoney ? 0 : after,
  };
}

async function rowsOf(context: MemberContext, asked: FlowQuery, page: { limit: number; offset: number }) {
  const rows = await context.db.all(flowPage, { ...filterOf(ownerOf(context), asked), ...page });
  return rows.map((row) => toFlowRow(row, asked.unit, context.member.isMainAccount));
}

export async function findFlow(
  context: MemberContext,
  { pageIndex, pageRows, ...asked }: FlowQuery & { readonly pageIndex: number; readonly pageRows: number },
) {
  const [items, counted] = await Promise.all([
    rowsOf(context, asked, limitAndOffset({ pageIndex, pageRows })),
    context.db.first(countFlow, filterOf(ownerOf(context), asked)),
  ]);
  return { items, total: counted!.total };
}

/** The same for staff, who see withdrawals too; the change in the minor unit or in points. */
export async function findMovements(
  db: Db,
  { limit, offset, ...owner }: Owner & { readonly limit: number; readonly offset: number },
  unit: FlowUnit,
): Promise<{ items: WalletMovement[]; total: number }> {
  const filter = filterOf(owner, { unit });
  const [rows, counted] = await Promise.all([
    db.all(flowPage, { ...filter, limit, offset }),
    db.first(countFlow, filter),
  ]);
  const items = rows.map(({ withdrawalState, after, change, hasReceipt: _, ...row }) => ({
    ...row,
    state: withdrawalState ?? ('done' as const),
    before: after - change,
    change,
    after,
  }));
  return { items, total: counted!.total };
}

async function headOf(context: MemberContext) {
  const head = await context.db.first(statementHead, {
    ...readerParameters(context),
    ownerId: context.member.ownerId,
  });
  if (!head) throw new Refusal('access.signInRequired');
  return head;
}

/** The newest movements as a spreadsheet. */
export async function exportFlow(context: MemberContext, asked: FlowQuery) {
  const [rows, { timeZone }] = await Promise.all([
    rowsOf(context, asked, { limit: maxFlowRows, offset: 0 }),
    headOf(context),
  ]);
  return generatedFile('wallet', 'xlsx', await makeFlowList(context.language, { rows, timeZone }));
}

/**
 * A month of the balance. The opening balance is the sum of everything booked before and the closing balance
 * adds the month's movements, so that one month's closing always equals the next month's opening.
 */
export async function getStatementData(context: MemberContext, month: string) {
  const asked = { unit: 'money', month } as const;
  const [newest, opening, head] = await Promise.all([
    rowsOf(context, asked, { limit: maxFlowRows + 1, offset: 0 }),
    context.db.first(openingOf, filterOf(ownerOf(context), asked)),
    headOf(context),
  ]);
  if (newest.length > maxFlowRows) throw new Refusal('request.tooLarge');
  let balance = opening!.minor;
  const rows = newest.toReversed().map((row) => {
    const beforeMinor = balance;
    balance += row.changeMinor;
    return { ...row, beforeMinor, afterMinor: balance };
  });
  return { ...head, month, openingMinor: opening!.minor, closingMinor: balance, rows };
}

export async function getStatementFile(context: MemberContext, { month }: { readonly month: string }) {
  const bytes = await makeStatement(context.language, await getStatementData(context, month));
  return generatedFile(`statement-${month}`, 'pdf', bytes);
}
