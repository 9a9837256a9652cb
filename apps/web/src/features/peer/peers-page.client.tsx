import type { PeerOrder, PeerStatement, PeerStatementDetails } from '@onehaul/contract/peer';
import { orderStages } from '@onehaul/domain/order/order-state';
import { useTranslation } from '@onehaul/i18n/react';
import { LinkButton } from '@onehaul/ui/button';
import { failureOf } from '@onehaul/workbench/failure';
import { FailureMessage } from '@onehaul/workbench/list-message';
import { ListPage, type ListQuery } from '@onehaul/workbench/list-page';
import { PageHead } from '@onehaul/workbench/page-head';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useCallback, useState } from 'react';
import { useSearchParams } from 'react-router';
import { sellerPaths } from '../../app/seller-paths.ts';
import { ListSkeleton } from '../../app/portal/list-states.tsx';
import { peerLists } from '../../app/portal/peer-key.ts';
import { SellerTabs } from '../../app/portal/seller-tabs.tsx';
import { useSendWithMessage } from '../../app/portal/use-send-with-message.ts';
import { useIsNarrow } from '../../app/portal/use-is-narrow.ts';
import { PrivateHead } from '../../app/private-head.tsx';
import { useSession } from '../../app/session-context.tsx';
import { CreditCard } from './credit-card.tsx';
import { type Common, KeyList } from './key-list.tsx';
import { NotPeer } from './not-peer.tsx';
import { useOrderColumns } from './order-columns.tsx';
import { OrderDrawer } from './order-drawer.tsx';
import { PayStatementDialog } from './pay-statement-dialog.tsx';
import { accountQuery, countsQuery, loadOrders, loadStatements } from './peer-queries.ts';
import { useStatementColumns } from './statement-columns.tsx';
import { StatementDrawer } from './statement-drawer.tsx';

/** /same/order: a peer's orders, monthly statements and API keys, below the remaining credit. */
export function PeersPage() {
  const { t } = useTranslation('member');
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <PrivateHead title={t('title.peers')} />
      <SellerTabs tool="peers" />
      <Shown />
    </div>
  );
}

/** A sub-account sees orders only; money and keys belong to the main account (A16). */
function Shown() {
  const { t } = useTranslation('peers');
  const { t: member } = useTranslation('member');
  const { profile } = useSession();
  const [address] = useSearchParams();
  const isMain = profile?.isMainAccount ?? false;
  const { data, error, refetch } = useQuery({ ...accountQuery(useSendWithMessage()), enabled: isMain });
  if (!profile) return <ListSkeleton />;
  if (!isMain) return <Orders isMain={false} top={null} />;
  if (!data && error) {
    const failure = failureOf(error);
    if (failure.error === 'peer.notPeer') return <NotPeer />;
    return (
      <>
        <PageHead title={member('title.peers')} sentence={t('sentence')} />
        <FailureMessage failure={failure} onRetry={() => void refetch()} />
      </>
    );
  }
  if (!data) return <ListSkeleton />;
  const parts: Parts = { isMain, top: <CreditCard account={data} /> };
  const tab = address.get('tab');
  if (tab === 'statements') return <Statements {...parts} />;
  return tab === 'keys' ? <Keys {...parts} /> : <Orders {...parts} />;
}

type Parts = { readonly isMain: boolean; readonly top: ReactNode };

/** Header props shared by all lists of this page. */
function useCommon({ isMain, top }: Parts): Common {
  const { t } = useTranslation('peers');
  const { t: member } = useTranslation('member');
  const { data: counts } = useQuery({ ...countsQuery(useSendWithMessage()), enabled: isMain });
  const common = { title: member('title.peers'), sentence: t('sentence'), tabs: top };
  if (!isMain) return common;
  return {
    ...common,
    countTabs: {
      name: 'tab',
      label: t('tabs'),
      choices: [
        { value: '', label: t('tab.orders'), count: counts?.orders },
        { value: 'statements', label: t('tab.statements'), count: counts?.statements },
        { value: 'keys', label: t('tab.keys'), count: counts?.keys },
      ],
    },
  };
}

const keyOf = ({ id }: { readonly id: number }) => String(id);

function Orders(parts: Parts) {
  const { t } = useTranslation('peers');
  const send = useSendWithMessage();
  const isNarrow = useIsNarrow();
  const load = useCallback((query: ListQuery) => loadOrders(send, query), [send]);
  const action = <LinkButton to={sellerPaths.peerUpload}>{t('upload')}</LinkButton>;
  return (
    <ListPage<PeerOrder>
      {...useCommon(parts)}
      name={peerLists.orders}
      action={action}
      searchLabel={t('search')}
      isTall
      isNarrow={isNarrow}
      filters={[
        {
          name: 'stage',
          label: t('column.state'),
          options: orderStages
            .filter((stage) => stage !== 'unpaid')
            .map((value) => ({ value, label: t(`stage.${value}`) })),
        },
      ]}
      columns={useOrderColumns(isNarrow)}
      keyOf={keyOf}
      load={load}
      empty={{ title: t('empty.orders'), text: t('empty.ordersText'), action }}
      drawer={{ title: t('order'), show: (key, row) => <OrderDrawer key={key} order={row} /> }}
    />
  );
}

function Statements(parts: Parts) {
  const { t } = useTranslation('peers');
  const send = useSendWithMessage();
  const isNarrow = useIsNarrow();
  const [paying, setPaying] = useState<PeerStatementDetails>();
  const load = useCallback((query: ListQuery) => loadStatements(send, query), [send]);
  return (
    <>
      <ListPage<PeerStatement>
        {...useCommon(parts)}
        name={peerLists.statements}
        isTall
        isNarrow={isNarrow}
        columns={useStatementColumns(isNarrow)}
        keyOf={keyOf}
        load={load}
        empty={{ title: t('empty.statements'), text: t('empty.statementsText') }}
        drawer={{
          title: t('statement'),
          show: (key, row) => <StatementDrawer key={key} id={Number(key)} row={row} onPay={setPaying} />,
        }}
      />
      {paying && <PayStatementDialog statement={paying} onClose={() => setPaying(undefined)} />}
    </>
  );
}

function Keys(parts: Parts) {
  return <KeyList {...useCommon(parts)} />;
}
