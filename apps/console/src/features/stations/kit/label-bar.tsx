import { useTranslation } from '@onehaul/i18n/react';
import { Icon } from '@onehaul/ui/icon';
import { useState } from 'react';
import type { LabelPrinting, SentLabel } from './use-label-printer.ts';

const button =
  'inline-flex min-h-10 items-center gap-2 rounded-control border border-line-strong bg-surface px-3 text-small hover:bg-primary-2 pointer-coarse:min-h-control aria-pressed:border-primary-7 aria-pressed:bg-primary-3 aria-pressed:text-primary-10';

type Props = { readonly label: LabelPrinting };

/** The station's label printer, and what became of its last labels. Buttons only: a scanner types into fields. */
export function LabelBar({ label }: Props) {
  const { t } = useTranslation('printers');
  const { printers, printer, isAutomatic, isAgentHere } = label;
  const [isChoosing, setIsChoosing] = useState(false);
  if (printers.length === 0) return null;
  return (
    <section aria-label={t('station.title')} data-labels className="flex shrink-0 flex-col gap-2">
      <div className="flex flex-wrap items-center gap-2">
        <button
          type="button"
          data-printer-choice
          aria-expanded={isChoosing}
          onClick={() => setIsChoosing(!isChoosing)}
          className={button}
        >
          <span className="text-muted">{t('station.printer')}</span>
          <strong className="max-w-50 truncate font-semibold">{printer?.name ?? t('station.none')}</strong>
          <Icon name={isChoosing ? 'up' : 'down'} className="size-4" />
        </button>
        {printer && (
          <button
            type="button"
            data-print-always
            aria-pressed={isAutomatic}
            onClick={label.toggleAutomatic}
            className={button}
          >
            {isAutomatic && <Icon name="check" className="size-4" />}
            {t('station.always')}
          </button>
        )}
        {printer && !isAgentHere && (
          <span className="inline-flex items-center gap-1.5 text-small text-danger" data-agent-away>
            <Icon name="warning" className="size-4" />
            {t('station.away')}
          </span>
        )}
      </div>
      {isChoosing && (
        <ul aria-label={t('station.choose')} className="flex flex-wrap gap-2">
          {[...printers, { id: null, name: t('station.none') }].map(({ id, name }) => (
            <li key={id}>
              <button
                type="button"
                data-printer={id ?? 'none'}
                aria-pressed={id === (printer?.id ?? null)}
                onClick={() => {
                  label.choose(id);
                  setIsChoosing(false);
                }}
                className={button}
              >
                {name}
              </button>
            </li>
          ))}
        </ul>
      )}
      <output aria-live="polite" className="flex flex-col gap-1.5">
        {label.sent.map((one) => (
          <LabelLine key={`${one.courierNumber} ${one.piece}`} one={one} label={label} />
        ))}
      </output>
    </section>
  );
}

function LabelLine({ one, label }: Props & { readonly one: SentLabel }) {
  const { t } = useTranslation('printers');
  const { courierNumber, piece, outcome, message } = one;
  const isFine = outcome === 'printed' || outcome === 'printing';
  const text = isFine ? t(`station.${outcome}`) : (message ?? t(`problem.${outcome}`));
  return (
    <span
      data-label-of={courierNumber}
      data-outcome={outcome}
      className={`flex flex-wrap items-center gap-x-3 gap-y-1 rounded-control px-3 py-1.5 text-small ${isFine ? 'bg-sunken text-muted' : 'bg-danger-ground text-ink'}`}
    >
      {outcome === 'printed' && <Icon name="check" className="size-4 shrink-0" />}
      {!isFine && <Icon name="warning" className="size-4 shrink-0 text-danger" />}
      <span className="font-mono break-all">
        {courierNumber}
        {piece > 1 && ` / ${piece}`}
      </span>
      <span className="min-w-0 grow">{text}</span>
      {!isFine && (
        <button
          type="button"
          data-print-again
          onClick={() => void label.print({ courierNumber, piece })}
          className={button}
        >
          {t('station.again')}
        </button>
      )}
    </span>
  );
}
