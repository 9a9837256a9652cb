import { peerKeyCalls } from '@onehaul/contract/peer';
import { browserSession } from '../../app/session/browser-session.ts';

export const addKey = (name: string) => browserSession().send(peerKeyCalls.add, { name });

export const revokeKey = (id: number) => browserSession().send(peerKeyCalls.revoke, { id });
