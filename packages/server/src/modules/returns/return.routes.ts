import { returnCalls } from '@onehaul/contract/returns';
import { bind, type Route } from '../../http/bind.ts';
import type { Services } from '../../services.ts';
import { createTariffs } from '../fee/index.ts';
import { addReturn } from './add-return.ts';
import { cancelReturn } from './cancel-return.ts';
import { decideReturn } from './decide-return.ts';
import { findMatches, findRedispatched } from './find-matches.ts';
import { findReturns, getReturn } from './find-returns.ts';
import { quoteRedispatch } from './quote-redispatch.ts';
import { redispatch } from './redispatch.ts';

export function createReturnRoutes({ keys }: Services): Route[] {
  const tariffs = createTariffs();
  return bind(returnCalls, {
    list: findReturns,
    get: (context, which) => getReturn(keys, context, which),
    add: (context, announced) => addReturn(keys, context, announced),
    cancel: (context, which) => cancelReturn(keys, context, which),
    decide: (context, decision) => decideReturn(keys, context, decision),
    matches: findMatches,
    quote: (context, asked) => quoteRedispatch(tariffs, context, asked),
    redispatch: (context, asked) => redispatch({ keys, tariffs }, context, asked),
    sent: findRedispatched,
  });
}
