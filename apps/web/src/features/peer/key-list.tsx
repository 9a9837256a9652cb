import type { PeerKey } from '@onehaul/contract/peer';
import { useTranslation } from '@onehaul/i18n/react';
import { Button } from '@onehaul/workbench/antd';
import type { Column } from '@onehaul/workbench/data-table';
import { ListPage, type ListQuery } from '@onehaul/workbench/list-page';
import { Moment } from '@onehaul/workbench/moment';
import { StateMark } from '@onehaul/workbench/state-mark';
import { type ComponentProps, useCallback, useState } from 'react';
import { peerLists } from '../../app/portal/peer-key.ts';
import { useSendWithMessage } from '../../app/portal/use-send-with-message.ts';
import { useIsNarrow } from '../../app/portal/use-is-narrow.ts';
import { AddKeyDialog, RevokeKeyDialog } from './key-dialogs.tsx';
import { loadKeys } from './peer-queries.ts';

const keyOf = ({ id }: PeerKey) => String(id);
/** Header props shared by all lists of the page. */
export type Common = Pick<ComponentProps<typeof ListPage>, 'title' | 'sentence' | 'tabs' | 'countTabs'>;

/** API keys of the peer's software. */
export function KeyList(common: Common) {
  const { t } = useTranslation('peers');
  const send = useSendWithMessage();
  const isNarrow = useIsNarrow();
  const [isAdding, setAdding] = useState(false);
  const [revoked, setRevoked] = useState<PeerKey>();
  const load = useCallback((query: ListQuery) => loadKeys(send, query), [send]);
  const add = (
    <Button type="primary" data-act="addKey" onClick={() => setAdding(true)}>
      {t('keys.add')}
    </Button>
  );
  return (
    <>
      <ListPage<PeerKey>
        {...common}
        name={peerLists.keys}
        sentence={t('keys.sentence')}
        action={add}
        isTall
        isNarrow={isNarrow}
        columns={useKeyColumns(isNarrow, setRevoked)}
        keyOf={keyOf}
        load={load}
        empty={{ title: t('keys.emptyTitle'), text: t('keys.emptyText'), action: add }}
      />
      {isAdding && <AddKeyDialog onClose={() => setAdding(false)} />}
      {revoked && <RevokeKeyDialog apiKey={revoked} onClose={() => setRevoked(undefined)} />}
    </>
  );
}

function useKeyColumns(isNarrow: boolean, onRevoke: (key: PeerKey) => void): Column<PeerKey>[] {
  const { t } = useTranslation('peers');
  const name: Column<PeerKey> = {
    key: 'name',
    title: t('keys.name'),
    isFixed: true,
    show: (key) => (
      <span className="grid min-w-0 leading-tight">
        <span className="truncate">{key.name}</span>
        <code className="truncate font-mono text-caption text-muted">{key.prefix}</code>
      </span>
    ),
  };
  const state: Column<PeerKey> = {
    key: 'state',
    title: t('column.state'),
    width: 124,
    show: ({ revokedAt }) => (
      <StateMark tone={revokedAt ? 'neutral' : 'positive'}>
        {t(revokedAt ? 'keys.revoked' : 'keys.works')}
      </StateMark>
    ),
  };
  const act: Column<PeerKey> = {
    key: 'act',
    title: t('actions'),
    width: isNarrow ? 92 : 110,
    align: 'end',
    show: (key) =>
      key.revokedAt ? null : (
        <Button size="small" danger data-act="revoke" onClick={() => onRevoke(key)}>
          {t('keys.revoke')}
        </Button>
      ),
  };
  if (isNarrow) return [name, state, act];
  return [
    name,
    state,
    {
      key: 'createdAt',
      title: t('column.createdAt'),
      width: 170,
      show: ({ createdAt }) => <Moment at={createdAt} />,
    },
    {
      key: 'lastUsedAt',
      title: t('keys.lastUsed'),
      width: 170,
      show: ({ lastUsedAt }) => (lastUsedAt ? <Moment at={lastUsedAt} /> : t('keys.never')),
    },
    act,
  ];
}
