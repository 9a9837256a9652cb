import { consigneeDeskCalls } from '@onehaul/contract/console/consignees';
import { bindStaff } from '../../http/bind-staff.ts';
import { recordName } from '../../http/record-name.ts';
import { withLimitAndOffset } from '../../db/page.ts';
import { answerConfirmation, requestConfirmationAgain } from './answer-confirmation.ts';
import {
  answerConfirmations,
  countConfirmationsForStaff,
  findConfirmationsForStaff,
  revealReceiver,
} from './consignee-desk.ts';

/** Console routes for the receivers' customs confirmations and the broker's answers. */
export const consigneeConsoleRoutes = bindStaff(consigneeDeskCalls, {
  list: ({ db }, asked) => findConfirmationsForStaff(db, withLimitAndOffset(asked)),
  counts: ({ db }, { shopId }) => countConfirmationsForStaff(db, shopId),
  answer: async ({ db, staff, audit }, { shopId, orderId, answer, note }) => {
    const actor = { kind: 'staff', id: staff.id } as const;
    const { number } = await answerConfirmation(db, answer, { shopId, orderId, note, actor });
    audit('order', recordName(shopId, orderId), { number, answer });
    return null;
  },
  answerMany: async ({ db, staff, audit }, pasted) => {
    const { done, rows } = await answerConfirmations(db, staff.id, pasted);
    audit('order', 'list', { answer: pasted.answer, done, asked: rows.length });
    return { done, rows };
  },
  reveal: async ({ db, audit }, { reason, ...which }) => {
    const { number, phone } = await revealReceiver(db, which);
    audit('order', recordName(which.shopId, which.orderId), { number, reason });
    return { phone };
  },
  askAgain: async ({ db, staff, audit }, { shopId, orderId }) => {
    const actor = { kind: 'staff', id: staff.id } as const;
    const { number } = await requestConfirmationAgain(db, { shopId, orderId, note: '', actor });
    audit('order', recordName(shopId, orderId), { number });
    return null;
  },
});
