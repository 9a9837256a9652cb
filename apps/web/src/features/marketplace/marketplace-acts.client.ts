import type { InputOf } from '@onehaul/client/send';
import { marketplaceCalls } from '@onehaul/contract/marketplace';
import { openGeneratedFile } from '../../app/portal/generated-file.ts';
import { browserSession } from '../../app/session/browser-session.ts';
import { shownShop } from './marketplace-input.ts';

const { send } = browserSession();
type Input<Name extends keyof typeof marketplaceCalls> = InputOf<(typeof marketplaceCalls)[Name]>;

/** Leaves for the marketplace, where the seller authorizes access. */
export const connect = async () =>
  window.location.assign((await send(marketplaceCalls.authorizationUrl, { platform: 'shopee' })).url);

export const authorize = (input: Input<'authorize'>) => send(marketplaceCalls.authorize, input);

export const loadShops = async () =>
  (await send(marketplaceCalls.list, { pageIndex: 1, pageRows: 100 })).items.map(shownShop);

export const sync = (id: number) => send(marketplaceCalls.sync, { id });
export const rename = (input: Input<'rename'>) => send(marketplaceCalls.rename, input);
export const disconnect = (id: number) => send(marketplaceCalls.disconnect, { id });

export const link = (input: Input<'link'>, key: string) => send(marketplaceCalls.link, input, key);
export const unlink = (id: number, key: string) => send(marketplaceCalls.unlink, { id }, key);

/** Opens the marketplace's labels for printing. */
export const openLabels = async (ids: readonly number[]) =>
  openGeneratedFile(await send(marketplaceCalls.labels, { ids: [...ids] }));

export const bindFirstMile = (ids: readonly number[], key: string) =>
  send(marketplaceCalls.bindFirstMile, { ids: [...ids] }, key);
export const unbindFirstMile = (ids: readonly number[], key: string) =>
  send(marketplaceCalls.unbindFirstMile, { ids: [...ids] }, key);
