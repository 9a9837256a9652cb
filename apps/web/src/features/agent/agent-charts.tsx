import { numberFormat } from '@onehaul/i18n/formats';
import { useTranslation } from '@onehaul/i18n/react';
import { Card } from '@onehaul/ui/card';
import { useQuery } from '@tanstack/react-query';
import { useMoney } from '../../app/fee/use-money.ts';
import { MonthBars } from '../../app/portal/month-bars.tsx';
import { useSendWithMessage } from '../../app/portal/use-send-with-message.ts';
import { statisticsQuery } from './agent-queries.ts';

const card = 'min-h-56 px-5 py-4';

/** Charts of a year's earnings and new members. A placeholder reserves their space while loading. */
export function AgentCharts() {
  const { t, i18n } = useTranslation('agent');
  const { exact } = useMoney();
  const { data } = useQuery(statisticsQuery(useSendWithMessage()));
  const number = numberFormat(i18n.language, {});
  const months = data?.months ?? [];
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      <Card className={card}>
        {data && (
          <MonthBars
            label={t('chart.earned')}
            months={months.map(({ month, earnedMinor }) => ({ month, value: earnedMinor }))}
            format={exact}
          />
        )}
      </Card>
      <Card className={card}>
        {data && (
          <MonthBars
            label={t('chart.members')}
            months={months.map(({ month, members }) => ({ month, value: members }))}
            format={(value) => number.format(value)}
          />
        )}
      </Card>
    </div>
  );
}
