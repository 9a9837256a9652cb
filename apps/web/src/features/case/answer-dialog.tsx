import { caseCalls, type CaseDetails } from '@onehaul/contract/case';
import { useTranslation } from '@onehaul/i18n/react';
import { Button } from '@onehaul/ui/button';
import { TextArea } from '@onehaul/ui/form/text-area';
import { Dialog } from '@onehaul/ui/overlay/dialog';
import { useToast } from '@onehaul/ui/toast';
import { useId } from 'react';
import { useRevalidator } from 'react-router';
import { useMoney } from '../../app/fee/use-money.ts';
import { useSend } from '../../app/session-context.tsx';
import { useCallForm } from '../../app/use-call-form.ts';
import { useReloadCases } from './use-reload-cases.ts';

type Props = {
  readonly found: CaseDetails;
  readonly answer: 'accept' | 'appeal' | 'close';
  readonly onClose: () => void;
};

/** Accept, appeal with a reason, or close: repeats the amount and its destination before submitting. */
export function AnswerDialog({ found, answer, onClose }: Props) {
  const { t } = useTranslation('case');
  const { exact } = useMoney();
  const send = useSend();
  const reload = useReloadCases();
  const { revalidate } = useRevalidator();
  const notify = useToast();
  const id = useId();
  const amount = exact(found.offer?.minor ?? 0);
  const form = useCallForm({
    fields: ['words'],
    validate: ({ words }) =>
      answer === 'appeal' && words.trim() === '' ? { words: t('problem.words') } : {},
    async submit({ words }) {
      const { paid } = await send(caseCalls.answer, { id: found.id, answer, words: words.trim() });
      await Promise.all([reload(), revalidate()]);
      notify(t(`answerDone.${answer}`, { amount: exact(paid) }), 'positive');
      onClose();
    },
  });
  const close = () => {
    if (!form.isBusy) onClose();
  };
  return (
    <Dialog
      title={t(`answerTitle.${answer}`, { amount })}
      onClose={close}
      footer={
        <>
          <Button variant="secondary" onClick={close} disabled={form.isBusy}>
            {t('open.later')}
          </Button>
          <Button type="submit" form={id} isBusy={form.isBusy} data-confirm={answer}>
            {t(`answerDo.${answer}`, { amount })}
          </Button>
        </>
      }
    >
      <form {...form.props} id={id} className="grid gap-4 text-small">
        <p>{t(`answerText.${answer}`, { amount, number: found.number })}</p>
        {answer === 'appeal' && (
          <TextArea {...form.field('words')} label={t('offer.why')} rows={4} maxLength={2000} />
        )}
      </form>
    </Dialog>
  );
}
