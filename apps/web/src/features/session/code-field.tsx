import { CallFailed } from '@onehaul/client/send';
import { sessionCalls } from '@onehaul/contract/session';
import { phoneDigits } from '@onehaul/domain/phone';
import { useTranslation } from '@onehaul/i18n/react';
import { CodeInput } from '@onehaul/ui/form/code-input';
import { useRef, useState } from 'react';
import { useSend } from '../../app/session-context.tsx';
import type { Area } from './area.ts';
import { keepWait, type Purpose, useCodeWait } from './code-wait.ts';
import { spokenMark, useSecondsUntil } from './countdown.ts';

const waitSeconds = 60; // §9

type RequestProps = {
  readonly id: string;
  readonly name: string;
  readonly error?: string | undefined;
  readonly purpose: Purpose;
  /** Has a code sent; undefined when the form has found something wrong first. */
  readonly request: () => Promise<{ readonly codeId: string }> | undefined;
  readonly onFailure: (error: unknown) => void;
  /** Said when a code is on its way. */
  readonly sent: string;
};

type Props = Omit<RequestProps, 'purpose' | 'request'> & {
  readonly purpose: 'signIn' | 'resetPassword';
  readonly area: Area | undefined;
  /** The number to send to, once the form has found nothing wrong with it. */
  readonly checkedNumber: () => string | undefined;
};

/** A code to the number that is typed above it. */
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

/** Six digits, and the button that has them sent; the next code can be asked for after a minute (§4). */
export function CodeRequestField({ purpose, request, onFailure, sent, ...field }: RequestProps) {
  const { t } = useTranslation('session');
  const sending = useRef(false);
  const wait = useCodeWait(purpose);
  const [isSent, setSent] = useState(false);
  const seconds = useSecondsUntil(wait.endsAt);
  const isWaiting = seconds > 0;

  const startWait = (codeId: string, length: number) =>
    keepWait(purpose, { codeId, endsAt: Date.now() + length * 1000 });

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
      // The server counts for real: its seconds stand, not the minute of this page.
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
