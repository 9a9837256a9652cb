import { type Actor, newEmail, type Shop } from './actors.ts';
import { aConfirmation, aGoodsDeclaration, declarationBody } from './customs-builders.ts';
import { aMember, aStaffMember } from './member-builders.ts';
import { anOrder, aPricedLine } from './order-builders.ts';
import type { TestDatabase } from './test-database.ts';

type Body = Record<string, unknown>;
type Input = (cell: { readonly actor: Actor; readonly member: Actor }) => Promise<Body>;

/** Minimal valid inputs for the declaration, customs and consignee calls, with records of `member`. */
export function createCustomsInputs(database: TestDatabase, shop: Shop): Record<string, Input> {
  const own = async (member: Actor) => aGoodsDeclaration(database, shop, { id: member.id! });
  let line: ReturnType<typeof aPricedLine> | undefined;
  return {
    '/Client_AddressInfo/AddDeclare': async () => declarationBody,
    '/Client_AddressInfo/UpdateDeclare': async ({ member }) => ({
      ...declarationBody,
      Id: await own(member),
    }),
    '/Client_AddressInfo/DeleteDeclare': async ({ member }) => ({ Ids: [await own(member)] }),
    '/Client_AddressInfo/RestoreDeclare': async ({ member }) => {
      const id = await own(member);
      await database.sql('update goods_declaration set removed_at = now() where id = $1', [id]);
      return { Ids: [id] };
    },
    '/Base_Customs/CheckGoods': async () => ({ Goods: [{ Names: ['T-shirt'] }] }),
    '/Order_Consignee/Answer': async ({ member }) => {
      const order = await anOrder(database, shop, member as never, {
        step: 'shipped',
        line: await (line ??= aPricedLine(database, shop)),
      });
      await aConfirmation(database, shop, order);
      return { OrderId: order.id, Answer: 'confirm' };
    },
  };
}

/** Minimal valid inputs for the console's consignee calls. */
export function createConsigneeStaffInputs(database: TestDatabase, shop: Shop): Record<string, Input> {
  let line: ReturnType<typeof aPricedLine> | undefined;
  const one = async (state: 'waiting' | 'expired') => {
    const owner = await aMember(database, shop);
    const clerk = await aStaffMember(database, shop.tenantId, { roles: ['clerk'], email: newEmail() });
    const order = await anOrder(database, shop, owner, {
      step: 'shipped',
      line: await (line ??= aPricedLine(database, shop)),
      staffId: clerk.id,
    });
    await aConfirmation(database, shop, order, { state });
    return { shopId: shop.id, orderId: order.id };
  };
  return {
    '/console/consignees/answer': async () => ({ ...(await one('waiting')), answer: 'confirm' }),
    '/console/consignees/answerMany': async () => ({ numbers: ['X1'], answer: 'confirm' }),
    '/console/consignees/reveal': async () => ({ ...(await one('waiting')), reason: 'to call about EZ WAY' }),
    '/console/consignees/askAgain': async () => one('expired'),
  };
}
