import { caseCalls } from '@onehaul/contract/case';
import { bind, type Route } from '../../http/bind.ts';
import type { Services } from '../../services.ts';
import { answerCase } from './answer-case.ts';
import { findCases, getCase } from './find-cases.ts';
import { openCase } from './open-case.ts';
import { writeInCase } from './write-in-case.ts';

export function createCaseRoutes({ keys }: Services): Route[] {
  return bind(caseCalls, {
    list: findCases,
    get: (context, input) => getCase(keys, context, input),
    open: openCase,
    write: writeInCase,
    answer: (context, input) => answerCase(context, input),
  });
}
