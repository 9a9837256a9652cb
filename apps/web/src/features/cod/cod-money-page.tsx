import type { CodStatistics, Collection, Remittance } from '@onehaul/contract/cod-money';
import { useTranslation } from '@onehaul/i18n/react';
import { LinkButton } from '@onehaul/ui/button';
import { type ComponentProps } from 'react';
import { lazyPart } from '../../app/lazy-part.ts';
import { paths } from '../../app/paths.ts';
import { OwnList } from '../../app/portal/own-list.tsx';
import { CodFrame } from './cod-frame.tsx';
import { listedStates, moneyListNames } from './money-input.ts';
import { MoneyTabs } from './money-tabs.tsx';
import { RemittancePipeline } from './remittance-pipeline.tsx';
import { useCollectionColumns, useRemittanceColumns } from './remittances-columns.tsx';

const OpenRemittance = lazyPart(async () => ({
  default: (await import('./open-rows.client.tsx')).OpenRemittance,
}));

type Page<Row> = { readonly items: readonly Row[]; readonly total: number };
export type CodMoney = {
  readonly statistics: CodStatistics;
  /** Rows of the chosen tab. */
  readonly remittances: Page<Remittance> | undefined;
  readonly collections: Page<Collection> | undefined;
  /** Rows per page and hidden columns as chosen earlier. */
  readonly rows: number;
  readonly hidden: readonly string[] | undefined;
};

/** /cod/order?tab=remittances: a seller's collected money, its state, its age, and past remittances. */
export function CodMoneyPage({ statistics, remittances, collections, rows, hidden }: CodMoney) {
  const { t } = useTranslation('cod');
  const { t: seller } = useTranslation('seller');
  const parts: Parts = {
    title: t('collect.title'),
    sentence: t('collect.sentence'),
    action: (
      <LinkButton variant="secondary" to={paths.wallet}>
        {t('collect.toWallet')}
      </LinkButton>
    ),
    top: <RemittancePipeline statistics={statistics} />,
    tabs: {
      filter: 'state',
      label: t('collect.lists'),
      choices: [
        { value: '', label: t('collect.list.remitted'), count: statistics.remittances },
        ...listedStates.map((state) => ({
          value: state,
          label: t(`collect.list.${state}`),
          count: countOf(statistics, state),
        })),
      ],
      emptyOf: () => undefined,
    },
    rows,
    hidden,
  };
  return (
    <CodFrame title={seller('tab.codOrders')}>
      <MoneyTabs isMoney />
      {remittances && <Remittances parts={parts} list={remittances} />}
      {collections && <Collections parts={parts} list={collections} />}
    </CodFrame>
  );
}

function countOf({ sums, refusedOrders }: CodStatistics, state: (typeof listedStates)[number]): number {
  if (state === 'refused') return refusedOrders;
  return sums.reduce((total, sum) => total + (sum.state === state ? sum.orders : 0), 0);
}

type Parts = Pick<
  ComponentProps<typeof OwnList>,
  'title' | 'sentence' | 'action' | 'top' | 'tabs' | 'rows' | 'hidden'
>;

function Remittances({ parts, list }: { readonly parts: Parts; readonly list: Page<Remittance> }) {
  const { t } = useTranslation('cod');
  return (
    <OwnList<Remittance>
      {...parts}
      name={moneyListNames.remittances}
      list={list}
      columns={useRemittanceColumns()}
      keyOf={({ id }) => String(id)}
      empty={{ title: t('collect.emptyRemitted'), text: t('collect.emptyRemittedText') }}
      drawer={(open, close) => <OpenRemittance open={open} rows={list.items} onClose={close} />}
    />
  );
}

function Collections({ parts, list }: { readonly parts: Parts; readonly list: Page<Collection> }) {
  const { t } = useTranslation('cod');
  return (
    <OwnList<Collection>
      {...parts}
      name={moneyListNames.collections}
      list={list}
      columns={useCollectionColumns()}
      keyOf={({ orderId }) => String(orderId)}
      empty={{ title: t('collect.emptyOrders'), text: t('collect.emptyOrdersText') }}
    />
  );
}
