import { type Candidate, claimDeskCalls, type ParcelDetail } from '@onehaul/contract/console/parcels';
import { useTranslation } from '@onehaul/i18n/react';
import { Button, Input, Skeleton } from '@onehaul/workbench/antd';
import { Field } from '@onehaul/workbench/call-form';
import { failureOf } from '@onehaul/workbench/failure';
import { FailureMessage } from '@onehaul/workbench/list-message';
import { ModalForm } from '@onehaul/workbench/modal-form';
import { Moment } from '@onehaul/workbench/moment';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../app/call-api.ts';
import { useHasPermission } from '../../app/me.ts';
import { useChange } from '../../app/use-change.ts';
import { NumberDifference } from './number-difference.tsx';
import { invalidatedQueries } from './invalidated-queries.ts';

type Props = { readonly parcel: ParcelDetail };

/** Members whose forecast numbers resemble this one, best match first. */
export function Candidates({ parcel }: Props) {
  const { t } = useTranslation('station');
  const mayDecide = useHasPermission('claim:decide');
  const [chosen, setChosen] = useState<Candidate>();
  const { shopId, id, courierNumber } = parcel;
  const { data, error, refetch } = useQuery({
    queryKey: ['unclaimed', 'candidates', shopId, id],
    queryFn: ({ signal }) => callApi(claimDeskCalls.candidates, { shopId, id }, { signal }),
  });
  return (
    <section className="flex flex-col gap-2">
      <h3 className="text-small font-semibold">{t('candidate.title')}</h3>
      {error && <FailureMessage failure={failureOf(error)} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton active paragraph={{ rows: 2 }} />}
      {data?.items.length === 0 && <p className="text-small text-muted">{t('candidate.none')}</p>}
      <ol className="rounded-card border border-line empty:hidden" data-candidates={data?.items.length}>
        {data?.items.map((candidate) => (
          <li
            key={candidate.parcelId}
            data-candidate={candidate.memberCode}
            className="grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-0.5 border-b border-line px-4 py-3 text-small last:border-0"
          >
            <span className="min-w-0">
              <b className="font-mono">{candidate.memberCode}</b> {candidate.memberName}
            </span>
            {mayDecide && (
              <span className="row-span-3">
                <Button onClick={() => setChosen(candidate)}>{t('candidate.give')}</Button>
              </span>
            )}
            <NumberDifference expected={candidate.courierNumber} found={courierNumber} />
            <span className="text-muted">
              {[
                candidate.distance === 0
                  ? t('candidate.same')
                  : t('candidate.differs', { count: candidate.distance }),
                candidate.goodsName,
                candidate.warehouseName,
              ]
                .filter(Boolean)
                .join(' · ')}
              {' · '}
              <Moment at={candidate.forecastAt} />
            </span>
          </li>
        ))}
      </ol>
      {chosen && <GiveForm parcel={parcel} candidate={chosen} onClose={() => setChosen(undefined)} />}
    </section>
  );
}

type FormProps = {
  readonly parcel: ParcelDetail;
  readonly candidate: Candidate;
  readonly onClose: () => void;
};

function GiveForm({ parcel, candidate, onClose }: FormProps) {
  const { t } = useTranslation('station');
  const give = useChange(claimDeskCalls.give, invalidatedQueries);
  const { shopId, id, courierNumber } = parcel;
  const { memberId, memberCode, memberName } = candidate;
  return (
    <ModalForm
      title={t('candidate.giveTitle', { number: courierNumber, member: `${memberCode} ${memberName}` })}
      text={t('candidate.giveText')}
      schema={claimDeskCalls.give.input.pick({ reason: true })}
      submitLabel={t('candidate.give')}
      onSubmit={({ reason }) => give({ shopId, id, memberId, reason })}
      onClose={onClose}
    >
      <Field name="reason" label={t('unclaimed.reason')} help={t('unclaimed.reasonKept')}>
        <Input maxLength={300} />
      </Field>
    </ModalForm>
  );
}
