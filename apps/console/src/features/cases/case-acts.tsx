import { type CaseForStaff, caseDeskCalls } from '@onehaul/contract/console/cases';
import { fromMajor, money, toMajor } from '@onehaul/domain/money';
import { caseMachine } from '@onehaul/domain/case/case-state';
import { measuresIn } from '@onehaul/i18n/measures';
import { useTranslation } from '@onehaul/i18n/react';
import { Alert, App, Button, Form, Input, InputNumber } from '@onehaul/workbench/antd';
import { Field } from '@onehaul/workbench/call-form';
import { ModalForm } from '@onehaul/workbench/modal-form';
import { useMemo, useState } from 'react';
import { z } from 'zod';
import { useHasPermission, useMe } from '../../app/me.ts';
import { useChange } from '../../app/use-change.ts';
import { AssignForm } from './assign-form.tsx';
import { invalidatedQueries } from './invalidated-queries.ts';

type Props = { readonly found: CaseForStaff };
type Doing = 'take' | 'assign' | 'offer' | 'approve' | 'decline' | 'close';

const isToTheCent = (yuan: number) => Math.abs(yuan * 100 - Math.round(yuan * 100)) < 1e-6;

/** Actions available on a case, by permission. */
export function CaseActs({ found }: Props) {
  const { t, i18n } = useTranslation('cases');
  const mayWork = useHasPermission('case:work');
  const mayDecide = useHasPermission('case:decide');
  const me = useMe();
  const [doing, setDoing] = useState<Doing>();
  const { state, cover, proposedMinor, proposedBy, staffId } = found;
  if (state === 'closed' || (!mayWork && !mayDecide)) return null;
  const can = (act: 'take' | 'offer' | 'close') => caseMachine.next(state, act) !== undefined;
  const amount = measuresIn(i18n.language).money(proposedMinor ?? 0, 'CNY');
  const isOwn = proposedBy === me.id;
  return (
    <>
      {proposedMinor !== null && (
        <Alert
          type="warning"
          showIcon
          data-proposal={proposedMinor}
          title={t('proposed.title', { amount, name: found.proposedByName })}
          description={
            <div className="flex flex-col gap-2">
              <p className="break-words whitespace-pre-line">{found.proposedWords}</p>
              {isOwn && <p>{t('proposed.own')}</p>}
              {mayDecide && (
                <div className="flex flex-wrap gap-2">
                  <Button
                    type="primary"
                    disabled={isOwn}
                    data-act="approve"
                    onClick={() => setDoing('approve')}
                  >
                    {t('proposed.approve')}
                  </Button>
                  <Button data-act="decline" onClick={() => setDoing('decline')}>
                    {t(isOwn ? 'proposed.withdraw' : 'proposed.decline')}
                  </Button>
                </div>
              )}
            </div>
          }
        />
      )}
      <div className="flex flex-wrap gap-2">
        {mayDecide && cover && can('offer') && (
          <Button type="primary" data-act="offer" onClick={() => setDoing('offer')}>
            {t('offer.do')}
          </Button>
        )}
        {mayWork && can('take') && staffId !== me.id && (
          <Button data-act="take" onClick={() => setDoing('take')}>
            {t('take.do')}
          </Button>
        )}
        {mayWork && can('take') && (
          <Button data-act="assign" onClick={() => setDoing('assign')}>
            {t('assign.do')}
          </Button>
        )}
        {mayWork && can('close') && (
          <Button data-act="close" onClick={() => setDoing('close')}>
            {t('close.do')}
          </Button>
        )}
      </div>
      {doing === 'offer' && cover && <OfferForm found={found} onClose={() => setDoing(undefined)} />}
      {doing === 'assign' && <AssignForm found={found} onClose={() => setDoing(undefined)} />}
      {doing && doing !== 'offer' && doing !== 'assign' && (
        <ActForm found={found} doing={doing} onClose={() => setDoing(undefined)} />
      )}
    </>
  );
}

type FormProps = Props & { readonly onClose: () => void };

