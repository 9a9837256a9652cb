import { consigneeDeskCalls } from '@onehaul/contract/console/consignees';
import { bindStaff } from '../../http/bind-staff.ts';
import {
  answerConfirmation,
  answerMany,
  askAgain,
  countConfirmationsAtDesk,
  findConfirmationsAtDesk,
} from '../consignee/index.ts';
import { orderName } from './order-desk.routes.ts';

/** What receivers have to confirm at customs, and what the broker says of it. */
export const consigneeDeskRoutes = bindStaff(consigneeDeskCalls, {
  list: ({ db }, { pageIndex, pageRows, ...filter }) =>
    findConfirmationsAtDesk(db, { ...filter, limit: pageRows, offset: (pageIndex - 1) * pageRows }),
  counts: ({ db }, { shopId }) => countConfirmationsAtDesk(db, shopId),
  answer: async ({ db, staff, audit }, { shopId, orderId, answer, note }) => {
    const actor = { kind: 'staff', id: staff.id } as const;
    const { number } = await answerConfirmation(db, answer, { shopId, orderId, note, actor });
    audit('order', orderName(shopId, orderId), { number, answer });
    return null;
  },
  answerMany: async ({ db, staff, audit }, pasted) => {
    const { done, rows } = await answerMany(db, staff.id, pasted);
    audit('order', 'list', { answer: pasted.answer, done, asked: rows.length });
    return { done, rows };
  },
  askAgain: async ({ db, staff, audit }, { shopId, orderId }) => {
    const actor = { kind: 'staff', id: staff.id } as const;
    const { number } = await askAgain(db, { shopId, orderId, note: '', actor });
    audit('order', orderName(shopId, orderId), { number });
    return null;
  },
});
