import { CallFailed } from '@onehaul/client/send';
import { sessionCalls } from '@onehaul/contract/session';
import { phoneDigits } from '@onehaul/domain/phone';
import { useTranslation } from '@onehaul/i18n/react';
import { CodeInput } from '@onehaul/ui/form/code-input';
import { useRef, useState } from 'react';
import { useSend } from '../../app/session-context.tsx';
import type { Area } from './area.ts';
import { storeCodeWait, type Purpose, useCodeWait } from './code-wait.ts';
import { spokenMark, useSecondsUntil } from './countdown.ts';

const waitSeconds = 60; // §9

type RequestProps = {
  readonly id: string;
  readonly name: string;
  readonly error?: string | undefined;
  readonly purpose: Purpose;
  /** Requests a code; undefined when form validation failed first. */
  readonly request: () => Promise<{ readonly codeId: string }> | undefined;
  readonly onFailure: (error: unknown) => void;
  /** Message after a code was sent. */
  readonly sent: string;
};

type Props = Omit<RequestProps, 'purpose' | 'request'> & {
  readonly purpose: 'signIn' | 'resetPassword';
  readonly area: Area | undefined;
  /** The validated number; undefined when invalid. */
  readonly checkedNumber: () => string | undefined;
};

/** Verification code field for the phone number above. */
export function CodeField({ purpose, area, checkedNumber, ...field }: Props) {
  const send = useSend();
  function request() {
    const number = checkedNumber();
    if (number === undefined || !area) return undefined;
    const { countryId } = area;
    return send(sessionCalls.sendCode, { phoneNumber: phoneDigits(number), countryId, purpose });
  }
  return <CodeRequestField {...field} purpose={purpose} request={request} />;
}

/** Six-digit code field with its send button; the next code can be requested after a minute (§4). */
export function CodeRequestField({ purpose, request, onFailure, sent, ...field }: RequestProps) {
  const { t } = useTranslation('session');
  const sending = useRef(false);
  const wait = useCodeWait(purpose);
  const [isSent, setSent] = useState(false);
  const seconds = useSecondsUntil(wait.endsAt);
  const isWaiting = seconds > 0;

  const startWait = (codeId: string, length: number) =>
    storeCodeWait(purpose, { codeId, endsAt: Date.now() + length * 1000 });

  async function sendCode(): Promise<void> {
    if (isWaiting || sending.current) return;
    const requested = request();
    if (!requested) return;
    sending.current = true;
    setSent(false);
    try {
      const { codeId } = await requested;
      setSent(true);
      startWait(codeId, waitSeconds);
    } catch (error) {
      const isTooSoon = error instanceof CallFailed && error.error === 'sms.tooSoon';
      // The server's retry-after overrides the local minute.
      if (isTooSoon) startWait(wait.codeId, error.retryAfterSeconds ?? waitSeconds);
      onFailure(error);
    } finally {
      sending.current = false;
    }
  }

  const spoken = spokenMark(seconds);
  return (
    <>
      <CodeInput
        {...field}
        label={t('code.label')}
        placeholder={t('code.placeholder')}
        hint={isSent ? sent : undefined}
        beside={
          <button
            type="button"
            aria-disabled={isWaiting}
            aria-label={t('code.send')}
            onClick={() => void sendCode()}
            className="h-control min-w-36 shrink-0 rounded-control border border-line-strong bg-page px-4 text-small font-medium text-primary-9 transition-colors hover:bg-primary-2 aria-disabled:bg-sunken aria-disabled:text-muted"
          >
            {isWaiting ? t('code.wait', { seconds }) : wait.endsAt ? t('code.again') : t('code.send')}
          </button>
        }
      />
      <output className="sr-only">
        {isSent && sent} {isWaiting && t('code.spokenWait', { seconds: spoken })}
        {!isWaiting && wait.endsAt > 0 && t('code.spokenReady')}
      </output>
    </>
  );
}
