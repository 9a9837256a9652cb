import { caseCalls, type CaseDetails, type CaseRow } from '@onehaul/contract/case';
import { caseMachine } from '@onehaul/domain/case/case-state';
import { useTranslation } from '@onehaul/i18n/react';
import { Button } from '@onehaul/ui/button';
import { Notice } from '@onehaul/ui/form/notice';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { useFormatInstant } from '../../app/fee/use-format-instant.ts';
import { useMoney } from '../../app/fee/use-money.ts';
import { orderPath, parcelPath } from '../../app/paths.ts';
import { CallFailure } from '../../app/portal/call-failure.tsx';
import { casesKey } from '../../app/portal/case-key.ts';
import { DrawerSkeleton } from '../../app/portal/drawer-skeleton.tsx';
import { NumberWithCopy } from '../../app/portal/copy-number.tsx';
import { useSendWithMessage } from '../../app/portal/use-send-with-message.ts';
import { AnswerDialog } from './answer-dialog.tsx';
import { CaseStateMark } from './case-marks.tsx';
import { Conversation } from './conversation.tsx';
import { EvidencePart } from './evidence-part.tsx';
import { MeasuredPart } from './measured-part.tsx';
import { WriteForm } from './write-form.tsx';

/** One case: whose turn it is, the offer, the messages and the shop's records. */
export function CaseDrawer({ id, row }: { readonly id: number; readonly row: CaseRow | undefined }) {
  const send = useSendWithMessage();
  const { data, error, refetch } = useQuery({
    queryKey: [...casesKey, 'detail', id],
    queryFn: () => send(caseCalls.get, { id }),
  });
  if (!data && error) return <CallFailure error={error} onRetry={() => void refetch()} />;
  const known = data ?? row;
  return (
    <div data-case={id} className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {known && <Head row={known} />}
      {data ? <Detail found={data} /> : <DrawerSkeleton parts={['head', 'rows', 'events']} />}
    </div>
  );
}

function Head({ row }: { readonly row: CaseRow }) {
  const { t } = useTranslation('case');
  const { exact } = useMoney();
  const { target } = row;
  return (
    <header className="grid gap-1">
      <h3 className="flex flex-wrap items-center gap-x-3 text-lead font-semibold">
        {t(`kind.${row.kind}`)}
        <span className="text-body font-regular">
          <NumberWithCopy number={row.number} />
        </span>
      </h3>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-muted">
        <span className="font-medium text-ink">
          <CaseStateMark state={row.state} />
        </span>
        {target && (
          <Link
            to={target.of === 'order' ? orderPath(target.id) : parcelPath(target.id)}
            className="font-medium text-primary-9 underline underline-offset-4"
          >
            {t(`thing.${target.of}`)} <span className="font-mono">{target.number}</span>
          </Link>
        )}
        {row.asked !== null && <span>{t('drawer.asked', { amount: exact(row.asked) })}</span>}
      </p>
    </header>
  );
}

function Detail({ found }: { readonly found: CaseDetails }) {
  const { t } = useTranslation('case');
  return (
    <>
      <StatusNotice found={found} />
      <OfferCard found={found} />
      <MeasuredPart found={found} />
      <section className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <h3 className="text-small font-semibold">{t('drawer.conversation')}</h3>
        <Conversation messages={found.messages} outcome={found.outcome} />
        {caseMachine.next(found.state, 'write') && <WriteForm id={found.id} />}
      </section>
      {found.evidence && <EvidencePart evidence={found.evidence} />}
      <CloseButton found={found} />
    </>
  );
}

/** Most important state first: the deadline, or that the member must act. */
function StatusNotice({ found }: { readonly found: CaseDetails }) {
  const { t } = useTranslation('case');
  const formatInstant = useFormatInstant();
  const { exact } = useMoney();
  const { dueAt, isOverdue, kind, state, paid, remeasured } = found;
  if (state === 'closed') {
    return paid > 0 ? (
      <Notice tone="positive">{t('standing.paid', { amount: exact(paid) })}</Notice>
    ) : remeasured ? null : (
      <Notice tone="information">{t('standing.closed')}</Notice>
    );
  }
  if (state === 'answered') return <Notice tone="information">{t('standing.answered')}</Notice>;
  if (!dueAt) return null;
  if (isOverdue)
    return <Notice tone="warning">{t('standing.overdue', { time: formatInstant(dueAt) })}</Notice>;
  return (
    <Notice tone="information">
      <p>
        {t(kind === 'measurement' ? 'standing.measuring' : 'standing.due', { time: formatInstant(dueAt) })}
      </p>
      {kind === 'measurement' && <p className="mt-1">{t('standing.blind')}</p>}
    </Notice>
  );
}

/** Offer: amount, rule, and the two possible answers. */
function OfferCard({ found }: { readonly found: CaseDetails }) {
  const { t } = useTranslation('case');
  const { exact, about } = useMoney();
  const [answer, setAnswer] = useState<'accept' | 'appeal'>();
  const { offer } = found;
  if (!offer) return null;
  const other = about(offer.minor);
  return (
    <section
      data-offer={offer.minor}
      aria-label={t('offer.title')}
      className="grid gap-3 rounded-card border-2 border-primary-7 p-4"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="font-semibold">{t('offer.title')}</h3>
        <p className="text-title font-semibold tabular-nums">
          {exact(offer.minor)}
          {other && <span className="ml-2 text-caption font-regular text-muted">{other}</span>}
        </p>
      </div>
      <p className="break-words whitespace-pre-line">{offer.words}</p>
      <p className="text-caption text-muted">{t(`rule.${offer.rule}`, { amount: exact(offer.most) })}</p>
      <div className="flex flex-wrap gap-2">
        <Button data-answer="accept" onClick={() => setAnswer('accept')}>
          {t('offer.accept', { amount: exact(offer.minor) })}
        </Button>
        <Button variant="secondary" data-answer="appeal" onClick={() => setAnswer('appeal')}>
          {t('offer.appeal')}
        </Button>
      </div>
      {answer && <AnswerDialog found={found} answer={answer} onClose={() => setAnswer(undefined)} />}
    </section>
  );
}

function CloseButton({ found }: { readonly found: CaseDetails }) {
  const { t } = useTranslation('case');
  const [isAsked, setAsked] = useState(false);
  if (!caseMachine.next(found.state, 'close')) return null;
  return (
    <div className="border-t border-line pt-4">
      <Button variant="secondary" data-answer="close" onClick={() => setAsked(true)}>
        {t(found.kind === 'measurement' ? 'close.withdraw' : 'close.do')}
      </Button>
      {isAsked && <AnswerDialog found={found} answer="close" onClose={() => setAsked(false)} />}
    </div>
  );
}
