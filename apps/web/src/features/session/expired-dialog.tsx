import { useTranslation } from '@onehaul/i18n/react';
import { Button } from '@onehaul/ui/button';
import { Dialog } from '@onehaul/ui/form/dialog';
import { Notice } from '@onehaul/ui/form/notice';
import { useState } from 'react';
import { isRefused } from './failure.ts';

type Props = {
  /** Renews the login; fails when it is over for good. */
  readonly onAgain: () => Promise<void>;
  readonly onCancel: () => void;
};

/** A login has run out while its owner was at work (§8). */
export function ExpiredDialog({ onAgain, onCancel }: Props) {
  const { t } = useTranslation('session');
  const [isBusy, setBusy] = useState(false);
  const [isUnreachable, setUnreachable] = useState(false);

  async function again(): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    setUnreachable(false);
    try {
      await onAgain();
    } catch (error) {
      setBusy(false);
      if (isRefused(error)) onCancel();
      else setUnreachable(true);
    }
  }

  return (
    <Dialog
      title={t('expired.title')}
      onClose={onCancel}
      isAlert
      footer={
        <>
          <Button variant="secondary" onClick={onCancel}>
            {t('action.cancel')}
          </Button>
          <Button onClick={() => void again()} aria-disabled={isBusy} data-focus-first>
            {t('expired.again')}
          </Button>
        </>
      }
    >
      <p className="text-small text-muted">{t('expired.text')}</p>
      {isUnreachable && (
        <div className="mt-4">
          <Notice tone="danger" isAlert>
            {t('failure.unreachable')}
          </Notice>
        </div>
      )}
    </Dialog>
  );
}
