import { type Confirmation, consigneeCalls } from '@onehaul/contract/consignee';
import { consigneeAppUrl } from '@onehaul/domain/customs/consignee';
import { confirmationMachine } from '@onehaul/domain/customs/confirmation-state';
import { useTranslation } from '@onehaul/i18n/react';
import { Button } from '@onehaul/ui/button';
import { TextArea } from '@onehaul/ui/form/text-area';
import { Icon } from '@onehaul/ui/icon';
import { Dialog } from '@onehaul/ui/overlay/dialog';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useSend } from '../session-context.tsx';
import { ConfirmationMark, ConfirmationValue, TimeLeft } from './confirmation-facts.tsx';
import { consigneesKey } from './consignee-key.ts';
import { ordersKey } from './order-key.ts';
import { useChange } from './use-change.ts';

type Props = { readonly confirmation: Confirmation };

/** Steps for the receiver in the customs app, and the member's confirmation that they are done. */
export function ConsigneeTask({ confirmation }: Props) {
  const { t } = useTranslation('customs');
  const [isDenying, setDenying] = useState(false);
  const { state, dueAt, receiverName, receiverPhone, note } = confirmation;
  const acts = confirmationMachine.events(state);
  const answer = useAnswer(confirmation, () => setDenying(false));
  return (
    <section
      aria-label={t('task.title')}
      data-consignee-task={confirmation.orderId}
      className={`grid gap-3 rounded-control border p-4 text-small ${state === 'waiting' ? 'border-warning bg-warning-ground' : 'border-line'}`}
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="font-semibold">{t('task.title')}</h3>
        <span className="flex flex-wrap items-center gap-x-3">
          <ConfirmationMark state={state} />
          {state === 'waiting' && <TimeLeft dueAt={dueAt} />}
        </span>
      </div>
      <ConfirmationValue confirmation={confirmation} />
      {acts.includes('confirm') && (
        <>
          <p>{t('task.why')}</p>
          <ol className="grid list-decimal gap-1 ps-5">
            <li>{t('task.step1', { name: receiverName, phone: receiverPhone })}</li>
            <li>{t('task.step2')}</li>
            <li>{t('task.step3')}</li>
          </ol>
          <a
            href={consigneeAppUrl}
            target="_blank"
            rel="noopener noreferrer"
            className="inline-flex min-h-control-small items-center gap-1 font-medium text-primary-9 underline underline-offset-4"
          >
            {t('task.app')}
            <Icon name="forward" className="size-4" />
          </a>
          <div className="flex flex-wrap gap-2">
            <Button
              data-answer="confirm"
              isBusy={answer.isPending}
              onClick={() => answer.start({ answer: 'confirm', note: '' })}
            >
              {t('task.confirm')}
            </Button>
            <Button
              variant="secondary"
              data-answer="deny"
              disabled={answer.isPending}
              onClick={() => setDenying(true)}
            >
              {t('task.deny')}
            </Button>
          </div>
        </>
      )}
      {note && <p className="text-muted">{note}</p>}
      {isDenying && (
        <DenyDialog
          confirmation={confirmation}
          isPending={answer.isPending}
          onDeny={(words) => answer.start({ answer: 'deny', note: words })}
          onClose={() => setDenying(false)}
        />
      )}
    </section>
  );
}

type Given = { readonly answer: 'confirm' | 'deny'; readonly note: string };

function useAnswer({ orderId }: Confirmation, onDone: () => void) {
  const { t } = useTranslation('customs');
  const send = useSend();
  const queries = useQueryClient();
  return useChange((given: Given) => send(consigneeCalls.answer, { orderId, ...given }), {
    onDone: async () => {
      await Promise.all(
        [consigneesKey, ordersKey].map((queryKey) => queries.invalidateQueries({ queryKey })),
      );
      onDone();
    },
    done: ({ state }) => t(state === 'confirmed' ? 'task.confirmed' : 'task.denied'),
  });
}

type DenyProps = {
  readonly confirmation: Confirmation;
  readonly isPending: boolean;
  readonly onDeny: (note: string) => void;
  readonly onClose: () => void;
};

function DenyDialog({ confirmation, isPending, onDeny, onClose }: DenyProps) {
  const { t } = useTranslation('customs');
  const { t: member } = useTranslation('member');
  const id = useId();
  const [note, setNote] = useState('');
  return (
    <Dialog
      title={t('task.denyTitle')}
      close={member('close')}
      onClose={onClose}
      footer={
        <Button
          variant="danger"
          isBusy={isPending}
          disabled={note.trim() === ''}
          onClick={() => onDeny(note.trim())}
        >
          {t('task.deny')}
        </Button>
      }
    >
      <p className="pb-3 text-small text-muted">{t('task.denyText', { number: confirmation.number })}</p>
      <TextArea
        id={id}
        label={t('task.denyNote')}
        maxLength={300}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
    </Dialog>
  );
}
