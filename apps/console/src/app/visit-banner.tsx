import type { Me } from '@onehaul/contract/console/staff-session';
import { useTranslation } from '@onehaul/i18n/react';
import { App, Button } from '@onehaul/workbench/antd';
import { failureOf } from '@onehaul/workbench/failure';
import { useEffect, useState } from 'react';
import { leaveVisit } from './leave-visit.ts';

const tickMs = 10_000;

/** Remaining time in the largest fitting unit, rounded up. */
function timeLeft(language: string, ms: number): string {
  const minutes = Math.max(0, Math.ceil(ms / 60_000));
  const [value, unit] = minutes > 120 ? [Math.ceil(minutes / 60), 'hour'] : [minutes, 'minute'];
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(value);
}

/** Tells a person of the operator on every page that they are visiting, and lets them leave. */
export function VisitBanner({ me }: { readonly me: Me }) {
  const { t, i18n } = useTranslation('console');
  const { message } = App.useApp();
  const { visit, name, company } = me;
  const [now, setNow] = useState(() => Date.now());
  const isOver = visit !== null && visit.endsAt.getTime() <= now;
  useEffect(() => {
    if (!visit) return undefined;
    const timer = setInterval(() => setNow(Date.now()), tickMs);
    return () => clearInterval(timer);
  }, [visit]);
  const leave = () => leaveVisit().catch((error: unknown) => void message.error(failureOf(error).message));
  useEffect(() => {
    if (isOver) void leaveVisit().catch(() => undefined);
  }, [isOver]);
  if (!visit) return null;
  const left = timeLeft(i18n.language, visit.endsAt.getTime() - now);
  return (
    <div className="sticky top-0 z-20 mb-5 flex flex-wrap items-center justify-between gap-3 rounded-card border border-warning bg-warning-ground px-4 py-2 text-small">
      <span>{t(`visit.${visit.level}`, { name, company, left })}</span>
      <Button onClick={() => void leave()}>{t('visit.leave')}</Button>
    </div>
  );
}
