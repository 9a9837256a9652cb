import { caseCalls, type CaseDetails } from '@onehaul/contract/case';
import { useTranslation } from '@onehaul/i18n/react';
import { Button, Input, Modal } from '@onehaul/workbench/antd';
import { useReturnFocus } from '@onehaul/workbench/return-focus';
import { useId, useState } from 'react';
import { useMoney } from '../../app/fee/use-money.ts';
import { useChange } from '../../app/portal/use-change.ts';
import { useSend } from '../../app/session-context.tsx';
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
  const returnFocus = useReturnFocus();
  const id = useId();
  const [words, setWords] = useState('');
  const [isMissing, setMissing] = useState(false);
  const amount = exact(found.offer?.minor ?? 0);
  const close = () => {
    onClose();
    returnFocus();
  };
  const change = useChange(() => send(caseCalls.answer, { id: found.id, answer, words: words.trim() }), {
    onDone: async () => {
      close();
      await reload();
    },
    done: ({ paid }) => t(`answerDone.${answer}`, { amount: exact(paid) }),
  });
  const start = () => {
    const lacks = answer === 'appeal' && words.trim() === '';
    setMissing(lacks);
    if (!lacks) change.start();
  };
  return (
    <Modal
      open
      title={t(`answerTitle.${answer}`, { amount })}
      onCancel={() => !change.isPending && close()}
      mask={{ closable: false }}
      footer={
        <>
          <Button onClick={close} disabled={change.isPending}>
            {t('open.later')}
          </Button>
          <Button type="primary" loading={change.isPending} data-confirm={answer} onClick={start}>
            {t(`answerDo.${answer}`, { amount })}
          </Button>
        </>
      }
    >
      <div className="grid gap-3 pt-2 text-small">
        <p>{t(`answerText.${answer}`, { amount, number: found.number })}</p>
        {answer === 'appeal' && (
          <div className="grid gap-1">
            <label htmlFor={id} className="font-medium">
              {t('offer.why')}
            </label>
            <Input.TextArea
              id={id}
              rows={4}
              maxLength={2000}
              value={words}
              onChange={({ target }) => {
                setMissing(false);
                setWords(target.value);
              }}
            />
            {isMissing && (
              <p role="alert" className="text-caption text-danger">
                {t('problem.words')}
              </p>
            )}
          </div>
        )}
      </div>
    </Modal>
  );
}
