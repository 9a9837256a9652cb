/** Banks transfer these currencies in whole units, although they have hundredths. */
const wholeTransfers = new Set(['TWD']);

/** The amount in minor units as a bank can transfer it, at least one unit. */
export function toTransferMinor(minor: number, currency: string): number {
  return wholeTransfers.has(currency) ? Math.max(1, Math.round(minor / 100)) * 100 : minor;
}
