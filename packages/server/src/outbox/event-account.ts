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
export type Account = {
  readonly actor: Actor;
  readonly reason?: string;
  /** Ids of photos that document the event. */
  readonly proof?: readonly string[];
  readonly details?: Readonly<Record<string, unknown>>;
  /** Topic of the notice to the owner; without one, only an open page is refreshed. */
  readonly notice?: Topic;
};

/** Parameters of the statement that writes an event and its outbox row. */
export type AccountParameters = {
  actor: Actor['kind'];
  actorId: number | null;
  reason: string;
  proof: string[];
  details: string;
  topic: string;
};

export const accountParameters = (
  { actor, reason = '', proof = [], details = {}, notice }: Account,
  refreshTopic: Topic,
): AccountParameters => ({
  ...actorColumns(actor),
  reason,
  proof: [...proof],
  details: JSON.stringify(details),
  topic: notice ?? refreshTopic,
});

/** Columns of an event table that hold its audit data, in the order of `accountValues`. */
export const accountColumns = ['actor', 'actorId', 'reason', 'proof', 'details'] as const;

/** Values for `accountColumns` in an `insert ... select`, cast because a select list has no column types. */
export const accountValues = (p: AccountParameters) =>
  [
    sql<'staff'>`${p.actor}::text`.as('actor'),
    sql<number>`${p.actorId}::int`.as('actorId'),
    sql<string>`${p.reason}::text`.as('reason'),
    sql<string[]>`${p.proof}::uuid[]`.as('proof'),
    sql<Record<string, unknown>>`${p.details}::jsonb`.as('details'),
  ] as const;
