export const labelKinds = ['parcel', 'test'] as const;
export type LabelKind = (typeof labelKinds)[number];

/**
 * `waiting` for an agent, `taken` by one, `printed` when the printer has accepted all bytes, `failed` with a reason,
 * `expired` when nobody printed it in time.
 */
export const labelStates = ['waiting', 'taken', 'printed', 'failed', 'expired'] as const;
export type LabelState = (typeof labelStates)[number];

/** Why a print agent could not print. `notLocal`: the address is outside the warehouse’s network. */
export const printFailures = ['refused', 'unreachable', 'timeout', 'broken', 'notLocal'] as const;
export type PrintFailure = (typeof printFailures)[number];
/** Besides: the printer was removed, or agents took the label and never reported. */
export const labelProblems = [...printFailures, 'removed', 'lost'] as const;
export type LabelProblem = (typeof labelProblems)[number];

/** A label is printed within this time or not at all: nobody expects it later. */
export const labelExpiresMinutes = 10;
/** An agent that has not reported by then is considered gone, and the label is given again. */
export const labelLeaseSeconds = 60;
export const maxLabelAttempts = 3;
/** Labels handed out at once. */
export const maxLabelsPerTake = 5;
/** Finished jobs are kept for the list of failures. */
export const labelJobDays = 2;

export const maxPrintersPerWarehouse = 50;
export const maxPrintAgentsPerWarehouse = 10;
/** An agent asks at least once a second. */
export const printAgentCallsPerMinute = 240;

/** Agents call every few seconds; one that is silent for longer is away. */
export const printAgentAwaySeconds = 60;
/** The last call is written no more often than this. */
export const printAgentSeenEverySeconds = 15;

/** A host name or IPv4 address of a local network. */
export const isPrinterHost = (host: string): boolean =>
  /^[a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?$/i.test(host) && !host.includes('..');
export const standardPrinterPort = 9100;
