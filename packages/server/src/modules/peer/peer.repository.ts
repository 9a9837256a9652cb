import type { PeerState } from '@onehaul/domain/peer/credit';
import { sql } from 'kysely';
import { type ReaderParameters, translatedText } from '../../db/page.ts';
import { sameShop } from '../../db/same-shop.ts';
import { prepare, prepareChange, tables } from '../../db/statement.ts';

export type PeerScope = { tenantId: number; shopId: number; memberId: number };

/** Row lock until the transaction ends: concurrent orders must not spend the same credit twice. */
export const lockPeer = prepareChange((p: PeerScope) =>
  tables
    .selectFrom('peer')
    .select(['memberId', 'state'])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('memberId', '=', p.memberId)
    .forUpdate(),
);

type PeerStanding = {
  name: string;
  state: PeerState;
  creditMinor: number;
  termDays: number;
  owedMinor: number;
  dueMinor: number;
  dueOn: string | null;
  isOverdue: boolean;
};

/** Unpaid monthly orders, on a statement or not yet. */
export const unpaidMonthly = sql`pay_policy = 'monthly' and total_minor > paid_minor and step <> 'cancelled'`;

/**
 * An account with its owed and due amounts. After taking the lock, run this as a separate statement to get a
 * fresh snapshot.
 */
export const peerStanding = prepare((p: PeerScope) =>
  tables
    .selectFrom(
      sql<PeerStanding>`(
        select peer.name, peer.state, peer.credit_minor, peer.term_days,
          coalesce((select sum(total_minor - paid_minor) from shop_order
            where shop_order.tenant_id = peer.tenant_id and shop_order.shop_id = peer.shop_id
              and shop_order.member_id = peer.member_id and ${unpaidMonthly}), 0)::bigint as owed_minor,
          coalesce(due.minor, 0)::bigint as due_minor, due.first as due_on,
          coalesce(due.first < (now() at time zone shop.time_zone)::date, false) as is_overdue
        from peer
        join shop on shop.tenant_id = peer.tenant_id and shop.id = peer.shop_id
        left join lateral (
          select sum(total_minor) as minor, min(due_on) as first from peer_statement statement
          where statement.tenant_id = peer.tenant_id and statement.shop_id = peer.shop_id
            and statement.member_id = peer.member_id and statement.state = 'issued') due on true
        where peer.tenant_id = ${p.tenantId} and peer.shop_id = ${p.shopId} and peer.member_id = ${p.memberId})`.as(
        'standing',
      ),
    )
    .selectAll(),
);

/** Lines granted to a peer. */
export const grantedLines = prepare((p: ReaderParameters & { memberId: number }) =>
  tables
    .selectFrom('peerLine')
    .innerJoin('line', (join) => sameShop(join, 'line', 'peerLine').onRef('line.id', '=', 'peerLine.lineId'))
    .innerJoin('warehouse', (join) =>
      sameShop(join, 'warehouse', 'line').onRef('warehouse.id', '=', 'line.warehouseId'),
    )
    .innerJoin('country', 'country.id', 'line.countryId')
    .select(({ ref }) => [
      'line.id',
      'line.code',
      translatedText(ref('line.names'), p).as('name'),
      translatedText(ref('warehouse.names'), p).as('warehouseName'),
      translatedText(ref('country.names'), p).as('countryName'),
      'line.countryId',
      'line.isOpen',
    ])
    .where('peerLine.tenantId', '=', p.tenantId)
    .where('peerLine.shopId', '=', p.shopId)
    .where('peerLine.memberId', '=', p.memberId)
    .orderBy('line.position')
    .orderBy('line.id'),
);
export type GrantedLine = NonNullable<(typeof grantedLines)['row']>;

/** Which of these numbers are used by the peer's orders that are not cancelled. */
export const usedClientNumbers = prepare((p: PeerScope & { numbers: string[] }) =>
  tables
    .selectFrom('shopOrder')
    .select('clientNumber')
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('memberId', '=', p.memberId)
    .where('kind', '=', 'peer')
    .where('step', '<>', 'cancelled')
    .where(sql<boolean>`client_number = any(${p.numbers}::text[])`)
    .$narrowType<{ clientNumber: string }>(),
);
