import { stateMachine } from '../state-machine.ts';

/** Where the money of an order is that is paid at the door: with the receiver, the carrier, the shop, the seller. */
export const codStates = ['expected', 'collected', 'settled', 'remitted', 'refused'] as const;
export type CodState = (typeof codStates)[number];

export type CodAct = 'collect' | 'takeBack' | 'settle' | 'remit' | 'refuse';

/** What was refused at the door is remitted too: as what its way cost. An order that was cancelled has nothing to expect. */
export const codMachine = stateMachine<CodState, CodAct>({
  expected: { collect: 'collected', refuse: 'refused' },
  collected: { settle: 'settled', takeBack: 'expected' },
  settled: { remit: 'remitted' },
  refused: { remit: 'remitted' },
  remitted: {},
});

/** What a line of a carrier's statement turned out to be. Only what matched is settled without a person. */
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

/** What a person decides about one that did not: take it as the carrier says, bear it, or ask the carrier for it. */
export const statementResolutions = ['accepted', 'writtenOff', 'claimed'] as const;
export type StatementResolution = (typeof statementResolutions)[number];
