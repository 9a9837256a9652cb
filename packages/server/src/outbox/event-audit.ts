import { sql } from 'kysely';
import type { Topic } from './emit.ts';

/** Who caused an event. */
export type Actor =
  | { readonly kind: 'member'; readonly id: number }
  | { readonly kind: 'staff'; readonly id: number }
  | { readonly kind: 'system' };

/** The actor as the columns `actor` and `actor_id`. */
export const actorColumns = (actor: Actor) => ({
  actor: actor.kind,
  actorId: actor.kind === 'system' ? null : actor.id,
});

/** Audit data of an event: actor, reason, proof, details. */
export type EventAudit = {
  readonly actor: Actor;
  readonly reason?: string;
  /** Ids of photos that document the event. */
  readonly proof?: readonly string[];
  readonly details?: Readonly<Record<string, unknown>>;
  /** Topic of the notice to the owner; without one, only an open page is refreshed. */
  readonly notice?: Topic;
};

/** Parameters of the statement that writes an event and its outbox row. */
export type EventAuditParameters = {
  actor: Actor['kind'];
  actorId: number | null;
  reason: string;
  proof: string[];
  details: string;
  topic: string;
};

export const eventAuditParameters = (
  { actor, reason = '', proof = [], details = {}, notice }: EventAudit,
  refreshTopic: Topic,
): EventAuditParameters => ({
  ...actorColumns(actor),
  reason,
  proof: [...proof],
  details: JSON.stringify(details),
  topic: notice ?? refreshTopic,
});

/** Columns of an event table that hold its audit data, in the order of `eventAuditValues`. */
export const eventAuditColumns = ['actor', 'actorId', 'reason', 'proof', 'details'] as const;

/** Values for `eventAuditColumns` in an `insert ... select`, cast because a select list has no column types. */
export const eventAuditValues = (p: EventAuditParameters) =>
  [
    sql<'staff'>`${p.actor}::text`.as('actor'),
    sql<number>`${p.actorId}::int`.as('actorId'),
    sql<string>`${p.reason}::text`.as('reason'),
    sql<string[]>`${p.proof}::uuid[]`.as('proof'),
    sql<Record<string, unknown>>`${p.details}::jsonb`.as('details'),
  ] as const;
