import type { HostRow } from '@onehaul/contract/console/hosts';
import { useTranslation } from '@onehaul/i18n/react';
import { Card } from '@onehaul/ui/card';
import { Alert, Tag } from '@onehaul/workbench/antd';
import { Moment } from '@onehaul/workbench/moment';
import { StateMark } from '@onehaul/workbench/state-mark';
import { CheckTimes } from './check-times.tsx';
import { HostActs } from './host-acts.tsx';
import { RecordTable } from './record-table.tsx';
import { isSuggestedPrimary } from './suggested-primary.ts';

type Props = {
  readonly shopId: number;
  readonly host: HostRow;
  /** All addresses of the shop, as targets of a redirect. */
  readonly hosts: readonly HostRow[];
  readonly mayChange: boolean;
};

/** An address with its state, what is wrong with it, and the records to set. */
export function HostCard({ shopId, host, hosts, mayChange }: Props) {
  const { t } = useTranslation('hosts');
  const { name, unicode, kind, isOwn, isPrimary, redirectsTo, problem, records, checkedAt, nextCheckAt } =
    host;
  return (
    <Card as="li" className="flex flex-col gap-3 p-5">
      <div className="flex flex-wrap items-start justify-between gap-3" data-host={name}>
        <div className="min-w-0">
          <h2 className="text-lead font-semibold break-all">{unicode}</h2>
          {unicode !== name && <p className="font-mono text-caption break-all text-muted">{name}</p>}
          <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-small">
            <HostState host={host} />
            {isPrimary && <Tag>{t('primary')}</Tag>}
            {!isOwn && <Tag>{t('given')}</Tag>}
            {kind === 'mobile' && <Tag>{t('kind.mobile')}</Tag>}
            {redirectsTo !== null && (
              <span className="text-muted">{t('redirects', { to: redirectsTo })}</span>
            )}
          </p>
        </div>
        {mayChange && <HostActs shopId={shopId} host={host} hosts={hosts} />}
      </div>
      {problem && <HostProblem host={host} />}
      {mayChange && isSuggestedPrimary(host, hosts) && (
        <Alert type="info" showIcon title={t('suggestPrimary')} data-suggest-primary />
      )}
      {records.length > 0 && <RecordTable records={records} />}
      {isOwn && <CheckTimes checkedAt={checkedAt} nextCheckAt={nextCheckAt} />}
    </Card>
  );
}

function HostState({ host: { state, isLive, endsAt } }: Pick<Props, 'host'>) {
  const { t } = useTranslation('hosts');
  if (isLive && endsAt) return <StateMark tone="warning">{t('state.failing')}</StateMark>;
  if (isLive) return <StateMark tone="positive">{t('state.verified')}</StateMark>;
  if (state === 'waiting') return <StateMark tone="neutral">{t('state.waiting')}</StateMark>;
  return <StateMark tone="danger">{t('state.failed')}</StateMark>;
}

function HostProblem({ host: { problem, isLive, endsAt } }: Pick<Props, 'host'>) {
  const { t } = useTranslation('hosts');
  if (!problem) return null;
  // A connected domain works without its TXT record, which protects it from being claimed by others.
  const isProofOnly = isLive && !endsAt;
  return (
    <Alert
      type={isLive && endsAt ? 'error' : 'warning'}
      title={isProofOnly ? t('problem.keepProof') : t(`problem.${problem}`)}
      {...(endsAt && {
        description: (
          <>
            {t('endsAt')} <Moment at={endsAt} />
          </>
        ),
      })}
    />
  );
}
