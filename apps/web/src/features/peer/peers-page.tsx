import type { PeerAccount, PeerKey, PeerOrder, PeerStatement } from '@onehaul/contract/peer';
import { useTranslation } from '@onehaul/i18n/react';
import { LinkButton } from '@onehaul/ui/button';
import { type ComponentProps, Suspense } from 'react';
import { lazyPart } from '../../app/lazy-part.ts';
import { OwnList } from '../../app/portal/own-list.tsx';
import { SellerTabs } from '../../app/portal/seller-tabs.tsx';
import { PrivateHead } from '../../app/private-head.tsx';
import { sellerPaths } from '../../app/seller-paths.ts';
import { CreditCard } from './credit-card.tsx';
import { KeyList } from './key-list.tsx';
import { useOrderColumns } from './order-columns.tsx';
import { peerListNames, peerStages, type PeerTab, peerTabs } from './peer-input.ts';
import { useStatementColumns } from './statement-columns.tsx';

const OpenedOrder = lazyPart(async () => ({ default: (await import('./open-rows.client.tsx')).OpenedOrder }));
const OpenStatement = lazyPart(async () => ({
  default: (await import('./open-rows.client.tsx')).OpenStatement,
}));

// Others see the server's markup until it has loaded; peers never need it.
const importNotPeer = async () => ({ default: (await import('./not-peer.tsx')).NotPeer });
const NotPeer = import.meta.env.SSR ? (await importNotPeer()).default : lazyPart(importNotPeer);

type Page<Row> = { readonly items: readonly Row[]; readonly total: number };

type Peer = {
  /** Undefined for a sub-account, which sees orders only. */
  readonly account: PeerAccount | undefined;
  readonly counts: Readonly<Record<PeerTab, number>> | undefined;
  /** Rows of the chosen tab. */
  readonly orders: Page<PeerOrder> | undefined;
  readonly statements: Page<PeerStatement> | undefined;
  readonly keys: Page<PeerKey> | undefined;
  /** Rows per page and hidden columns as chosen earlier. */
  readonly rows: number;
  readonly hidden: readonly string[] | undefined;
};

/** @param peer Undefined for a member that is not a peer. */
type Props = { readonly peer?: Peer | undefined };

/** /same/order: a peer's orders, monthly statements and API keys, below the remaining credit. */
export function PeersPage({ peer }: Props) {
  const { t } = useTranslation('member');
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <PrivateHead title={t('title.peers')} />
      <SellerTabs tool="peers" />
      {peer ? (
        <Lists peer={peer} />
      ) : (
        <Suspense>
          <NotPeer />
        </Suspense>
      )}
    </div>
  );
}

/** Props shared by the lists of the page. */
export type ListParts = Pick<
  ComponentProps<typeof OwnList>,
  'title' | 'sentence' | 'top' | 'tabs' | 'rows' | 'hidden'
>;

function Lists({
  peer: { account, counts, orders, statements, keys, rows, hidden },
}: {
  readonly peer: Peer;
}) {
  const { t } = useTranslation('peers');
  const { t: member } = useTranslation('member');
  const parts: ListParts = {
    title: member('title.peers'),
    sentence: t('sentence'),
    top: account && <CreditCard account={account} />,
    rows,
    hidden,
    ...(counts && {
      tabs: {
        filter: 'tab',
        label: t('tabs'),
        choices: peerTabs.map((tab) => ({
          value: tab === 'orders' ? '' : tab,
          label: t(`tab.${tab}`),
          count: counts[tab],
        })),
        emptyOf: () => undefined,
      },
    }),
  };
  return (
    <>
      {orders && <Orders parts={parts} list={orders} />}
      {statements && <Statements parts={parts} list={statements} />}
      {keys && <KeyList parts={parts} list={keys} />}
    </>
  );
}

const keyOf = ({ id }: { readonly id: number }) => String(id);

function Orders({ parts, list }: { readonly parts: ListParts; readonly list: Page<PeerOrder> }) {
  const { t } = useTranslation('peers');
  const action = <LinkButton to={sellerPaths.peerUpload}>{t('upload')}</LinkButton>;
  return (
    <OwnList<PeerOrder>
      {...parts}
      name={peerListNames.orders}
      action={action}
      searchHint={t('search')}
      filters={[
        {
          name: 'stage',
          label: t('column.state'),
          options: peerStages.map((value) => ({ value, label: t(`stage.${value}`) })),
        },
      ]}
      list={list}
      columns={useOrderColumns()}
      keyOf={keyOf}
      empty={{ title: t('empty.orders'), text: t('empty.ordersText'), action }}
      drawer={(open, close) => (
        <OpenedOrder openKey={open} order={list.items.find((row) => keyOf(row) === open)} onClose={close} />
      )}
    />
  );
}

function Statements({ parts, list }: { readonly parts: ListParts; readonly list: Page<PeerStatement> }) {
  const { t } = useTranslation('peers');
  return (
    <OwnList<PeerStatement>
      {...parts}
      name={peerListNames.statements}
      list={list}
      columns={useStatementColumns()}
      keyOf={keyOf}
      empty={{ title: t('empty.statements'), text: t('empty.statementsText') }}
      drawer={(open, close) => <OpenStatement openKey={open} rows={list.items} onClose={close} />}
    />
  );
}
