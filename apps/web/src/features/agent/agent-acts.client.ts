import type { InputOf } from '@onehaul/client/send';
import { agentCalls } from '@onehaul/contract/agent';
import { browserSession } from '../../app/session/browser-session.ts';

export const apply = (words: string) => browserSession().send(agentCalls.apply, { words });

/** Moves earnings to the balance. The key makes a repeated call the same movement (A48). */
export const withdrawEarnings = (input: InputOf<typeof agentCalls.withdraw>, idempotencyKey: string) =>
  browserSession().send(agentCalls.withdraw, input, idempotencyKey);
