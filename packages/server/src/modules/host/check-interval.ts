import { Refusal } from '@onehaul/domain/refusal';

/** Minimum interval between two checks of a domain that staff ask for. */
const minCheckSeconds = 10;

export function assertNotJustChecked({ checkedAt }: { readonly checkedAt: Date | null }, now: Date): void {
  const seconds = checkedAt ? (now.getTime() - checkedAt.getTime()) / 1000 : minCheckSeconds;
  if (seconds < minCheckSeconds)
    throw new Refusal('host.checkedJustNow', { seconds: Math.ceil(minCheckSeconds - seconds) });
}
