import { type Claim, parcelCalls } from '@onehaul/contract/parcel';
import { useTranslation } from '@onehaul/i18n/react';
import { Card } from '@onehaul/ui/card';
import { App, Button, Pagination } from '@onehaul/workbench/antd';
import { failureOf } from '@onehaul/workbench/failure';
import { FailureMessage } from '@onehaul/workbench/list-message';
import { Moment } from '@onehaul/workbench/moment';
import { StateMark } from '@onehaul/workbench/state-mark';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { parcelPath } from '../../app/paths.ts';
import { claimsKey } from '../../app/portal/claim-key.ts';
import { useSendWithMessage } from '../../app/portal/use-send-with-message.ts';
import { useFailureToast } from '../../app/use-failure-toast.ts';

const rowsOnPage = 5;
const tones = { open: 'warning', approved: 'positive', rejected: 'danger', withdrawn: 'neutral' } as const;

/** The member's claims and their outcomes. Renders nothing without any. */
export function OwnClaims() {
  const { t } = useTranslation('parcel');
  const send = useSendWithMessage();
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useQuery({
    queryKey: [...claimsKey, 'own', page],
    queryFn: () => send(parcelCalls.claims, { pageIndex: page, pageRows: rowsOnPage }),
    placeholderData: keepPreviousData,
  });
  if (!data && error)
    return (
      <Card>
        <FailureMessage failure={failureOf(error)} onRetry={() => void refetch()} />
      </Card>
    );
  if (!data || data.total === 0) return null;
  return (
    <section aria-labelledby="own-claims" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 id="own-claims" className="text-body font-semibold">
        {t('claim.own')}
      </h2>
      <Card as="div">
        <ul className="divide-y divide-line">
          {data.items.map((claim) => (
            <OwnClaim key={claim.id} claim={claim} />
          ))}
        </ul>
      </Card>
      <Pagination
        className="justify-self-end"
        size="small"
        current={page}
        pageSize={rowsOnPage}
        total={data.total}
        hideOnSinglePage
        showSizeChanger={false}
        onChange={setPage}
      />
    </section>
  );
}

function OwnClaim({ claim }: { readonly claim: Claim }) {
  const { t } = useTranslation('parcel');
  const { t: member } = useTranslation('member');
  const send = useSendWithMessage();
  const queries = useQueryClient();
  const showFailure = useFailureToast();
  const { modal } = App.useApp();
  const { id, parcelId, courierNumber, warehouseName, state, note, reason, createdAt, decidedAt } = claim;

  function withdraw() {
    modal.confirm({
      title: t('claim.withdrawTitle', { number: courierNumber }),
      content: t('claim.withdrawText'),
      okText: t('claim.withdraw'),
      cancelText: member('cancel'),
      async onOk() {
        try {
          await send(parcelCalls.withdrawClaim, { id });
        } catch (failure) {
          showFailure(failure);
        }
        await queries.invalidateQueries({ queryKey: claimsKey });
      },
    });
  }

  return (
    <li
      data-claim-state={state}
      className="grid gap-x-6 gap-y-1 px-6 py-4 text-small sm:grid-cols-[minmax(0,4fr)_minmax(0,6fr)_minmax(0,4fr)]"
    >
      <div className="grid content-start gap-1">
        <span className="font-mono font-medium break-all">{courierNumber}</span>
        <span className="text-muted">{warehouseName}</span>
      </div>
      <div className="grid content-start gap-1">
        <StateMark tone={tones[state]}>{t(`claimState.${state}`)}</StateMark>
        <p className="text-muted">
          {state === 'rejected' && reason !== ''
            ? t('claim.reason', { reason })
            : t(`claimState.${state}Text`)}
        </p>
        {note !== '' && <p className="text-caption text-muted">{t('claim.yourNote', { note })}</p>}
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 sm:justify-end">
        <span className="text-caption text-muted">
          <Moment at={decidedAt ?? createdAt} />
        </span>
        {state === 'open' && (
          <Button
            size="small"
            aria-label={t('claim.withdrawOf', { number: courierNumber })}
            onClick={withdraw}
          >
            {t('claim.withdraw')}
          </Button>
        )}
        {state === 'approved' && (
          <Link to={parcelPath(parcelId)} className="font-medium text-primary-9 underline underline-offset-4">
            {t('outcome.open')}
          </Link>
        )}
      </div>
    </li>
  );
}
