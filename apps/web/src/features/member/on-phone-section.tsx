import { sessionCalls } from '@onehaul/contract/session';
import { useTranslation } from '@onehaul/i18n/react';
import { QrCode } from '@onehaul/ui/qr-code';
import { Button } from '@onehaul/workbench/antd';
import { useState } from 'react';
import { paths } from '../../app/paths.ts';
import { useRootData } from '../../app/root-data.ts';
import { useSend } from '../../app/session-context.tsx';
import { AccountSection, focusSection } from './account-section.tsx';
import { useSecondsLeft } from './seconds-left.ts';
import { useChange } from '../../app/portal/use-change.ts';

const validMs = 60_000; // A12

/** A QR code that signs a phone in, shown only on request: it works for anyone that sees it. */
export function OnPhoneSection() {
  const { t } = useTranslation('member');
  const { origin } = useRootData();
  const send = useSend();
  const [shown, setShown] = useState<{ readonly address: string; readonly until: number }>();
  const left = useSecondsLeft(shown?.until);
  const show = useChange(async () => {
    // Measured from before the call by the local clock, so it never exceeds the server's validity.
    const until = Date.now() + validMs;
    const { code } = await send(sessionCalls.createCode, {});
    if (!shown) focusSection('on-phone');
    setShown({ address: `${origin}${paths.personal}?token=${encodeURIComponent(code)}`, until });
  });
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
          <Button loading={show.isPending} onClick={() => show.start(undefined)}>
            {t('onPhone.show')}
          </Button>
        ),
      })}
    >
      {shown && (
        <div className="grid justify-items-start gap-3">
          {shown && (
            <>
              <div className="relative rounded-card border border-line bg-white p-2">
                <QrCode
                  text={shown.address}
                  label={t('onPhone.qr')}
                  className={`size-48 ${isExpired ? 'opacity-5' : ''}`}
                />
                {isExpired && (
                  <div className="absolute inset-0 flex flex-col items-center justify-center gap-3 p-4 text-center text-small font-medium text-black">
                    {t('onPhone.expired')}
                    <Button type="primary" loading={show.isPending} onClick={() => show.start(undefined)}>
                      {t('onPhone.refresh')}
                    </Button>
                  </div>
                )}
              </div>
              <div className="flex items-center gap-4">
                <Button onClick={hide}>{t('onPhone.hide')}</Button>
                {!isExpired && (
                  <span className="text-small text-muted">{t('onPhone.left', { seconds: left })}</span>
                )}
              </div>
            </>
          )}
        </div>
      )}
    </AccountSection>
  );
}
