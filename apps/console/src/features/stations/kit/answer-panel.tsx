import type { StationParcel } from '@onehaul/contract/console/stations';
import { measuresIn } from '@onehaul/i18n/measures';
import { useTranslation } from '@onehaul/i18n/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type ScanResult, scanResultOf, parcelOf } from './scan-result.ts';
import { ParcelFacts } from './parcel-facts.tsx';
import { playTone } from './sounds.ts';
import { type Answer, useStation } from './station-context.tsx';
import { ToneMark, toneClasses } from './tones.tsx';
import { useIsMuted } from './muted.ts';

/** Wait for the server's answer before confirming that the scan is stored locally. */
const answerWaitMs = 100;

type PanelContent = ScanResult & { readonly number: string; readonly parcel: StationParcel | undefined };

/** Current content of the panel; undefined between Enter and an answer that arrives immediately. */
function usePanelContent(): PanelContent | undefined {
  const { t, i18n } = useTranslation('station');
  const { answer, view } = useStation();
  const isLate = useIsLate(answer);
  if (!answer) return undefined;
  const { number } = answer;
  if ('message' in answer) return { ...answer.message, number, parcel: undefined };
  const entry = view.latest.find(({ id }) => id === answer.entryId);
  if (!entry || (entry.state === 'waiting' && !isLate)) return undefined;
  const result = scanResultOf(entry, t, measuresIn(i18n.language));
  const again = answer.isAgain && {
    tone: 'again' as const,
    word: t('fate.again'),
    text: t('fate.againText', { word: result.word }),
  };
  return { ...result, ...again, number, parcel: parcelOf(entry) };
}

function useIsLate(answer: Answer | undefined): boolean {
  const [lateKey, setLateKey] = useState('');
  useEffect(() => {
    if (!answer) return;
    const timer = setTimeout(() => setLateKey(answer.key), answerWaitMs);
    return () => clearTimeout(timer);
  }, [answer]);
  return answer !== undefined && lateKey === answer.key;
}

type Props = {
  /** Text while nothing has been scanned. */
  readonly ready: string;
  readonly children?: ReactNode;
};

/** Result of a scan: readable from two steps away, and audible. */
export function AnswerPanel({ ready, children }: Props) {
  const { t } = useTranslation('station');
  const { answer } = useStation();
  const shown = usePanelContent();
  const isMuted = useIsMuted();
  const tone = shown?.tone;
  const answerKey = answer?.key;
  const [answeredIn, setAnsweredIn] = useState<{ key: string; firstMs: number; lastMs: number }>();
  const lastPlayed = useRef('');

  useEffect(() => {
    if (!tone || !answer) return;
    const once = `${answerKey} ${tone}`;
    if (lastPlayed.current === once) return;
    lastPlayed.current = once;
    const ms = Math.round(performance.now() - answer.enteredAtMs);
    setAnsweredIn((before) => ({
      key: answer.key,
      firstMs: before?.key === answer.key ? before.firstMs : ms,
      lastMs: ms,
    }));
    if (!isMuted) playTone(tone);
  }, [tone, answerKey, answer, isMuted]);

  return (
    <section
      aria-label={t('answer.label')}
      data-answer={tone ?? (answer ? 'sending' : 'ready')}
      data-answer-ms={tone ? answeredIn?.firstMs : undefined}
      data-settled-ms={tone ? answeredIn?.lastMs : undefined}
      className={`flex min-h-[200px] grow flex-col gap-4 overflow-auto rounded-card border-2 p-6 max-md:min-h-0 max-md:shrink-0 max-md:gap-2 max-md:p-3 ${tone ? toneClasses[tone].panel : 'border-line bg-sunken'}`}
    >
      <output aria-live="assertive" className="flex flex-col gap-2">
        {shown ? (
          <>
            <span className="flex items-center gap-4">
              <ToneMark tone={shown.tone} className="size-[clamp(44px,8vh,92px)] max-md:size-9" />
              <strong
                className={`text-[clamp(28px,min(7.2vh,9vw),84px)] leading-[1.1] font-bold max-md:text-[26px] ${toneClasses[shown.tone].text}`}
              >
                {shown.word}
              </strong>
            </span>
            <span className="font-mono text-[clamp(20px,min(4.4vh,6vw),48px)] leading-tight break-all max-md:text-[20px]">
              {shown.number}
            </span>
            {shown.text && <span className="text-title max-md:text-body">{shown.text}</span>}
          </>
        ) : (
          <span className="text-heading text-muted">{answer ? t('answer.sending') : ready}</span>
        )}
      </output>
      {shown?.parcel && <ParcelFacts parcel={shown.parcel} />}
      {children}
    </section>
  );
}
