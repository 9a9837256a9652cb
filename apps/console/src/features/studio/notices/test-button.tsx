import { noticeTemplateCalls } from '@onehaul/contract/console/studio/notice-template';
import { useTranslation } from '@onehaul/i18n/react';
import { App, Button } from '@onehaul/workbench/antd';
import { failureOf } from '@onehaul/workbench/failure';
import { useState } from 'react';
import { useMe } from '../../../app/me.ts';
import { useChange } from '../../../app/use-change.ts';
import type { StaffInputOf } from '@onehaul/client/console';

type Props = {
  readonly draft: StaffInputOf<typeof noticeTemplateCalls.sendTest>;
  readonly isDisabled: boolean;
};

/** Mails the text being edited to the signed-in person. */
export function TestButton({ draft, isDisabled }: Props) {
  const { t } = useTranslation('noticeTexts');
  const { email } = useMe();
  const { message } = App.useApp();
  const send = useChange(noticeTemplateCalls.sendTest, ['audit']);
  const [isSending, setIsSending] = useState(false);
  const sendNow = () => {
    setIsSending(true);
    send(draft)
      .then(
        (sent) => void message.success(t('test.done', { email: sent.email })),
        (error: unknown) => void message.error(failureOf(error).message),
      )
      .finally(() => setIsSending(false));
  };
  return (
    <Button
      disabled={isDisabled}
      loading={isSending}
      title={t('test.to', { email })}
      onClick={sendNow}
      data-send-test
    >
      {t('test')}
    </Button>
  );
}
