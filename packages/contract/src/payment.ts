import { z } from 'zod';
import { call } from './call.ts';
import { page, pageRequest, wireObject } from './wire.ts';

const PayType = wireObject(
  {
    id: z.int(),
    kind: z.enum(['balance', 'wechat', 'alipay', 'bankDeposit', 'stripe']),
    name: z.string(),
    note: z.string(),
    currencyCode: z.string(),
  },
  { kind: 'Code', note: 'Rem' },
);

export const paymentCalls = {
  payTypes: call('/Base_ShopPayType/GetDataPage', {
    summary: 'Ways to pay the shop offers.',
    input: wireObject(pageRequest(20, 50)),
    output: page(PayType),
  }),
};
