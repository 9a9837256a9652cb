import { addressCalls } from '@onehaul/contract/address';
import { browserSession } from '../../app/session/browser-session.ts';

/** Removes an address; returns what restores it. */
export const remove = async (id: number): Promise<string> =>
  (await browserSession().send(addressCalls.remove, { ids: [id] })).undo;

export const restore = (undo: string) => browserSession().send(addressCalls.restore, { undo });

export const setDefault = (id: number) => browserSession().send(addressCalls.setDefault, { id });
