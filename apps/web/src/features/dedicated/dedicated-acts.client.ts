import type { InputOf } from '@onehaul/client/send';
import { dedicatedCalls } from '@onehaul/contract/dedicated';
import { browserSession } from '../../app/session/browser-session.ts';
import type { QuoteInput } from './quote-input.ts';

const { send } = browserSession();

export const quote = (input: QuoteInput) => send(dedicatedCalls.quote, input);

export const book = (input: InputOf<typeof dedicatedCalls.add>, idempotencyKey: string) =>
  send(dedicatedCalls.add, input, idempotencyKey);
