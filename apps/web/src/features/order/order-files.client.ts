import { orderCalls } from '@onehaul/contract/order';
import { paperCalls } from '@onehaul/contract/paper';
import { openGeneratedFile, saveGeneratedFile } from '../../app/portal/generated-file.ts';
import { browserSession } from '../../app/session/browser-session.ts';
import type { OrderFilters } from './order-input.ts';
import { gatherOrders } from './order-query.ts';

type Ids = readonly number[];

/** Opens the sheets of orders for printing. */
export const printSheets = async (ids: Ids) =>
  openGeneratedFile(await browserSession().send(orderCalls.printSheet, { ids: [...ids], kind: 'sheet' }));

/** Downloads orders as a workbook. */
export const saveSheet = async (ids: Ids) =>
  saveGeneratedFile(await browserSession().send(orderCalls.exportSheet, { ids: [...ids] }));

export const gather = (filters: OrderFilters) => gatherOrders(browserSession().send, filters);

/** Starts a file of all orders that match, in the background of the server. */
export const startPrinting = async (kind: 'sheet' | 'labels' | 'rows', filters: OrderFilters) =>
  browserSession().send(paperCalls.start, { kind, ids: await gather(filters) });

export const printProgress = (id: string) => browserSession().send(paperCalls.get, { id });

export const recentFiles = async () => (await browserSession().send(paperCalls.list, {})).items;
