import { mailSenderCalls, type MailSenderRow } from '@onehaul/contract/console/mail-senders';
import { useTranslation } from '@onehaul/i18n/react';
import { App, Button } from '@onehaul/workbench/antd';
import { failureOf } from '@onehaul/workbench/failure';
import { ModalForm } from '@onehaul/workbench/modal-form';
import { useState } from 'react';
import { z } from 'zod';
import { useChange } from '../../app/use-change.ts';
import { staleAfterSender } from './hosts-query.ts';
import { SetSenderForm } from './set-sender-form.tsx';

type Props = { readonly shopId: number; readonly sender: MailSenderRow };
type DialogName = 'change' | 'remove';

const nothing = z.object({});

/** What can be done with a sender. */
export function SenderActs({ shopId, sender: { address } }: Props) {
  const { t } = useTranslation('hosts');
  const { message } = App.useApp();
  const [dialog, setDialog] = useState<DialogName>();
  const [isChecking, setIsChecking] = useState(false);
  const check = useChange(mailSenderCalls.check, staleAfterSender);
  const remove = useChange(mailSenderCalls.remove, staleAfterSender);
  const close = () => setDialog(undefined);

  async function checkNow() {
    setIsChecking(true);
    try {
      const { records } = (await check({ shopId })).sender;
      const isRight = records.every((record) => record.isRight || !record.isRequired);
      if (isRight) void message.success(t('sender.checked.right', { address }));
      else void message.warning(t('sender.checked.wrong'));
    } catch (error) {
      void message.error(failureOf(error).message);
    } finally {
      setIsChecking(false);
    }
  }

  return (
    <div className="flex flex-wrap gap-2">
      <Button loading={isChecking} onClick={() => void checkNow()} data-check-sender>
        {t('check')}
      </Button>
      <Button onClick={() => setDialog('change')}>{t('sender.change')}</Button>
      <Button danger onClick={() => setDialog('remove')}>
        {t('sender.remove')}
      </Button>
      {dialog === 'change' && <SetSenderForm shopId={shopId} address={address} onClose={close} />}
      {dialog === 'remove' && (
        <ModalForm
          title={t('sender.removeTitle', { address })}
          text={t('sender.removeText')}
          submitLabel={t('sender.remove')}
          isDangerous
          schema={nothing}
          onSubmit={() => remove({ shopId })}
          onClose={close}
        />
      )}
    </div>
  );
}
