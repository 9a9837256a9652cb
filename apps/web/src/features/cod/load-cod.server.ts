import { codCalls } from '@onehaul/contract/cod';
import { codMoneyCalls } from '@onehaul/contract/cod-money';
import { parseListState } from '@onehaul/ui/list/address-state';
import type { LoaderFunctionArgs } from 'react-router';
import { requireModule } from '../../app/load.server.ts';
import { loadOwn, readListChoice } from '../../app/own.server.ts';
import {
  codFilterNames,
  codInput,
  type CodListKind,
  codLists,
  problemFilterNames,
  problemListName,
  problemOf,
} from './cod-input.ts';
import { listedState, moneyFilterNames, moneyListNames } from './money-input.ts';

type Request = Pick<LoaderFunctionArgs, 'context' | 'url'>;

/** The wanted page of a list, as its URL and the member’s choices say. */
function readList({ context, url }: Request, name: string, filterNames: readonly string[]) {
  requireModule(context, 'cashOnDelivery');
  const choice = readListChoice(context, name);
  const query = parseListState(url.searchParams, filterNames, choice.rows);
  const { page: pageIndex, rows } = query;
  return { query, wanted: { pageIndex, pageRows: rows }, choice: { rows, hidden: choice.hidden } };
}

export async function loadCodOrders(request: Request, kind: CodListKind) {
  const { name, stages } = codLists[kind];
  const { query, wanted, choice } = readList(request, name, codFilterNames);
  const [list, counts] = await Promise.all([
    loadOwn(request.context, codCalls.list, { ...wanted, ...codInput(stages, query) }),
    loadOwn(request.context, codCalls.count, {}),
  ]);
  return { list, counts, ...choice };
}

export async function loadCodProblems(request: Request) {
  const { query, wanted, choice } = readList(request, problemListName, problemFilterNames);
  const problem = problemOf(query.filters['problem']);
  const { counts, ...list } = await loadOwn(request.context, codCalls.problems, {
    ...wanted,
    ...(problem && { problem }),
  });
  return { list, counts, ...choice };
}

/** Where collected money is, and the rows of the chosen state: orders, or past remittances without one. */
export async function loadCodMoney(request: Request) {
  const { context, url } = request;
  const state = listedState(url.searchParams.get('state'));
  const name = moneyListNames[state ? 'collections' : 'remittances'];
  const { wanted, choice } = readList(request, name, moneyFilterNames);
  const [statistics, remittances, collections] = await Promise.all([
    loadOwn(context, codMoneyCalls.statistics, {}),
    state ? undefined : loadOwn(context, codMoneyCalls.remittances, wanted),
    state && loadOwn(context, codMoneyCalls.collections, { ...wanted, state }),
  ]);
  return { statistics, remittances, collections, ...choice };
}
