import { mailSenderCalls, type MailSenderRow } from '@onehaul/contract/console/mail-senders';
import { useTranslation } from '@onehaul/i18n/react';
import { Card } from '@onehaul/ui/card';
import { Alert, Button, Skeleton } from '@onehaul/workbench/antd';
import { failureOf } from '@onehaul/workbench/failure';
import { FailureMessage } from '@onehaul/workbench/list-message';
import { Moment } from '@onehaul/workbench/moment';
import { StateMark } from '@onehaul/workbench/state-mark';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../app/call-api.ts';
import { CheckTimes } from './check-times.tsx';
import { senderQuery, waitingMs } from './hosts-query.ts';
import { RecordTable } from './record-table.tsx';
import { SenderActs } from './sender-acts.tsx';
import { SetSenderForm } from './set-sender-form.tsx';

type Props = { readonly shopId: number; readonly mayChange: boolean };

/** The address a shop's mails come from. */
export function SenderSection({ shopId, mayChange }: Props) {
  const { t } = useTranslation('hosts');
  return (
    <section className="mt-10 flex flex-col gap-4" aria-labelledby="sender-title" data-sender>
      <div>
        <h2 id="sender-title" className="text-lead font-semibold">
          {t('sender.title')}
        </h2>
        <p className="text-small text-muted">{t('sender.sentence')}</p>
      </div>
      <Sender shopId={shopId} mayChange={mayChange} />
    </section>
  );
}

function Sender({ shopId, mayChange }: Props) {
  const { t } = useTranslation('hosts');
  const [isSetting, setIsSetting] = useState(false);
  const { data, error, refetch } = useQuery({
    queryKey: [senderQuery, shopId],
    queryFn: ({ signal }) => callApi(mailSenderCalls.get, { shopId }, { signal }),
    refetchInterval: (query) => (query.state.data?.sender?.state === 'waiting' ? waitingMs : false),
  });
  if (!data && error) return <FailureMessage failure={failureOf(error)} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton active paragraph={{ rows: 3 }} />;
  if (data.sender) return <SenderCard shopId={shopId} sender={data.sender} mayChange={mayChange} />;
  return (
    <Card className="flex flex-wrap items-center justify-between gap-3 p-5">
      <p>{t('sender.empty')}</p>
      {mayChange && (
        <Button onClick={() => setIsSetting(true)} data-set-sender>
          {t('sender.set')}
        </Button>
      )}
      {isSetting && <SetSenderForm shopId={shopId} onClose={() => setIsSetting(false)} />}
    </Card>
  );
}

type CardProps = Props & { readonly sender: MailSenderRow };

function SenderCard({ shopId, sender, mayChange }: CardProps) {
  const { t } = useTranslation('hosts');
  const { address, state, endsAt, records, checkedAt, nextCheckAt } = sender;
  const hasOtherSpf = records.some(
    ({ kind, found, isRight }) => kind === 'spf' && found.length > 0 && !isRight,
  );
  return (
    <Card className="flex flex-col gap-3 p-5">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h3 className="text-lead font-semibold break-all">{address}</h3>
          <p className="mt-1 text-small">
            <SenderState sender={sender} />
          </p>
        </div>
        {mayChange && <SenderActs shopId={shopId} sender={sender} />}
      </div>
      {endsAt && (
        <Alert
          type="error"
          title={t('sender.failing')}
          description={
            <>
              {t('sender.endsAt')} <Moment at={endsAt} />
            </>
          }
        />
      )}
      {state === 'failed' && <Alert type="warning" title={t('sender.failed')} />}
      {hasOtherSpf && <Alert type="info" title={t('sender.oneSpf')} />}
      <RecordTable records={records} />
      <CheckTimes checkedAt={checkedAt} nextCheckAt={nextCheckAt} />
    </Card>
  );
}

function SenderState({ sender: { state, endsAt } }: Pick<CardProps, 'sender'>) {
  const { t } = useTranslation('hosts');
  if (state === 'verified' && endsAt)
    return <StateMark tone="warning">{t('sender.state.failing')}</StateMark>;
  if (state === 'verified') return <StateMark tone="positive">{t('sender.state.verified')}</StateMark>;
  if (state === 'waiting') return <StateMark tone="neutral">{t('sender.state.waiting')}</StateMark>;
  return <StateMark tone="danger">{t('sender.state.failed')}</StateMark>;
}
