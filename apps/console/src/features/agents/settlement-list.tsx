import { earningDeskCalls, type SettlementRow } from '@onehaul/contract/console/agents';
import { dateFormat } from '@onehaul/i18n/formats';
import { useTranslation } from '@onehaul/i18n/react';
import { Button } from '@onehaul/workbench/antd';
import type { Column } from '@onehaul/workbench/data-table';
import { ListPage } from '@onehaul/workbench/list-page';
import { useMemo, useState } from 'react';
import { callApi } from '../../app/call-api.ts';
import { shopColumns } from '../../app/list-columns.tsx';
import { useGeneratedDocument } from '../../app/use-generated-document.ts';
import { AgentTabs } from './agent-tabs.tsx';
import { useShopFilter } from '../../app/use-shop-filter.ts';
import { useAmounts } from './desk-words.ts';
import { lastMonths } from './last-months.ts';

/** Monthly settlement of every agent, and what is payable now. */
export function SettlementList() {
  const { t, i18n } = useTranslation('agents');
  const { filters, shopOf, hasSeveral } = useShopFilter();
  const columns = useColumns(hasSeveral);
  const sheet = useGeneratedDocument(earningDeskCalls.exportSettlement);
  const [months] = useState(() => lastMonths(new Date()));
  const name = dateFormat(i18n.language, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const monthOf = ({ month }: Readonly<Record<string, string>>) =>
    months.find((one) => one === month) ?? months[0]!;
  return (
    <ListPage<SettlementRow>
      name="settlement"
      title={t('title')}
      sentence={t('sentence.settlement')}
      tabs={<AgentTabs current="settlement" />}
      filters={[
        ...filters,
        {
          name: 'month',
          label: t('month'),
          options: months.map((one) => ({ value: one, label: name.format(new Date(`${one}-01T00:00:00Z`)) })),
        },
      ]}
      columns={columns}
      keyOf={({ shopId, agentId }) => `${shopId}-${agentId}`}
      maxPageSize={100}
      load={({ page, rows, filters: values }, signal) =>
        callApi(
          earningDeskCalls.settlement,
          { pageIndex: page, pageRows: rows, month: monthOf(values), ...shopOf(values) },
          { signal },
        )
      }
      bar={({ query }) => (
        <h2 className="text-body font-semibold" data-month={monthOf(query.filters)}>
          {name.format(new Date(`${monthOf(query.filters)}-01T00:00:00Z`))}
        </h2>
      )}
      tools={({ query }) => (
        <Button
          loading={sheet.isBusy}
          data-export
          onClick={() => void sheet.open({ month: monthOf(query.filters), ...shopOf(query.filters) })}
        >
          {t('export')}
        </Button>
      )}
      empty={{ title: t('empty.settlement'), text: t('emptyText.settlement') }}
    />
  );
}

function useColumns(hasSeveral: boolean) {
  const { t } = useTranslation('agents');
  const { yuan } = useAmounts();
  return useMemo<Column<SettlementRow>[]>(() => {
    const amount = (
      key: 'earnedMinor' | 'reversedMinor' | 'movedMinor' | 'payableMinor',
      title: string,
    ): Column<SettlementRow> => ({
      key,
      title,
      width: 170,
      align: 'end',
      show: (row) => (
        <span className={`tabular-nums ${key === 'payableMinor' ? 'font-semibold' : ''}`}>
          {yuan(row[key])}
        </span>
      ),
    });
    return [
      {
        key: 'agent',
        title: t('agent'),
        isFixed: true,
        show: ({ agentCode, agentName }) => (
          <>
            <span className="font-mono">{agentCode}</span> {agentName}
          </>
        ),
      },
      ...shopColumns(hasSeveral, t('shop')),
      amount('earnedMinor', t('earned')),
      amount('reversedMinor', t('takenBack')),
      amount('movedMinor', t('moved')),
      amount('payableMinor', t('payable')),
    ];
  }, [t, yuan, hasSeveral]);
}
