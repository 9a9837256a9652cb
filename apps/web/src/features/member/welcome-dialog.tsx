import type { Profile } from '@onehaul/contract/member';
import { useTranslation } from '@onehaul/i18n/react';
import { Button, Modal } from '@onehaul/workbench/antd';
import { useState } from 'react';
import { takeWelcomeFlag } from '../../app/flash-message.ts';
import { CopyText } from '../../app/portal/copy-text.tsx';

let isDue = false;

/** Memoized outside React: rendering may run more than once before it commits, and taking clears the flag. */
function isWelcomeDue(): boolean {
  isDue ||= takeWelcomeFlag();
  return isDue;
}

type Props = { readonly profile: Profile };

/** Shown once after sign-in (§4): the member code, which every parcel needs. */
export function WelcomeDialog({ profile }: Props) {
  const { t } = useTranslation('member');
  const [isOpen, setOpen] = useState(isWelcomeDue);
  const close = () => {
    isDue = false;
    setOpen(false);
  };
  return (
    <Modal
      open={isOpen}
      onCancel={close}
      width={480}
      title={t('welcome.title', { name: profile.name || profile.username })}
      footer={
        <Button type="primary" onClick={close}>
          {t('welcome.go')}
        </Button>
      }
    >
      <div className="grid gap-4 py-2">
        <p className="text-small text-muted">{t('welcome.text')}</p>
        <p className="flex items-center justify-center gap-3 rounded-card bg-primary-2 p-4">
          <span className="font-mono text-heading font-semibold tracking-[0.12em] text-primary-9">
            {profile.memberCode}
          </span>
          <CopyText text={profile.memberCode} label={t('copy.of', { name: t('code.title') })} />
        </p>
      </div>
    </Modal>
  );
}
