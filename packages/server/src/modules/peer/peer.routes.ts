import { peerCalls, peerKeyCalls, peerOpenCalls } from '@onehaul/contract/peer';
import { Refusal } from '@onehaul/domain/refusal';
import { findPage } from '../../db/page.ts';
import { bind, type Route } from '../../http/bind.ts';
import type { Services } from '../../services.ts';
import { addKey } from './add-key.ts';
import { addSignedOrders, findSignedOrders } from './signed-orders.ts';
import { keyPage } from './api-key.repository.ts';
import { getAccount } from './find-account.ts';
import { findPeerOrders } from './find-peer-orders.ts';
import { findStatements, getStatement } from './find-statements.ts';
import { payStatement } from './pay-statement.ts';
import { createPeerTools } from './place-peer-orders.ts';
import { revokeKey } from './revoke-key.ts';
import { getStatementFile } from './statement-file.ts';
import { statementOf } from './statement.repository.ts';

/** Splits pasted numbers at whitespace, commas and semicolons. */
const numbersIn = (typed: string) => typed.split(/[\s,，;；]+/u).filter(Boolean);

export function createPeerRoutes(services: Services): Route[] {
  const tools = createPeerTools(services);
  const account = bind(peerCalls, {
    orders: (context, { search, ...asked }) =>
      findPeerOrders(context, context.member.ownerId, {
        ...asked,
        numbers: search === '' ? undefined : numbersIn(search).flatMap((one) => [one, one.toUpperCase()]),
      }),
    account: getAccount,
    statements: findStatements,
    statement: getStatement,
    statementFile: (context, asked) => getStatementFile(context, asked, context.member.ownerId),
    payStatement: async (context, { id }) => {
      const { db, shop, member } = context;
      const actor = { kind: 'member', id: member.id } as const;
      await payStatement(db, { shopId: shop.id, id, memberId: member.ownerId, by: 'balance', actor });
      const paid = await db.first(statementOf, { shopId: shop.id, id });
      if (!paid) throw new Refusal('record.notFound');
      return paid;
    },
  });
  const keys = bind(peerKeyCalls, {
    list: (context, page) => findPage(context, keyPage, page, { memberId: context.member.ownerId }),
    add: (context, asked) => addKey(services.keys, context, asked),
    revoke: revokeKey,
  });
  const software = bind(peerOpenCalls, {
    addOrders: (context, { orders }) => addSignedOrders(services, tools, context, orders),
    findOrders: (context, asked) => findSignedOrders(services, context, asked),
  });
  return [...account, ...keys, ...software];
}
