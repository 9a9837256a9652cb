import { useTranslation } from '@onehaul/i18n/react';
import { Button } from '@onehaul/ui/button';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../app/lazy-part.ts';
import { paths } from '../../app/paths.ts';
import { useRootData } from '../../app/root-data.ts';
import { useAct } from '../../app/use-act.ts';
import { AccountSection, focusSection } from './account-section.tsx';
import { useSecondsLeft } from './seconds-left.ts';
import { useAccountActs } from './use-account-acts.ts';

const QrCode = lazyPart(async () => ({ default: (await import('@onehaul/ui/qr-code')).QrCode }));

const validMs = 60_000; // A12

/** A QR code that signs a phone in, shown only on request: it works for anyone that sees it. */
export function OnPhoneSection() {
  const { t } = useTranslation('account');
  const { origin } = useRootData();
  const loadActs = useAccountActs();
  const [shown, setShown] = useState<{ readonly address: string; readonly until: number }>();
  const left = useSecondsLeft(shown?.until);
  const show = useAct(
    async () => {
      const { createSignInCode } = await loadActs();
      // Measured from before the call by the local clock, so it never exceeds the server's validity.
      const until = Date.now() + validMs;
      const { code } = await createSignInCode();
      if (!shown) focusSection('on-phone');
      setShown({ address: `${origin}${paths.personal}?token=${encodeURIComponent(code)}`, until });
    },
    { keepsPage: true },
  );
  const hide = () => {
    setShown(undefined);
    focusSection('on-phone');
  };
  const isExpired = shown !== undefined && left === 0;

  return (
    <AccountSection
      id="on-phone"
      title="onPhone.title"
      text="onPhone.text"
      isWide={!shown}
      {...(!shown && {
        action: (
          <Button variant="secondary" isBusy={show.isPending} onClick={() => show.start(undefined)}>
            {t('onPhone.show')}
          </Button>
        ),
      })}
    >
      {shown && (
        <div className="grid justify-items-start gap-3">
          <div className="relative min-h-52 min-w-52 rounded-card border border-line bg-white p-2">
            <Suspense>
              <QrCode
                text={shown.address}
                label={t('onPhone.qr')}
                className={`size-48 ${isExpired ? 'opacity-5' : ''}`}
              />
            </Suspense>
            {/* A live region must be there before its text. */}
            <output>
              {isExpired && (
                <span className="absolute inset-0 flex flex-col items-center justify-center gap-3 p-4 text-center text-small font-medium text-black">
                  {t('onPhone.expired')}
                  <Button isBusy={show.isPending} onClick={() => show.start(undefined)}>
                    {t('onPhone.refresh')}
                  </Button>
                </span>
              )}
            </output>
          </div>
          <div className="flex items-center gap-4">
            <Button variant="secondary" onClick={hide}>
              {t('onPhone.hide')}
            </Button>
            {!isExpired && (
              <span className="text-small text-muted">{t('onPhone.left', { seconds: left })}</span>
            )}
          </div>
        </div>
      )}
    </AccountSection>
  );
}
