import { stateMachine } from '../state-machine.ts';

/** Where the cash-on-delivery money of an order is: receiver, carrier, shop or seller. */
export const codStates = ['expected', 'collected', 'settled', 'remitted', 'refused'] as const;
export type CodState = (typeof codStates)[number];

export type CodAct = 'collect' | 'takeBack' | 'settle' | 'remit' | 'refuse';

/** A refused order is remitted too, with its shipping cost only. A cancelled order expects nothing. */
export const codMachine = stateMachine<CodState, CodAct>({
  expected: { collect: 'collected', refuse: 'refused' },
  collected: { settle: 'settled', takeBack: 'expected' },
  settled: { remit: 'remitted' },
  refused: { remit: 'remitted' },
  remitted: {},
});

/** Result of matching a line of a carrier's statement. Only `matched` lines settle without a person. */
export const statementOutcomes = [
  'matched',
  'unknown',
  'otherAmount',
  'twice',
  'notShipped',
  'otherCurrency',
  'settled',
] as const;
export type StatementOutcome = (typeof statementOutcomes)[number];

/**
 * Staff decision on an unmatched line: accept the carrier's figure, bear the difference, or claim it from the
 * carrier.
 */
export const statementResolutions = ['accepted', 'writtenOff', 'claimed'] as const;
export type StatementResolution = (typeof statementResolutions)[number];
