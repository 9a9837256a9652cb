import { type PeerDetail, peerDeskCalls } from '@onehaul/contract/console/peers';
import { useTranslation } from '@onehaul/i18n/react';
import { Skeleton } from '@onehaul/workbench/antd';
import { DetailList } from '@onehaul/workbench/detail-list';
import { failureOf } from '@onehaul/workbench/failure';
import { FailureMessage } from '@onehaul/workbench/list-message';
import { Moment } from '@onehaul/workbench/moment';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../app/call-api.ts';
import { ShopName } from '../../app/shop-name.tsx';
import { useDeskWords } from './desk-words.ts';
import { PeerActs } from './peer-acts.tsx';
import { PeerMark } from './peer-marks.tsx';

type Props = { readonly shopId: number; readonly id: number };

/** One peer: credit, lines and API keys. */
export function PeerDrawer({ shopId, id }: Props) {
  const { data, error, refetch } = useQuery({
    queryKey: ['peer', shopId, id],
    queryFn: ({ signal }) => callApi(peerDeskCalls.get, { shopId, id }, { signal }),
  });
  if (data) return <Detail peer={data} />;
  if (error) return <FailureMessage failure={failureOf(error)} onRetry={() => void refetch()} />;
  return <Skeleton active paragraph={{ rows: 10 }} />;
}

function Detail({ peer }: { readonly peer: PeerDetail }) {
  const { t } = useTranslation('peerDesk');
  const { yuan, dayName } = useDeskWords();
  const { row, lines } = peer;
  const figures = [
    ['credit', yuan(row.creditMinor)],
    ['owed', yuan(row.owedMinor)],
    ['due', yuan(row.dueMinor)],
    ['dueOn', dayName(row.dueOn) || '-'],
  ] as const;
  return (
    <div className="flex flex-col gap-5" data-peer={row.memberCode}>
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <p className="text-lead font-semibold break-words">{row.name}</p>
          <p className="font-mono text-small text-muted">{row.memberCode}</p>
        </div>
        <PeerMark state={row.state} />
      </div>
      <PeerActs peer={peer} />
      <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-card border border-line bg-line">
        {figures.map(([name, value]) => (
          <div key={name} className="bg-surface px-4 py-3">
            <dt className="text-caption text-muted">{t(name)}</dt>
            <dd
              className={`font-semibold tabular-nums ${name === 'due' && row.isOverdue ? 'text-danger' : ''}`}
            >
              {value}
            </dd>
          </div>
        ))}
      </dl>
      <DetailList
        rows={[
          { key: 'shop', label: t('shop'), value: <ShopName id={row.shopId} /> },
          { key: 'term', label: t('termDays'), value: String(row.termDays) },
          {
            key: 'lines',
            label: t('lines'),
            value: lines.length === 0 ? t('noLines') : <LineNames lines={lines} />,
          },
          { key: 'keys', label: t('keys'), value: <KeyNames keys={peer.keys} /> },
        ]}
      />
    </div>
  );
}

const LineNames = ({ lines }: Pick<PeerDetail, 'lines'>) => (
  <ul className="grid gap-1">
    {lines.map(({ id, code, name }) => (
      <li key={id}>
        <span className="font-mono">{code}</span> {name}
      </li>
    ))}
  </ul>
);

function KeyNames({ keys }: Pick<PeerDetail, 'keys'>) {
  const { t } = useTranslation('peerDesk');
  if (keys.length === 0) return t('noKeys');
  return (
    <ul className="grid gap-1">
      {keys.map(({ id, name, prefix, lastUsedAt, revokedAt }) => (
        <li key={id}>
          <span className="font-mono">{prefix}</span> {name}{' '}
          <span className="text-caption text-muted">
            {revokedAt ? (
              t('keyRevoked')
            ) : lastUsedAt ? (
              <>
                {t('keyUsed')} <Moment at={lastUsedAt} />
              </>
            ) : null}
          </span>
        </li>
      ))}
    </ul>
  );
}
