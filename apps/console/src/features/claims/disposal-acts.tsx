import { claimDeskCalls, type ParcelDetail } from '@onehaul/contract/console/parcels';
import { useTranslation } from '@onehaul/i18n/react';
import { Alert, Button, Input } from '@onehaul/workbench/antd';
import { Field } from '@onehaul/workbench/call-form';
import { ModalForm } from '@onehaul/workbench/modal-form';
import { Moment } from '@onehaul/workbench/moment';
import { useState } from 'react';
import { z } from 'zod';
import { useHasPermission, useMe } from '../../app/me.ts';
import { useChange } from '../../app/use-change.ts';
import { invalidatedQueries } from './invalidated-queries.ts';

type Props = { readonly parcel: ParcelDetail };
type Outcome = 'disposed' | 'returned';

/** Disposal of unclaimed goods by two people (four-eyes): one proposes, another confirms. */
export function DisposalActs({ parcel }: Props) {
  const { disposal } = parcel;
  return disposal ? <Decide parcel={parcel} disposal={disposal} /> : <Propose parcel={parcel} />;
}

function Propose({ parcel }: Props) {
  const { t } = useTranslation('station');
  const may = useHasPermission('claim:decide');
  const propose = useChange(claimDeskCalls.propose, invalidatedQueries);
  const [choice, setChoice] = useState<Outcome>();
  const { shopId, id, courierNumber } = parcel;
  if (!may) return null;
  return (
    <section className="flex flex-col gap-2">
      <h3 className="text-small font-semibold">{t('disposal.title')}</h3>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => setChoice('returned')}>{t('disposal.propose.returned')}</Button>
        <Button danger onClick={() => setChoice('disposed')}>
          {t('disposal.propose.disposed')}
        </Button>
      </div>
      {choice && (
        <ModalForm
          title={t(`disposal.proposeTitle.${choice}`, { number: courierNumber })}
          text={t('disposal.proposeText')}
          schema={claimDeskCalls.propose.input.pick({ reason: true })}
          submitLabel={t('disposal.submit')}
          isDangerous={choice === 'disposed'}
          onSubmit={({ reason }) => propose({ shopId, id, outcome: choice, reason })}
          onClose={() => setChoice(undefined)}
        >
          <Field name="reason" label={t('unclaimed.reason')} help={t('unclaimed.reasonKept')}>
            <Input maxLength={300} />
          </Field>
        </ModalForm>
      )}
    </section>
  );
}

type DecideProps = Props & { readonly disposal: NonNullable<ParcelDetail['disposal']> };

function Decide({ parcel, disposal }: DecideProps) {
  const { t } = useTranslation('station');
  const me = useMe();
  const may = useHasPermission('disposal:decide');
  const decide = useChange(claimDeskCalls.decide, invalidatedQueries);
  const [choice, setChoice] = useState<'confirm' | 'refuse'>();
  const { shopId, courierNumber } = parcel;
  const { outcome, proposedBy, proposedById, proposedAt, reason, id } = disposal;
  const isOwn = proposedById === me.id;
  return (
    <section className="flex flex-col gap-3" data-disposal={outcome}>
      <Alert
        type="warning"
        showIcon
        title={t(`disposal.proposed.${outcome}`, { name: proposedBy })}
        description={
          <>
            {reason}
            <br />
            <Moment at={proposedAt} />
            {(isOwn || !may) && (
              <p className="mt-1">{t(isOwn ? 'disposal.ownProposal' : 'disposal.notYours')}</p>
            )}
          </>
        }
      />
      {may && !isOwn && (
        <div className="flex flex-wrap gap-2">
          <Button danger type="primary" onClick={() => setChoice('confirm')}>
            {t(`disposal.confirm.${outcome}`)}
          </Button>
          <Button onClick={() => setChoice('refuse')}>{t('disposal.refuse')}</Button>
        </div>
      )}
      {choice && (
        <ModalForm
          title={
            choice === 'confirm'
              ? t(`disposal.confirmTitle.${outcome}`, { number: courierNumber })
              : t('disposal.refuseTitle', { number: courierNumber })
          }
          text={choice === 'confirm' ? t(`disposal.confirmText.${outcome}`) : t('disposal.refuseText')}
          schema={z.object({})}
          submitLabel={choice === 'confirm' ? t(`disposal.confirm.${outcome}`) : t('disposal.refuse')}
          isDangerous={choice === 'confirm'}
          onSubmit={() => decide({ shopId, id, isConfirmed: choice === 'confirm' })}
          onClose={() => setChoice(undefined)}
        />
      )}
    </section>
  );
}
