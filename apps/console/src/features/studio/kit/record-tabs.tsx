import { useTranslation } from '@onehaul/i18n/react';
import { Link, useSearchParams } from 'react-router';

type Props = { readonly isHistory: boolean; readonly versions: number };

/** Form and history, each with its own address. */
export function RecordTabs({ isHistory, versions }: Props) {
  const { t } = useTranslation('studio');
  const [address] = useSearchParams();
  const searchOf = (view: string) => {
    const next = new URLSearchParams(address);
    if (view === 'history') next.set('view', view);
    else next.delete('view');
    return next.toString();
  };
  return (
    <nav aria-label={t('views')} className="border-b border-line px-6">
      <ul className="flex gap-x-5">
        {(['edit', 'history'] as const).map((view) => (
          <li key={view}>
            <Link
              to={{ search: searchOf(view) }}
              replace
              preventScrollReset
              aria-current={(view === 'history') === isHistory ? 'page' : undefined}
              data-view={view}
              className="-mb-px inline-flex min-h-10 items-center gap-2 border-b-2 border-transparent text-small font-medium whitespace-nowrap text-muted hover:text-ink aria-[current]:border-primary-9 aria-[current]:text-ink"
            >
              {t(`view.${view}`)}
              {view === 'history' && versions > 0 && (
                <span className="min-w-6 rounded-full bg-line px-1.5 text-center text-caption text-ink tabular-nums">
                  {versions}
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
