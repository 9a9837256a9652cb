import { useTranslation } from '@onehaul/i18n/react';
import { Button } from '@onehaul/ui/button';
import { Icon } from '@onehaul/ui/icon';
import { useToast } from '@onehaul/ui/toast';
import { useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { clearTracked, listenToTracked, readNone, readTracked, removeTracked } from './tracked-numbers.ts';
import { writeNumbers } from './typed-numbers.ts';

/** Recent searches; removable one by one or all together. */
export function TrackHistory() {
  const { t } = useTranslation('tracking');
  const toast = useToast();
  const numbers = useSyncExternalStore(listenToTracked, readTracked, readNone);
  if (numbers.length === 0) return null;
  return (
    <section aria-labelledby="tracked">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 id="tracked" className="font-semibold">
          {t('history.title')}
        </h2>
        <Button
          size="small"
          variant="quiet"
          onClick={() => {
            clearTracked();
            toast(t('history.cleared'), 'positive');
          }}
        >
          {t('history.clear')}
        </Button>
      </div>
      <ul className="mt-2 divide-y divide-line border-y border-line">
        {numbers.map((number) => (
          <li key={number} className="flex items-center justify-between gap-2">
            <Link
              to={{ search: writeNumbers([number]) }}
              className="inline-flex min-h-control min-w-0 grow items-center font-mono text-small break-all hover:text-primary-9 hover:underline"
            >
              {number}
            </Link>
            <button
              type="button"
              aria-label={t('history.remove', { number })}
              onClick={() => removeTracked(number)}
              className="flex size-10 shrink-0 items-center justify-center rounded-control text-muted hover:bg-primary-2 hover:text-ink"
            >
              <Icon name="close" className="size-4" />
            </button>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-caption text-muted">{t('history.note')}</p>
    </section>
  );
}
