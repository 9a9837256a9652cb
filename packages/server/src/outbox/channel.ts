import type { OutboxEvent } from './outbox.repository.ts';

export type MemberKey = { readonly tenantId: number; readonly shopId: number; readonly memberId: number };

/**
 * Where the events of one member pass. Channels of Redis know no databases: installations that share a server are
 * kept apart by the name of their own.
 */
export function channelOf(installation: string, { tenantId, shopId, memberId }: MemberKey): string {
  return `live:${installation}:${tenantId}:${shopId}:${memberId}`;
}

export const packed = ({ id, topic, subjectId }: OutboxEvent) => JSON.stringify({ id, topic, subjectId });
export const unpacked = (message: string) => JSON.parse(message) as OutboxEvent;
