import { CallFailed } from '@onehaul/client/send';
import { sessionCalls } from '@onehaul/contract/session';
import { useTranslation } from '@onehaul/i18n/react';
import type { OutputOf } from '@onehaul/client/send';
import { Button, LinkButton } from '@onehaul/ui/button';
import { Icon, type IconName } from '@onehaul/ui/icon';
import { Notice } from '@onehaul/ui/form/notice';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { paths } from '../../app/paths.ts';
import { useSend } from '../../app/session-context.tsx';
import { useShop } from '../../app/shop-context.tsx';
import { failureText } from '../../app/failure.ts';
import { useDates } from '../../app/use-dates.ts';

type Request = OutputOf<typeof sessionCalls.lookAtQr>;
type Outcome = 'approved' | 'refused' | 'wrongNumber' | 'gone';
type State =
  | { readonly kind: 'loading' }
  | { readonly kind: 'asked'; readonly request: Request }
  | { readonly kind: 'done'; readonly outcome: Outcome }
  | { readonly kind: 'failed'; readonly text: string };

const outcomes: Record<Outcome, { readonly icon: IconName; readonly className: string }> = {
  approved: { icon: 'check', className: 'bg-positive-ground text-positive' },
  refused: { icon: 'close', className: 'bg-danger-ground text-danger' },
  wrongNumber: { icon: 'warning', className: 'bg-danger-ground text-danger' },
  gone: { icon: 'clock', className: 'bg-warning-ground text-warning' },
};

/** Maps the server's refusal to an outcome for the phone's user. */
function outcomeOf(error: unknown): Outcome | undefined {
  if (!(error instanceof CallFailed)) return undefined;
  if (error.error === 'session.qrNumberWrong') return 'wrongNumber';
  return error.code === 404 || error.error === 'input.invalid' ? 'gone' : undefined;
}

/** Phone page to approve a browser's sign-in by choosing the number the browser shows (A15). */
export function QrSignInPage({ id }: { readonly id: string }) {
  const { t } = useTranslation('session');
  const { state, answer, isBusy, retry } = useQrRequest(id);
  return (
    <div className="mx-auto grid w-full max-w-130 gap-6 px-(--gutter) py-8">
      {state.kind === 'loading' && <output>{t('qrAnswer.loading')}</output>}
      {state.kind === 'failed' && (
        <>
          <Notice tone="danger" isAlert>
            {state.text}
          </Notice>
          <Button onClick={retry}>{t('action.retry')}</Button>
        </>
      )}
      {state.kind === 'asked' && <Question request={state.request} answer={answer} isBusy={isBusy} />}
      {state.kind === 'done' && <Answered outcome={state.outcome} />}
    </div>
  );
}

function useQrRequest(id: string) {
  const { t: words } = useTranslation('storefront');
  const send = useSend();
  const [state, setState] = useState<State>({ kind: 'loading' });
  const [isBusy, setBusy] = useState(false);
  const sending = useRef(false);

  const fail = useCallback(
    (error: unknown) => {
      const outcome = outcomeOf(error);
      setState(outcome ? { kind: 'done', outcome } : { kind: 'failed', text: failureText(error, words) });
    },
    [words],
  );
  const look = useCallback(
    () => send(sessionCalls.lookAtQr, { id }).then((request) => setState({ kind: 'asked', request }), fail),
    [id, send, fail],
  );
  useEffect(() => void look(), [look]);
  const retry = () => {
    setState({ kind: 'loading' });
    void look();
  };

  async function answer(number?: number): Promise<void> {
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    const approve = number !== undefined;
    try {
      await send(sessionCalls.answerQr, { id, approve, ...(approve && { number }) });
      setState({ kind: 'done', outcome: approve ? 'approved' : 'refused' });
    } catch (error) {
      fail(error);
    } finally {
      sending.current = false;
      setBusy(false);
    }
  }
  return { state, isBusy, answer: (number?: number) => void answer(number), retry };
}

type QuestionProps = {
  readonly request: Request;
  readonly answer: (number?: number) => void;
  readonly isBusy: boolean;
};

function Question({ request, answer, isBusy }: QuestionProps) {
  const { t, i18n } = useTranslation('session');
  const shop = useShop();
  const { moment } = useDates();
  return (
    <>
      <div>
        <h1 className="text-title font-bold">{t('qrAnswer.title')}</h1>
        <p className="mt-2 text-small text-muted">{t('qrAnswer.text')}</p>
      </div>
      <dl className="grid grid-cols-[auto_1fr] gap-x-5 gap-y-3 rounded-card border border-line bg-surface p-5 text-small">
        <Fact title={t('qrAnswer.shop')}>{shop.name}</Fact>
        <Fact title={t('qrAnswer.browser')}>{request.browser || t('qrAnswer.unknownBrowser')}</Fact>
        <Fact title={t('qrAnswer.address')}>
          <span className="font-mono">{request.address}</span>
        </Fact>
        {request.country && (
          <Fact title={t('qrAnswer.country')}>
            {new Intl.DisplayNames(i18n.language, { type: 'region' }).of(request.country)}
          </Fact>
        )}
        <Fact title={t('qrAnswer.time')}>
          <time dateTime={request.startedAt.toISOString()}>{moment(request.startedAt)}</time>
        </Fact>
      </dl>
      {request.isOtherCountry ? (
        <Notice tone="danger">{t('qrAnswer.otherCountry')}</Notice>
      ) : (
        !request.isSameNetwork && <Notice tone="warning">{t('qrAnswer.otherNetwork')}</Notice>
      )}
      <fieldset disabled={isBusy} className="grid gap-3">
        <legend className="mb-3 font-semibold">{t('qrAnswer.choose')}</legend>
        <div className="grid grid-cols-3 gap-3">
          {request.numbers.map((number) => (
            <button
              key={number}
              type="button"
              onClick={() => answer(number)}
              aria-label={t('qrAnswer.number', { number })}
              className="min-h-18 rounded-control border-2 border-primary-7 font-mono text-heading font-bold text-primary-9 transition-colors hover:bg-primary-2 disabled:opacity-60"
            >
              {number}
            </button>
          ))}
        </div>
        <Button variant="secondary" onClick={() => answer()} className="mt-3">
          {t('qrAnswer.refuse')}
        </Button>
      </fieldset>
      <p className="text-caption text-muted">{t('qrAnswer.warning')}</p>
    </>
  );
}

const Fact = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <>
    <dt className="text-muted">{title}</dt>
    <dd className="font-medium">{children}</dd>
  </>
);

function Answered({ outcome }: { readonly outcome: Outcome }) {
  const { t } = useTranslation('session');
  const { icon, className } = outcomes[outcome];
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className="grid justify-items-center gap-4 py-10 text-center">
      <span className={`flex size-18 items-center justify-center rounded-full ${className}`}>
        <Icon name={icon} className="size-9" />
      </span>
      <h1 ref={title} tabIndex={-1} className="text-title font-bold outline-none">
        {t(`qrAnswer.${outcome}Title`)}
      </h1>
      <p className="text-muted">{t(`qrAnswer.${outcome}Text`)}</p>
      <LinkButton
        to={outcome === 'refused' || outcome === 'wrongNumber' ? paths.account : paths.home}
        variant="secondary"
      >
        {t(outcome === 'refused' || outcome === 'wrongNumber' ? 'qrAnswer.toAccount' : 'action.home')}
      </LinkButton>
    </div>
  );
}
