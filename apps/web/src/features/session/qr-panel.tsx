import { CallFailed } from '@onehaul/client/send';
import { sessionCalls, type Tokens } from '@onehaul/contract/session';
import { useTranslation } from '@onehaul/i18n/react';
import { Button } from '@onehaul/ui/button';
import { Icon } from '@onehaul/ui/icon';
import { QrCode } from '@onehaul/ui/qr-code';
import { useCallback, useEffect, useState } from 'react';
import { paths } from '../../app/paths.ts';
import { useRootData } from '../../app/root-data.ts';
import { useSend } from '../../app/session-context.tsx';

const pollEveryMs = 2_000;
const validMs = 300_000; // §9

type Ticket = {
  readonly id: string;
  readonly secret: string;
  readonly number: number;
  readonly endsAt: number;
};
type State = 'loading' | 'waiting' | 'seen' | 'refused' | 'expired' | 'failed';
const isOver = (state: State) => state === 'refused' || state === 'expired' || state === 'failed';

/** QR code for a signed-in phone: valid for five minutes and polled while visible (A15). */
export function QrPanel({ onTokens }: { readonly onTokens: (tokens: Tokens) => void }) {
  const { t } = useTranslation('session');
  const { origin } = useRootData();
  const { ticket, state, restart } = useQrSignIn(onTokens);
  return (
    <div className="grid justify-items-center gap-5 rounded-card border border-line bg-surface p-6 text-center">
      <div className="relative size-56 rounded-control border border-line bg-[#ffffff] p-3">
        {ticket && (
          <QrCode
            text={`${origin}${paths.qrSignIn}?id=${ticket.id}`}
            label={t('qr.code')}
            className={isOver(state) ? 'opacity-10' : undefined}
          />
        )}
        {isOver(state) && (
          <div className="absolute inset-0 grid content-center justify-items-center gap-3 rounded-control bg-[oklch(1_0_0/0.85)] p-4 text-[#1d2126]">
            <Icon name={state === 'expired' ? 'clock' : 'warning'} className="size-7" />
            <p className="text-small font-semibold">{t(`qr.${state}`)}</p>
            <Button size="small" onClick={restart}>
              <Icon name="refresh" className="size-4" />
              {t('qr.refresh')}
            </Button>
          </div>
        )}
      </div>
      <output className="text-body font-medium">
        {state === 'seen' ? t('qr.seen') : isOver(state) ? t(`qr.${state}`) : t('qr.scan')}
      </output>
      {ticket && (
        // Keeps its space when hidden, to prevent layout shift.
        <div className={isOver(state) ? 'invisible' : undefined}>
          <p className="text-small text-muted">{t('qr.number')}</p>
          <p className="mt-1 font-mono text-display font-bold tracking-[0.1em] text-primary-9">
            {ticket.number}
          </p>
        </div>
      )}
      <ol className="grid list-inside list-decimal gap-1 text-start text-small text-muted">
        <li>{t('qr.step1')}</li>
        <li>{t('qr.step2')}</li>
        <li>{t('qr.step3')}</li>
      </ol>
    </div>
  );
}

function useQrSignIn(onTokens: (tokens: Tokens) => void) {
  const send = useSend();
  const [state, setState] = useState<State>('loading');
  const [ticket, setTicket] = useState<Ticket>();

  const start = useCallback(
    () =>
      send(sessionCalls.startQr, {}).then(
        ({ id, secret, number }) => {
          setTicket({ id, secret, number, endsAt: Date.now() + validMs });
          setState('waiting');
        },
        () => setState('failed'),
      ),
    [send],
  );
  useEffect(() => void start(), [start]);
  const restart = () => {
    setState('loading');
    void start();
  };

  const isAsking = ticket !== undefined && (state === 'waiting' || state === 'seen');
  useEffect(() => {
    if (!isAsking) return;
    let isGone = false;
    async function poll({ id, secret, endsAt }: Ticket): Promise<void> {
      if (Date.now() >= endsAt) return setState('expired');
      if (document.visibilityState !== 'visible') return;
      try {
        const answer = await send(sessionCalls.pollQr, { id, secret });
        if (isGone) return;
        if (answer.tokens) onTokens(answer.tokens);
        // An approved code without tokens has been consumed.
        else setState(answer.state === 'approved' ? 'expired' : answer.state);
      } catch (error) {
        // Only a server response expires the code; a temporary network failure does not.
        const isUnknown = error instanceof CallFailed && error.code === 404;
        if (!isGone && isUnknown) setState('expired');
      }
    }
    let isPolling = false;
    const timer = setInterval(() => {
      if (isPolling) return;
      isPolling = true;
      void poll(ticket).finally(() => (isPolling = false));
    }, pollEveryMs);
    return () => {
      isGone = true;
      clearInterval(timer);
    };
  }, [isAsking, ticket, send, onTokens]);

  return { ticket, state, restart };
}
