import { useTranslation } from '@onehaul/i18n/react';
import { Icon } from '@onehaul/ui/icon';
import { type ReactNode, useState } from 'react';
import { useShift, useStation } from './station-context.tsx';
import { keyOfWorkplace } from './workplace.ts';

type Props = { readonly main: ReactNode; readonly side: ReactNode };

/** The work and, beside it, the queue with the last scans. In the hand the queue is a line that opens over the work. */
export function StationSides({ main, side }: Props) {
  const { t } = useTranslation('station');
  const { answer } = useStation();
  /** The answer in sight when the queue was opened: the next scan closes it. */
  const [openedAt, setOpenedAt] = useState<{ readonly answerKey: string | undefined }>();
  const isOpen = openedAt !== undefined && openedAt.answerKey === answer?.key;
  return (
    <div className="relative grid min-h-0 grow grid-cols-[minmax(0,1fr)] grid-rows-[auto_minmax(0,1fr)] md:grid-cols-[minmax(0,1fr)_minmax(260px,24%)] md:grid-rows-[minmax(0,1fr)]">
      <QueueLine
        isOpen={isOpen}
        onToggle={() => setOpenedAt(isOpen ? undefined : { answerKey: answer?.key })}
      />
      <main className="flex min-h-0 min-w-0 flex-col md:px-4 md:pt-4 md:pb-6">{main}</main>
      <aside
        aria-label={t('side.label')}
        data-open={isOpen}
        className="flex min-h-0 flex-col gap-5 border-line bg-sunken p-5 max-md:absolute max-md:inset-x-0 max-md:top-control max-md:bottom-0 max-md:z-2 max-md:overflow-y-auto max-md:data-[open=false]:hidden md:border-s"
      >
        {side}
      </aside>
    </div>
  );
}

type LineProps = { readonly isOpen: boolean; readonly onToggle: () => void };

function QueueLine({ isOpen, onToggle }: LineProps) {
  const { t } = useTranslation('station');
  const { view, workplace } = useStation();
  const done = useShift().done[keyOfWorkplace(workplace)] ?? 0;
  const problems = view.conflicts.length;
  return (
    <button
      type="button"
      data-queue-line
      aria-expanded={isOpen}
      onClick={onToggle}
      className="flex min-h-control items-center gap-x-4 border-b border-line bg-sunken px-3 text-small whitespace-nowrap md:hidden"
    >
      <span className={view.waiting > 0 ? 'font-semibold text-warning' : 'text-muted'}>
        {t('counter.waiting')} {view.waiting}
      </span>
      <span className="text-muted">
        {t('counter.sent')} {done}
      </span>
      <span className={problems > 0 ? 'font-semibold text-danger' : 'text-muted'}>
        {t('counter.conflicts')} {problems}
      </span>
      <Icon name="down" className={`ms-auto size-4 shrink-0 ${isOpen ? 'rotate-180' : ''}`} />
    </button>
  );
}
