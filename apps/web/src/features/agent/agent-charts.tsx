import { numberFormat } from '@onehaul/i18n/formats';
import { useTranslation } from '@onehaul/i18n/react';
import { Card } from '@onehaul/ui/card';
import { useCnyText } from '../../app/portal/money-text.tsx';
import { MonthBars } from '../../app/portal/month-bars.tsx';

export type Months = readonly {
  readonly month: string;
  readonly earnedMinor: number;
  readonly members: number;
}[];

/** Charts of a year's earnings and new members. */
export function AgentCharts({ months }: { readonly months: Months }) {
  const { t, i18n } = useTranslation('agent');
  const exact = useCnyText();
  const number = numberFormat(i18n.language, {});
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      <Card className="px-5 py-4">
        <MonthBars
          label={t('chart.earned')}
          months={months.map(({ month, earnedMinor }) => ({ month, value: earnedMinor }))}
          format={exact}
        />
      </Card>
      <Card className="px-5 py-4">
        <MonthBars
          label={t('chart.members')}
          months={months.map(({ month, members }) => ({ month, value: members }))}
          format={(value) => number.format(value)}
        />
      </Card>
    </div>
  );
}
