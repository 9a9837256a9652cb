import { earningDeskCalls, type SettlementRow } from '@onehaul/contract/console/agents';
import { useTranslation } from '@onehaul/i18n/react';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../app/call-api.ts';
import { paths } from '../../app/paths.ts';
import { Loaded } from './loaded.tsx';
import { ReportTable } from './report-table.tsx';
import type { OfShop } from './reports-page.tsx';
import { useFigures } from './use-figures.ts';
import { today } from './use-period.ts';

/** Agents shown at most; the desk of agents lists all. */
const most = 100;

/** What agents can be paid now, and this month's movements. */
export function AgentReport({ shopId }: OfShop) {
  const { t } = useTranslation('reports');
  const { text, yuan } = useFigures<SettlementRow>();
  const month = today().slice(0, 7);
  const query = useQuery({
    queryKey: ['settlement', 'report', month, shopId],
    queryFn: ({ signal }) =>
      callApi(
        earningDeskCalls.settlement,
        { pageIndex: 1, pageRows: most, month, ...(shopId && { shopId }) },
        { signal },
      ),
  });
  const listOf = (row: SettlementRow) => `${paths.agents}?tab=settlement&shop=${row.shopId}`;
  const columns = [
    text('agent', t('agent'), (row) => `${row.agentCode} ${row.agentName}`),
    yuan('earned', t('earned'), (row) => row.earnedMinor),
    yuan('reversed', t('reversed'), (row) => row.reversedMinor),
    yuan('moved', t('moved'), (row) => row.movedMinor),
    yuan('payable', t('payable'), (row) => row.payableMinor, { to: listOf }),
  ];
  return (
    <Loaded query={query}>
      {({ items, total }) => (
        <>
          <ReportTable
            title={t('tab.agents')}
            name={`agents-${month}`}
            columns={columns}
            rows={items}
            keyOf={(row) => `${row.shopId}-${row.agentId}`}
          />
          {total > items.length && (
            <p className="text-caption text-muted">{t('firstAgents', { count: items.length })}</p>
          )}
        </>
      )}
    </Loaded>
  );
}
