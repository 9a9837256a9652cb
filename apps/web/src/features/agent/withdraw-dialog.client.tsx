import { useTranslation } from '@onehaul/i18n/react';
import { Button } from '@onehaul/ui/button';
import { RadioField } from '@onehaul/ui/form/radio-field';
import { TextInput } from '@onehaul/ui/form/text-input';
import { Dialog } from '@onehaul/ui/overlay/dialog';
import { useId, useRef, useState } from 'react';
import { useCnyText } from '../../app/portal/money-text.tsx';
import { type CallKey, isAnswered, keyFor } from '../../app/same-call-key.ts';
import { useAct } from '../../app/use-act.ts';
import { centsOf } from './typed-cents.ts';
import { useAgentActs } from './use-agent-acts.ts';

type Props = {
  readonly availableMinor: number;
  readonly memberCode: string;
  readonly onClose: () => void;
};

/** Moves all or part of the available earnings to the balance; repeats amount and account to confirm. */
export function WithdrawDialog({ availableMinor, memberCode, onClose }: Props) {
  const { t } = useTranslation('agent');
  const { t: member } = useTranslation('member');
  const exact = useCnyText();
  const id = useId();
  const [part, setPart] = useState<'all' | 'part'>('all');
  const [typed, setTyped] = useState('');
  const isAll = part === 'all';
  const cents = isAll ? availableMinor : centsOf(typed);
  const isFine = cents !== undefined && cents > 0 && cents <= availableMinor;
  const isWrong = !isAll && typed !== '' && !isFine;
  const move = useWithdraw(onClose);
  const close = () => {
    if (!move.isPending) onClose();
  };
  return (
    <Dialog
      title={t('withdraw.title')}
      close={member('close')}
      onClose={close}
      footer={
        <>
          <Button variant="secondary" onClick={close} disabled={move.isPending}>
            {t('withdraw.cancel')}
          </Button>
          <Button
            isBusy={move.isPending}
            disabled={!isFine}
            data-move
            onClick={() => move.start(isAll ? {} : { minor: cents })}
          >
            {t('withdraw.do', { amount: isFine ? exact(cents) : '' })}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <RadioField
          legend={t('withdraw.available', { amount: exact(availableMinor) })}
          name={`${id}-part`}
          value={part}
          choices={[
            { value: 'all', label: t('withdraw.all') },
            { value: 'part', label: t('withdraw.part') },
          ]}
          onChange={setPart}
        />
        {!isAll && (
          <TextInput
            id={id}
            label={t('withdraw.amount')}
            value={typed}
            inputMode="decimal"
            autoComplete="off"
            error={isWrong ? t('withdraw.wrong', { amount: exact(availableMinor) }) : undefined}
            announcesError
            onChange={({ target }) => setTyped(target.value)}
          />
        )}
        {isFine && (
          <p
            className="rounded-card border border-line bg-sunken px-4 py-3 text-small font-medium"
            data-summary
          >
            {t('withdraw.summary', { amount: exact(cents), code: memberCode })}
          </p>
        )}
      </div>
    </Dialog>
  );
}

/** Moves the earnings once: pressed again after a lost response, it is the same movement. */
function useWithdraw(onDone: () => void) {
  const { t } = useTranslation('agent');
  const exact = useCnyText();
  const loadActs = useAgentActs();
  const previous = useRef<CallKey>(undefined);
  return useAct(
    async (input: { readonly minor?: number | undefined }) => {
      const { withdrawEarnings } = await loadActs();
      previous.current = keyFor(JSON.stringify(input), previous.current, () => crypto.randomUUID());
      try {
        return await withdrawEarnings(input, previous.current.key);
      } catch (failure) {
        if (isAnswered(failure)) previous.current = undefined;
        throw failure;
      }
    },
    { onDone, done: ({ movedMinor }) => t('withdraw.done', { amount: exact(movedMinor) }) },
  );
}
