import type { OutboxEvent } from './outbox.repository.ts';

export type MemberKey = { readonly tenantId: number; readonly shopId: number; readonly memberId: number };

/**
 * Pub/sub channel of one member's events. Redis channels are not scoped to a database number, so the
 * installation is part of the name.
 */
export function channelOf(installation: string, { tenantId, shopId, memberId }: MemberKey): string {
  return `live:${installation}:${tenantId}:${shopId}:${memberId}`;
}

export const serializeEvent = ({ id, topic, subjectId }: OutboxEvent) =>
  JSON.stringify({ id, topic, subjectId });
export const parseEvent = (message: string) => JSON.parse(message) as OutboxEvent;
