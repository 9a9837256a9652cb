import { type AccessGrant, operatorAccessCalls } from '@onehaul/contract/console/operator-access';
import { mayGrantAccess } from '@onehaul/domain/staff/operator-access';
import { useTranslation } from '@onehaul/i18n/react';
import { Button } from '@onehaul/workbench/antd';
import { type Column, DataTable } from '@onehaul/workbench/data-table';
import { failureOf } from '@onehaul/workbench/failure';
import { FailureMessage, ListMessage } from '@onehaul/workbench/list-message';
import { Moment } from '@onehaul/workbench/moment';
import { PageHead } from '@onehaul/workbench/page-head';
import { StateMark } from '@onehaul/workbench/state-mark';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { callApi } from '../../app/call-api.ts';
import { useMe } from '../../app/me.ts';
import { PageTitle } from '../../app/page-title.tsx';
import { GrantForm } from './grant-form.tsx';
import { RevokeForm } from './revoke-form.tsx';

const stateOf = ({ isLive, revokedAt }: AccessGrant) =>
  isLive ? 'live' : revokedAt === null ? 'expired' : 'revoked';

/** Consent to visits of the operator's support: given, seen and revoked here. */
export function OperatorAccessPage() {
  const { t: page } = useTranslation('console');
  const { t } = useTranslation('operatorAccess');
  const isOwner = mayGrantAccess(useMe().roles);
  const [isGranting, setIsGranting] = useState(false);
  const [revoked, setRevoked] = useState<AccessGrant>();
  const { data, error, refetch } = useQuery({
    queryKey: ['operatorAccess'],
    queryFn: ({ signal }) => callApi(operatorAccessCalls.list, {}, { signal }),
    // While access is live, who is in changes without this page.
    refetchInterval: ({ state }) => (state.data?.items.some(({ isLive }) => isLive) ? 30_000 : false),
  });
  const columns = useMemo<Column<AccessGrant>[]>(
    () => [
      { key: 'given', title: t('given'), width: 160, show: ({ createdAt }) => <Moment at={createdAt} /> },
      { key: 'by', title: t('by'), show: ({ grantedBy }) => grantedBy },
      {
        key: 'state',
        title: t('state'),
        width: 120,
        show: (grant) => (
          <StateMark tone={grant.isLive ? 'warning' : 'neutral'}>{t(`state.${stateOf(grant)}`)}</StateMark>
        ),
      },
      { key: 'level', title: t('level'), width: 150, wraps: true, show: ({ level }) => t(`level.${level}`) },
      {
        key: 'until',
        title: t('until'),
        width: 160,
        show: ({ revokedAt, expiresAt }) => <Moment at={revokedAt ?? expiresAt} />,
      },
      { key: 'note', title: t('noteColumn'), wraps: true, show: ({ note }) => note || '-' },
      {
        key: 'visits',
        title: t('visits'),
        wraps: true,
        show: ({ visits }) =>
          visits.length === 0 ? (
            <span className="text-muted">{t('noVisits')}</span>
          ) : (
            <ul className="flex flex-col gap-1">
              {visits.map(({ id, person, startedAt, endedAt }) => (
                <li key={id}>
                  {person}
                  <span className="block text-caption text-muted">
                    <Moment at={startedAt} /> – {endedAt ? <Moment at={endedAt} /> : t('nowIn')}
                  </span>
                </li>
              ))}
            </ul>
          ),
      },
      {
        key: 'actions',
        title: t('actions'),
        width: 120,
        show: (grant) =>
          isOwner &&
          grant.isLive && (
            <Button danger onClick={() => setRevoked(grant)}>
              {t('revoke')}
            </Button>
          ),
      },
    ],
    [t, isOwner],
  );
  return (
    <div className="flex flex-col gap-6">
      <PageTitle>{page('page.operatorAccess')}</PageTitle>
      <PageHead
        title={page('page.operatorAccess')}
        sentence={t('sentence')}
        action={
          isOwner && (
            <Button
              type="primary"
              disabled={data?.items.some(({ isLive }) => isLive)}
              onClick={() => setIsGranting(true)}
            >
              {t('grant')}
            </Button>
          )
        }
      />
      {error ? (
        <FailureMessage failure={failureOf(error)} onRetry={() => void refetch()} />
      ) : (
        <DataTable
          label={page('page.operatorAccess')}
          columns={columns}
          rows={data?.items ?? 3}
          keyOf={({ id }) => id}
          empty={<ListMessage icon="note" title={t('emptyTitle')} text={t('emptyText')} />}
        />
      )}
      {isGranting && <GrantForm onClose={() => setIsGranting(false)} />}
      {revoked && <RevokeForm grant={revoked} onClose={() => setRevoked(undefined)} />}
    </div>
  );
}