/** Compensation offer: amount and reason; the field enforces the rule's ceiling, shown beside it. */
function OfferForm({ found, onClose }: FormProps) {
  const { t, i18n } = useTranslation('cases');
  const { message } = App.useApp();
  const offer = useChange(caseDeskCalls.offer, invalidatedQueries);
  const amount = (minor: number) => measuresIn(i18n.language).money(minor, 'CNY');
  const { shopId, id, secondPersonCents } = found;
  const cover = found.cover!;
  const most = toMajor(money(cover.mostMinor, 'CNY'));
  const schema = useMemo(
    () =>
      z.object({
        yuan: z.number().min(0.01).max(most).refine(isToTheCent),
        words: caseDeskCalls.offer.input.shape.words,
      }),
    [most],
  );
  return (
    <ModalForm
      title={t('offer.title', { number: found.number })}
      text={t('offer.cover', { amount: amount(cover.mostMinor), rule: t(`rule.${cover.rule}`) })}
      schema={schema}
      submitLabel={t('offer.do')}
      onSubmit={async (values) => {
        const minor = fromMajor(values.yuan, 'CNY').minor;
        const { isProposed } = await offer({ shopId, id, minor, words: values.words });
        void message.success(t(isProposed ? 'offer.proposed' : 'offer.made', { amount: amount(minor) }));
      }}
      onClose={onClose}
    >
      <Field
        name="yuan"
        label={t('offer.amount')}
        help={t('offer.most', { amount: amount(cover.mostMinor) })}
      >
        <InputNumber controls={false} precision={2} prefix="¥" className="w-full" />
      </Field>
      <Field name="words" label={t('offer.words')} help={t('offer.wordsHelp')}>
        <Input.TextArea rows={3} maxLength={1000} />
      </Field>
      <SecondPerson limit={secondPersonCents} amount={amount} />
    </ModalForm>
  );
}

/** Warns while typing that the amount needs a second person's approval. */
function SecondPerson({
  limit,
  amount,
}: {
  readonly limit: number;
  readonly amount: (minor: number) => string;
}) {
  const { t } = useTranslation('cases');
  const typed = Form.useWatch<number | null | undefined>('yuan');
  const isForTwo = typeof typed === 'number' && Math.round(typed * 100) > limit;
  return (
    <Alert
      type={isForTwo ? 'warning' : 'info'}
      showIcon
      title={t(isForTwo ? 'offer.needsSecond' : 'offer.limit', { amount: amount(limit) })}
    />
  );
}

function ActForm({
  found,
  doing,
  onClose,
}: FormProps & { readonly doing: Exclude<Doing, 'offer' | 'assign'> }) {
  const { t, i18n } = useTranslation('cases');
  const { message } = App.useApp();
  const take = useChange(caseDeskCalls.take, invalidatedQueries);
  const approve = useChange(caseDeskCalls.approve, invalidatedQueries);
  const close = useChange(caseDeskCalls.close, invalidatedQueries);
  const { shopId, id } = found;
  const amount = measuresIn(i18n.language).money(found.proposedMinor ?? 0, 'CNY');
  const hasWords = doing === 'close' || doing === 'decline';
  const schema = useMemo(
    () =>
      doing === 'close'
        ? caseDeskCalls.close.input.pick({ words: true })
        : z.object({ words: caseDeskCalls.approve.input.shape.words }),
    [doing],
  );
  return (
    <ModalForm
      title={t(`actTitle.${doing}`, { number: found.number, amount })}
      text={t(`actText.${doing}`, { number: found.number, amount, member: found.memberCode })}
      schema={schema}
      submitLabel={t(`actDo.${doing}`, { amount })}
      onSubmit={async ({ words }) => {
        if (doing === 'take') await take({ shopId, id });
        else if (doing === 'close') await close({ shopId, id, words });
        else await approve({ shopId, id, isApproved: doing === 'approve', words });
        void message.success(t(`actDone.${doing}`));
      }}
      onClose={onClose}
    >
      {hasWords && (
        <Field name="words" label={t(doing === 'close' ? 'close.words' : 'proposed.why')}>
          <Input.TextArea rows={3} maxLength={1000} />
        </Field>
      )}
    </ModalForm>
  );
}
