import { useTranslation } from '@onehaul/i18n/react';
import { Button } from '@onehaul/ui/button';
import { Dialog } from '@onehaul/ui/overlay/dialog';
import { CopyText } from '../../app/portal/copy-text.tsx';

type Props = { readonly name: string; readonly memberCode: string; readonly onClose: () => void };

/** Shown once after sign-in (§4): the member code, which every parcel needs. */
export function WelcomeDialog({ name, memberCode, onClose }: Props) {
  const { t } = useTranslation('member');
  return (
    <Dialog
      title={t('welcome.title', { name })}
      close={t('close')}
      onClose={onClose}
      footer={
        <Button data-focus-first onClick={onClose}>
          {t('welcome.go')}
        </Button>
      }
    >
      <div className="grid gap-4">
        <p className="text-small text-muted">{t('welcome.text')}</p>
        <p className="flex items-center justify-center gap-3 rounded-card bg-primary-2 p-4">
          <span className="font-mono text-heading font-semibold tracking-[0.12em] text-primary-9">
            {memberCode}
          </span>
          <CopyText text={memberCode} label={t('copy.of', { name: t('code.title') })} />
        </p>
      </div>
    </Dialog>
  );
}
