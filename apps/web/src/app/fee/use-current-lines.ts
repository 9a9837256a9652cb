import type { TariffLine } from '@onehaul/contract/fee';
import { versionAt } from '@onehaul/domain/fee/tariff-version';
import { useEffect, useMemo, useState } from 'react';

/** Upper bound of a setTimeout delay (32-bit). */
const maxTimeoutMs = 2_147_000_000;

export function linesEffectiveAt(lines: readonly TariffLine[], at: string): TariffLine[] {
  return lines.map((line) => {
    const counts = line.next && versionAt([line.current, line.next], at);
    return counts && counts === line.next ? { ...line, current: counts, next: null } : line;
  });
}

/** Returns the server's lines; a page left open switches to an upcoming tariff at its start time. */
export function useCurrentLines(lines: readonly TariffLine[]): readonly TariffLine[] {
  const [at, setAt] = useState<string>();
  const current = useMemo(() => (at === undefined ? lines : linesEffectiveAt(lines, at)), [lines, at]);
  useEffect(() => {
    const soonest = Math.min(...current.map(({ next }) => (next ? Date.parse(next.effectiveAt) : Infinity)));
    const waitMs = soonest - Date.now();
    if (waitMs > maxTimeoutMs) return;
    const timer = setTimeout(() => setAt(new Date().toISOString()), Math.max(0, waitMs));
    return () => clearTimeout(timer);
  }, [current]);
  return current;
}
