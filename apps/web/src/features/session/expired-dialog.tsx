import { useTranslation } from '@onehaul/i18n/react';
import { Button } from '@onehaul/ui/button';
import { Dialog } from '@onehaul/ui/overlay/dialog';
import { useState } from 'react';
import { failureText, isRefused } from '../../app/failure.ts';
import { useFailureToast } from '../../app/use-failure-toast.ts';

type Props = {
  /** Renews the login; rejects when it has ended for good. */
  readonly onAgain: () => Promise<void>;
  /** It has ended for good; the message is for the next page. */
  readonly onOver: (message: string) => void;
  readonly onCancel: () => void;
};

/** Shown when a login expires during use (§8). */
export function ExpiredDialog({ onAgain, onOver, onCancel }: Props) {
  const { t } = useTranslation('session');
  const { t: site } = useTranslation('storefront');
  const [isBusy, setBusy] = useState(false);
  const showFailure = useFailureToast();

  async function again(): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    try {
      await onAgain();
    } catch (error) {
      setBusy(false);
      if (isRefused(error)) onOver(failureText(error, site));
      else showFailure(error);
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
    </Dialog>
  );
}
