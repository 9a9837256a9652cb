import { type ReaderParameters, translatedText } from '../../db/page.ts';
import { sameShop } from '../../db/same-shop.ts';
import { prepare, tables } from '../../db/statement.ts';

/** Sender and recipient of a statement. */
export const paperHead = prepare((p: ReaderParameters & { memberId: number }) =>
  tables
    .selectFrom('peer')
    .innerJoin('member', (join) => sameShop(join, 'member', 'peer').onRef('member.id', '=', 'peer.memberId'))
    .innerJoin('shop', (join) =>
      join.onRef('shop.tenantId', '=', 'peer.tenantId').onRef('shop.id', '=', 'peer.shopId'),
    )
    .select(({ ref }) => [
      'peer.name as peerName',
      'member.code as memberCode',
      translatedText(ref('shop.names'), p).as('shopName'),
    ])
    .where('peer.tenantId', '=', p.tenantId)
    .where('peer.shopId', '=', p.shopId)
    .where('peer.memberId', '=', p.memberId),
);
