import type { Claim } from '@onehaul/contract/parcel';
import { useTranslation } from '@onehaul/i18n/react';
import { Button } from '@onehaul/ui/button';
import { Card } from '@onehaul/ui/card';
import { StateMark } from '@onehaul/ui/list/state-mark';
import { ConfirmDialog } from '@onehaul/ui/overlay/confirm-dialog';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { parcelPath } from '../../app/paths.ts';
import { ListPager } from '../../app/portal/list-pager.tsx';
import { Moment } from '../../app/portal/moment.tsx';
import { useAct } from '../../app/use-act.ts';
import { claimRows } from './forecast-address.ts';
import { useForecastActs } from './use-forecast-acts.ts';

const tones = { open: 'warning', approved: 'positive', rejected: 'danger', withdrawn: 'neutral' } as const;

type Props = {
  readonly page: number;
  readonly list: { readonly items: readonly Claim[]; readonly total: number };
};

/** The member's claims and their outcomes. Renders nothing without any. */
export function OwnClaims({ page, list }: Props) {
  const { t } = useTranslation('parcel');
  const [address] = useSearchParams();
  if (list.total === 0) return null;
  const addressOf = (to: number) => {
    const next = new URLSearchParams(address);
    next.set('claims', String(to));
    return `?${next.toString()}`;
  };
  return (
    <section aria-labelledby="own-claims" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 id="own-claims" className="text-body font-semibold">
        {t('claim.own')}
      </h2>
      <Card as="div">
        <ul className="divide-y divide-line">
          {list.items.map((claim) => (
            <OwnClaim key={claim.id} claim={claim} />
          ))}
        </ul>
      </Card>
      <ListPager page={page} rows={claimRows} total={list.total} addressOf={addressOf} />
    </section>
  );
}

function OwnClaim({ claim }: { readonly claim: Claim }) {
  const { t } = useTranslation('parcel');
  const [isWithdrawing, setWithdrawing] = useState(false);
  const { parcelId, courierNumber, warehouseName, state, note, reason, createdAt, decidedAt } = claim;
  return (
    <li
      data-claim-state={state}
      className="grid gap-x-6 gap-y-1 px-4 py-4 text-small sm:grid-cols-[minmax(0,4fr)_minmax(0,6fr)_minmax(0,4fr)] sm:px-6"
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
            variant="secondary"
            aria-label={t('claim.withdrawOf', { number: courierNumber })}
            onClick={() => setWithdrawing(true)}
          >
            {t('claim.withdraw')}
          </Button>
        )}
        {state === 'approved' && (
          <Link
            to={parcelPath(parcelId)}
            className="inline-flex min-h-control-small items-center font-medium text-primary-9 underline underline-offset-4"
          >
            {t('outcome.open')}
          </Link>
        )}
      </div>
      {isWithdrawing && <WithdrawDialog claim={claim} onClose={() => setWithdrawing(false)} />}
    </li>
  );
}

function WithdrawDialog({ claim, onClose }: { readonly claim: Claim; readonly onClose: () => void }) {
  const { t } = useTranslation('parcel');
  const { t: member } = useTranslation('member');
  const loadActs = useForecastActs();
  const withdraw = useAct(async () => (await loadActs()).withdrawClaim(claim.id), { onDone: onClose });
  return (
    <ConfirmDialog
      title={t('claim.withdrawTitle', { number: claim.courierNumber })}
      confirm={t('claim.withdraw')}
      cancel={member('cancel')}
      isBusy={withdraw.isPending}
      onConfirm={() => withdraw.start(undefined)}
      onClose={onClose}
    >
      {t('claim.withdrawText')}
    </ConfirmDialog>
  );
}
