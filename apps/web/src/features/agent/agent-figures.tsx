import type { AgentInfo } from '@onehaul/contract/agent';
import { numberFormat } from '@onehaul/i18n/formats';
import { useTranslation } from '@onehaul/i18n/react';
import { Card } from '@onehaul/ui/card';
import { useCnyText } from '../../app/portal/money-text.tsx';

export type Figures = NonNullable<AgentInfo['figures']>;

/** Key figures of an agent. */
export function AgentFigures({ figures }: { readonly figures: Figures }) {
  const { t, i18n } = useTranslation('agent');
  const exact = useCnyText();
  const number = numberFormat(i18n.language, {});
  const shown = [
    { name: 'available', value: exact(figures.availableMinor), isFirst: true },
    { name: 'confirmed', value: exact(figures.confirmedMinor) },
    { name: 'pending', value: exact(figures.pendingMinor) },
    { name: 'moved', value: exact(figures.movedMinor) },
    { name: 'members', value: number.format(figures.memberCount) },
    { name: 'orders', value: number.format(figures.ordersThisMonth) },
  ] as const;
  return (
    <Card className="overflow-hidden">
      <dl className="grid grid-cols-2 gap-px bg-line md:grid-cols-3 xl:grid-cols-6">
        {shown.map(({ name, value, ...rest }) => (
          <div key={name} className="flex flex-col gap-0.5 bg-surface px-4 py-4" data-figure={name}>
            <dt className="text-caption text-muted">{t(`figure.${name}`)}</dt>
            <dd
              className={`text-lead font-semibold tabular-nums ${'isFirst' in rest ? 'text-primary-9' : ''}`}
            >
              {value}
            </dd>
            <dd className="text-caption text-muted">{t(`figure.${name}Text`)}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
