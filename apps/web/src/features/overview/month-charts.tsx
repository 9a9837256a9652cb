import type { Overview } from '@onehaul/contract/overview';
import { measuresIn } from '@onehaul/i18n/measures';
import { useTranslation } from '@onehaul/i18n/react';
import { Card } from '@onehaul/ui/card';
import { MonthBars } from '../../app/portal/month-bars.tsx';
import { Section } from './section.tsx';

/** A year's shipped weight and cost per month. */
export function MonthCharts({ months }: { readonly months: Overview['months'] }) {
  const { t, i18n } = useTranslation('overview');
  const { money, weight } = measuresIn(i18n.language);
  if (months.every(({ orders }) => orders === 0)) return null;
  return (
    <Section id="overview-year" title={t('year.title')}>
      <div className="grid gap-4 xl:grid-cols-2">
        <Card className="p-5">
          <MonthBars
            label={t('year.weight')}
            months={months.map(({ month, grams }) => ({ month, value: grams }))}
            format={weight}
          />
        </Card>
        <Card className="p-5">
          <MonthBars
            label={t('year.cost')}
            months={months.map(({ month, minor }) => ({ month, value: minor }))}
            format={(minor) => money(minor, 'CNY')}
          />
        </Card>
      </div>
    </Section>
  );
}
