import { codDeskCalls, type CodSellerRow } from '@onehaul/contract/console/cod';
import { useTranslation } from '@onehaul/i18n/react';
import { Button } from '@onehaul/workbench/antd';
import type { Column } from '@onehaul/workbench/data-table';
import { ListPage } from '@onehaul/workbench/list-page';
import { Moment } from '@onehaul/workbench/moment';
import { useMemo, useState } from 'react';
import { callApi } from '../../app/call-api.ts';
import { shopColumns } from '../../app/list-columns.tsx';
import { useHasPermission } from '../../app/me.ts';
import { MemberName } from '../../app/member-name.tsx';
import { CodTabs } from './cod-tabs.tsx';
import { useShopFilter } from '../../app/use-shop-filter.ts';
import { useAmounts } from './desk-words.tsx';
import { RemitForm } from './remit-form.tsx';
import { SellerDrawer } from './seller-drawer.tsx';

const keyOf = ({ shopId, memberId }: CodSellerRow) => `${shopId}-${memberId}`;

/** Sellers whose money the shop holds; remitted singly or in bulk. */
export function SellerList() {
  const { t } = useTranslation('codDesk');
  const { yuan } = useAmounts();
  const { filters, shopOf, hasSeveral } = useShopFilter();
  const mayDecide = useHasPermission('cod:settle');
  const columns = useColumns(hasSeveral);
  const [chosen, setChosen] = useState<ReadonlyMap<string, CodSellerRow>>(new Map());
  const [remitted, setRemitted] = useState<readonly CodSellerRow[]>();
  const payable = [...chosen.values()].filter(({ orders }) => orders > 0);
  const choose = (keys: string[], shown: readonly CodSellerRow[]) => {
    const known = new Map([...chosen, ...shown.map((row) => [keyOf(row), row] as const)]);
    setChosen(new Map(keys.flatMap((key) => (known.has(key) ? [[key, known.get(key)!] as const] : []))));
  };
  return (
    <>
      <ListPage<CodSellerRow>
        name="codSellers"
        title={t('title')}
        sentence={t('sentence.sellers')}
        tabs={<CodTabs current="sellers" />}
        filters={filters}
        columns={columns}
        keyOf={keyOf}
        maxPageSize={100}
        {...(mayDecide && {
          selection: {
            keys: [...chosen.keys()],
            onChange: choose,
            labelOf: ({ memberCode }: CodSellerRow) => t('choose', { code: memberCode }),
          },
        })}
        bar={() =>
          chosen.size > 0 && (
            <div className="flex flex-wrap items-center gap-3 rounded-card border border-line bg-surface px-4 py-2 text-small">
              <span className="tabular-nums">
                {t('chosen', {
                  count: payable.length,
                  amount: yuan(payable.reduce((sum, { netMinor }) => sum + netMinor, 0)),
                })}
              </span>
              <Button
                type="primary"
                data-act="remitChosen"
                disabled={payable.length === 0}
                onClick={() => setRemitted(payable)}
              >
                {t('remit')}
              </Button>
            </div>
          )
        }
        load={({ page, rows, filters: values }, signal) =>
          callApi(codDeskCalls.sellers, { pageIndex: page, pageRows: rows, ...shopOf(values) }, { signal })
        }
        empty={{ title: t('empty.sellers'), text: t('emptyText.sellers') }}
        drawer={{
          title: t('seller'),
          show: (key, row) => <SellerDrawer key={key} openKey={key} name={row?.memberName ?? ''} />,
        }}
      />
      {remitted && (
        <RemitForm
          sellers={remitted}
          onDone={() => setChosen(new Map())}
          onClose={() => setRemitted(undefined)}
        />
      )}
    </>
  );
}

function useColumns(hasSeveral: boolean) {
  const { t } = useTranslation('codDesk');
  const { yuan, number } = useAmounts();
  return useMemo<Column<CodSellerRow>[]>(() => {
    const amount = (
      key: 'collectedMinor' | 'costMinor' | 'netMinor',
      title: string,
    ): Column<CodSellerRow> => ({
      key,
      title,
      width: 140,
      align: 'end',
      show: (row) => (
        <span className={`tabular-nums ${key === 'netMinor' ? 'font-medium' : ''}`}>{yuan(row[key])}</span>
      ),
    });
    return [
      {
        key: 'seller',
        title: t('seller'),
        width: 200,
        isFixed: true,
        show: ({ memberCode, memberName }) => <MemberName memberCode={memberCode} memberName={memberName} />,
      },
      ...shopColumns(hasSeveral, t('shop')),
      {
        key: 'orders',
        title: t('orders'),
        width: 90,
        align: 'end',
        show: ({ orders }) => <span className="tabular-nums">{number.format(orders)}</span>,
      },
      amount('collectedMinor', t('collected')),
      amount('costMinor', t('costs')),
      amount('netMinor', t('net')),
      {
        key: 'staying',
        title: t('staying'),
        width: 110,
        align: 'end',
        show: ({ staying }) =>
          staying > 0 ? <span className="tabular-nums">{number.format(staying)}</span> : '-',
      },
      { key: 'oldest', title: t('oldest'), width: 150, show: ({ oldestAt }) => <Moment at={oldestAt} /> },
    ];
  }, [t, yuan, number, hasSeveral]);
}
