import { expect, test } from 'vitest';
import { claimOf, failureEnvelope, successEnvelope } from './envelope.ts';

test('an answer is Code, Msg, Data and Success, whatever became of the call', () => {
  expect(successEnvelope({ Id: 1 })).toEqual({ Code: 200, Msg: '', Data: { Id: 1 }, Success: true });
  expect(failureEnvelope({ code: 404, message: 'Gone', error: 'record.notFound', requestId: 'r1' })).toEqual({
    Code: 404,
    Msg: 'Gone',
    Data: null,
    Success: false,
    Error: 'record.notFound',
    RequestId: 'r1',
  });
  const busy = { code: 429, message: 'Wait', error: 'sms.tooSoon', requestId: 'r1', retryAfter: 47 };
  expect(failureEnvelope(busy)).toMatchObject({ Code: 429, RetryAfter: 47 });
});

test('a claim is read from whatever was sent', () => {
  expect(claimOf({ TenantId: 2, ShopId: '4', Other: 1 })).toEqual({ claimedTenantId: 2, claimedShopId: '4' });
  for (const sent of [undefined, null, '', 'text', 7, [], {}]) {
    expect(claimOf(sent)).toEqual({ claimedTenantId: undefined, claimedShopId: undefined });
  }
});
