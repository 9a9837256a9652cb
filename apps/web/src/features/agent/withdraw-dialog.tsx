import { agentCalls } from '@onehaul/contract/agent';
import { useTranslation } from '@onehaul/i18n/react';
import { Button, Input, Modal, Radio } from '@onehaul/workbench/antd';
import { useReturnFocus } from '@onehaul/workbench/return-focus';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useMoney } from '../../app/fee/use-money.ts';
import { agentKey } from '../../app/portal/agent-key.ts';
import { useChange } from '../../app/portal/use-change.ts';
import { useSend } from '../../app/session-context.tsx';
import { centsOf } from './typed-cents.ts';

type Props = {
  readonly availableMinor: number;
  readonly memberCode: string;
  readonly onClose: () => void;
};

/** Moves all or part of the available earnings to the balance; repeats amount and account to confirm. */
export function WithdrawDialog({ availableMinor, memberCode, onClose }: Props) {
  const { t } = useTranslation('agent');
  const { exact } = useMoney();
  const send = useSend();
  const queries = useQueryClient();
  const returnFocus = useReturnFocus();
  const id = useId();
  const [isAll, setAll] = useState(true);
  const [typed, setTyped] = useState('');
  const cents = isAll ? availableMinor : centsOf(typed);
  const isFine = cents !== undefined && cents > 0 && cents <= availableMinor;
  const close = () => {
    onClose();
    returnFocus();
  };
  const move = useChange(() => send(agentCalls.withdraw, isAll ? {} : { minor: cents }), {
    onDone: async () => {
      await queries.invalidateQueries({ queryKey: agentKey });
      close();
    },
    done: ({ movedMinor }) => t('withdraw.done', { amount: exact(movedMinor) }),
  });
  const isWrong = !isAll && typed !== '' && !isFine;
  return (
    <Modal
      open
      title={t('withdraw.title')}
      onCancel={() => !move.isPending && close()}
      mask={{ closable: false }}
      footer={
        <>
          <Button onClick={close} disabled={move.isPending}>
            {t('withdraw.cancel')}
          </Button>
          <Button
            type="primary"
            loading={move.isPending}
            disabled={!isFine}
            data-move
            onClick={() => move.start(undefined)}
          >
            {t('withdraw.do', { amount: isFine ? exact(cents) : '' })}
          </Button>
        </>
      }
    >
      <div className="grid gap-4 pt-2 text-small">
        <p className="text-muted">{t('withdraw.available', { amount: exact(availableMinor) })}</p>
        <Radio.Group
          value={isAll ? 'all' : 'part'}
          onChange={({ target }) => setAll(target.value === 'all')}
          options={[
            { value: 'all', label: t('withdraw.all') },
            { value: 'part', label: t('withdraw.part') },
          ]}
        />
        {!isAll && (
          <div className="grid gap-1.5">
            <label htmlFor={id} className="font-medium">
              {t('withdraw.amount')}
            </label>
            <Input
              id={id}
              value={typed}
              inputMode="decimal"
              status={isWrong ? 'error' : ''}
              aria-invalid={isWrong}
              aria-describedby={`${id}-why`}
              className="max-w-48"
              onChange={({ target }) => setTyped(target.value)}
            />
            <p id={`${id}-why`} role="alert" className="min-h-5 text-caption text-danger">
              {isWrong && t('withdraw.wrong', { amount: exact(availableMinor) })}
            </p>
          </div>
        )}
        {isFine && (
          <p className="rounded-card border border-line bg-sunken px-4 py-3 font-medium" data-summary>
            {t('withdraw.summary', { amount: exact(cents), code: memberCode })}
          </p>
        )}
      </div>
    </Modal>
  );
}
