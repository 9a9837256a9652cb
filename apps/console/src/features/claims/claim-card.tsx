import { type Claim, claimDeskCalls } from '@onehaul/contract/console/parcels';
import { useTranslation } from '@onehaul/i18n/react';
import { Button, Input } from '@onehaul/workbench/antd';
import { Field } from '@onehaul/workbench/call-form';
import { ModalForm } from '@onehaul/workbench/modal-form';
import { Moment } from '@onehaul/workbench/moment';
import { useState } from 'react';
import { z } from 'zod';
import { useHasPermission } from '../../app/me.ts';
import { PictureStrip } from '../../app/parcel/picture-strip.tsx';
import { useChange } from '../../app/use-change.ts';
import { invalidatedQueries } from './invalidated-queries.ts';

type Props = { readonly claim: Claim };

/** The member's claim and evidence, with the two possible decisions. */
export function ClaimCard({ claim }: Props) {
  const { t } = useTranslation('station');
  const mayDecide = useHasPermission('claim:decide');
  const [openDialog, setOpenDialog] = useState<'approve' | 'reject'>();
  const { shopId, id, memberCode, memberName, courierNumber, state } = claim;
  const member = `${memberCode} ${memberName}`;
  const approve = useChange(claimDeskCalls.approve, invalidatedQueries);
  const reject = useChange(claimDeskCalls.reject, invalidatedQueries);
  const close = () => setOpenDialog(undefined);
  return (
    <article
      aria-label={member}
      data-claim={memberCode}
      className="flex flex-col gap-3 rounded-card border border-line p-4 text-small"
    >
      <header>
        <b className="font-mono">{memberCode}</b> {memberName}
        <p className="text-muted">
          {t(`claimState.${state}`)} · <Moment at={claim.createdAt} />
        </p>
      </header>
      <p className={claim.isForecast ? 'text-positive' : 'text-muted'}>
        {t(claim.isForecast ? 'claim.wasForecastText' : 'claim.notForecastText')}
      </p>
      {claim.note && <blockquote className="border-s-2 border-line-strong ps-3">{claim.note}</blockquote>}
      {claim.proofUrls.length > 0 ? (
        <PictureStrip
          isLarge
          label={t('claim.proof')}
          pictures={claim.proofUrls.map((url, index) => ({
            key: url,
            url,
            caption: t('claim.proofOf', { number: index + 1 }),
          }))}
        />
      ) : (
        <p className="text-muted">{t('claim.noProof')}</p>
      )}
      {claim.reason && <p>{t('claim.reasonGiven', { reason: claim.reason })}</p>}
      {claim.decidedAt && (
        <p className="text-muted">
          {claim.decidedBy} · <Moment at={claim.decidedAt} />
        </p>
      )}
      {mayDecide && state === 'open' && (
        <div className="flex flex-wrap gap-2">
          <Button type="primary" onClick={() => setOpenDialog('approve')}>
            {t('claim.approve')}
          </Button>
          <Button danger onClick={() => setOpenDialog('reject')}>
            {t('claim.reject')}
          </Button>
        </div>
      )}
      {openDialog === 'approve' && (
        <ModalForm
          title={t('claim.approveTitle', { number: courierNumber, member })}
          text={t('claim.approveText')}
          schema={z.object({})}
          submitLabel={t('claim.approve')}
          onSubmit={() => approve({ shopId, id })}
          onClose={close}
        />
      )}
      {openDialog === 'reject' && (
        <ModalForm
          title={t('claim.rejectTitle', { number: courierNumber, member })}
          text={t('claim.rejectText')}
          schema={claimDeskCalls.reject.input.pick({ reason: true })}
          submitLabel={t('claim.reject')}
          isDangerous
          onSubmit={({ reason }) => reject({ shopId, id, reason })}
          onClose={close}
        >
          <Field name="reason" label={t('unclaimed.reason')} help={t('claim.reasonTold')}>
            <Input.TextArea rows={3} maxLength={300} />
          </Field>
        </ModalForm>
      )}
    </article>
  );
}
