import type { PeerKey } from '@onehaul/contract/peer';
import { useTranslation } from '@onehaul/i18n/react';
import { Button } from '@onehaul/ui/button';
import type { Column } from '@onehaul/ui/list/row-list';
import { StateMark } from '@onehaul/ui/list/state-mark';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../app/lazy-part.ts';
import { Moment } from '../../app/portal/moment.tsx';
import { OwnList } from '../../app/portal/own-list.tsx';
import { peerListNames } from './peer-input.ts';
import type { ListParts } from './peers-page.tsx';

const AddKeyDialog = lazyPart(async () => ({
  default: (await import('./key-dialogs.client.tsx')).AddKeyDialog,
}));
const RevokeKeyDialog = lazyPart(async () => ({
  default: (await import('./key-dialogs.client.tsx')).RevokeKeyDialog,
}));

type Props = {
  readonly parts: ListParts;
  readonly list: { readonly items: readonly PeerKey[]; readonly total: number };
};

/** API keys of the peer's software. */
export function KeyList({ parts, list }: Props) {
  const { t } = useTranslation('peers');
  const [isAdding, setAdding] = useState(false);
  const [revoked, setRevoked] = useState<PeerKey>();
  const add = (
    <Button data-act="addKey" onClick={() => setAdding(true)}>
      {t('keys.add')}
    </Button>
  );
  return (
    <>
      <OwnList<PeerKey>
        {...parts}
        name={peerListNames.keys}
        sentence={t('keys.sentence')}
        action={add}
        list={list}
        columns={useKeyColumns(setRevoked)}
        keyOf={({ id }) => String(id)}
        empty={{ title: t('keys.emptyTitle'), text: t('keys.emptyText'), action: add }}
      />
      <Suspense>
        {isAdding && <AddKeyDialog onClose={() => setAdding(false)} />}
        {revoked && <RevokeKeyDialog apiKey={revoked} onClose={() => setRevoked(undefined)} />}
      </Suspense>
    </>
  );
}

function useKeyColumns(onRevoke: (key: PeerKey) => void): readonly Column<PeerKey>[] {
  const { t } = useTranslation('peers');
  return [
    {
      key: 'name',
      title: t('keys.name'),
      isFixed: true,
      onCard: 'head',
      show: (key) => (
        <span className="grid min-w-0 leading-tight">
          <span className="truncate">{key.name}</span>
          <code className="truncate font-mono text-caption text-muted">{key.prefix}</code>
        </span>
      ),
    },
    {
      key: 'state',
      title: t('column.state'),
      width: 'w-[124px]',
      onCard: 'aside',
      show: ({ revokedAt }) => (
        <StateMark tone={revokedAt ? 'neutral' : 'positive'}>
          {t(revokedAt ? 'keys.revoked' : 'keys.works')}
        </StateMark>
      ),
    },
    {
      key: 'createdAt',
      title: t('column.createdAt'),
      width: 'w-[170px]',
      show: ({ createdAt }) => <Moment at={createdAt} />,
    },
    {
      key: 'lastUsedAt',
      title: t('keys.lastUsed'),
      width: 'w-[170px]',
      onCard: 'field',
      show: ({ lastUsedAt }) => (lastUsedAt ? <Moment at={lastUsedAt} /> : t('keys.never')),
    },
    {
      key: 'act',
      title: t('actions'),
      width: 'w-[110px]',
      align: 'end',
      onCard: 'line',
      show: (key) =>
        key.revokedAt ? null : (
          <Button size="small" variant="quietDanger" data-act="revoke" onClick={() => onRevoke(key)}>
            {t('keys.revoke')}
          </Button>
        ),
    },
  ];
}
