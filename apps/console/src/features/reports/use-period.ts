import { isReportPeriod, type Period, periodOf, reportPresets } from '@onehaul/domain/report/period';
import { useSearchParams } from 'react-router';

/** Today where the reader is, as `2026-11-18`. */
export const today = () => {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
};
const isDay = (text: string | null): text is string => /^\d{4}-\d{2}-\d{2}$/.test(text ?? '');

/** The range in the address: two days, or a preset; this month without either. */
export function usePeriod() {
  const [address, setAddress] = useSearchParams();
  const [from, to] = [address.get('from'), address.get('to')];
  const typed = isDay(from) && isDay(to) && isReportPeriod({ from, to }) ? { from, to } : undefined;
  const preset = typed
    ? undefined
    : (reportPresets.find((one) => one === address.get('range')) ?? 'thisMonth');
  const period: Period = typed ?? periodOf(preset ?? 'thisMonth', today());
  const change = (values: Readonly<Record<string, string | undefined>>) => {
    const next = new URLSearchParams(address);
    for (const [name, value] of Object.entries(values)) {
      if (value === undefined) next.delete(name);
      else next.set(name, value);
    }
    return next;
  };
  return {
    period,
    preset,
    isByMonth: address.get('by') === 'month',
    addressOf: (values: Readonly<Record<string, string | undefined>>) => `?${change(values).toString()}`,
    choose: (values: Readonly<Record<string, string | undefined>>) =>
      setAddress(change(values), { replace: true, preventScrollReset: true }),
  };
}
