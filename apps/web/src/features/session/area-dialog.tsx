import { catalogCalls } from '@onehaul/contract/catalog';
import { useTranslation } from '@onehaul/i18n/react';
import { Button } from '@onehaul/ui/button';
import { Dialog } from '@onehaul/ui/overlay/dialog';
import { Icon } from '@onehaul/ui/icon';
import { controlLook } from '@onehaul/ui/form/text-input';
import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react';
import { useSend } from '../../app/session-context.tsx';
import { type Area, matchingAreas } from './area.ts';

type Listed = Area & { readonly countryCode: string };
type Props = {
  readonly chosen: Area | undefined;
  readonly onChoose: (area: Area) => void;
  readonly onClose: () => void;
};

/** Module-level cache: the list is the same for every shop and visit. */
let known: readonly Listed[] | undefined;

function useAreas() {
  const send = useSend();
  const [areas, setAreas] = useState(known);
  const [hasFailed, setFailed] = useState(false);
  const load = useCallback(
    () =>
      send(catalogCalls.dialCodes, { pageIndex: 1, pageRows: 300 }).then(
        (areas) => {
          known = areas;
          setAreas(areas);
          setFailed(false);
        },
        () => setFailed(true),
      ),
    [send],
  );
  useEffect(() => {
    if (!known) void load();
  }, [load]);
  return { areas, hasFailed, load };
}

/** Arrow keys move from the search field through the list. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step) return;
  const stops = [...event.currentTarget.closest('dialog')!.querySelectorAll<HTMLElement>('input, li button')];
  const next = stops[stops.indexOf(event.currentTarget) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** All countries with dial codes, searchable by name, country code or dial code. */
export function AreaDialog({ chosen, onChoose, onClose }: Props) {
  const { t } = useTranslation('session');
  const { areas, hasFailed, load } = useAreas();
  const [search, setSearch] = useState('');
  const current = useRef<HTMLButtonElement>(null);
  const found = areas && matchingAreas(areas, search);

  // Scrolls the current choice into view on open.
  useEffect(() => {
    current.current?.scrollIntoView({ block: 'center' });
  }, [areas]);

  return (
    <Dialog title={t('area.title')} close={t('action.close')} onClose={onClose}>
      <div className="grid gap-4">
        <input
          type="search"
          data-focus-first
          value={search}
          onChange={({ target }) => setSearch(target.value)}
          onKeyDown={(event) => {
            walk(event);
            if (event.key !== 'Enter') return;
            // Prevents submitting the form behind the dialog.
            event.preventDefault();
            if (found?.[0]) onChoose(found[0]);
          }}
          aria-label={t('area.search')}
          placeholder={t('area.search')}
          autoComplete="off"
          className={controlLook}
        />
        <output className="sr-only">{found && t('area.found', { number: found.length })}</output>
        <div className="h-90 overflow-y-auto">
          {hasFailed && (
            <div className="grid justify-items-start gap-3 py-4 text-small">
              <p role="alert">{t('area.failed')}</p>
              <Button size="small" variant="secondary" onClick={() => void load()}>
                {t('action.retry')}
              </Button>
            </div>
          )}
          {!found && !hasFailed && <p className="py-4 text-small text-muted">{t('area.loading')}</p>}
          {found?.length === 0 && <p className="py-4 text-small text-muted">{t('area.none')}</p>}
          <ul>
            {found?.map((area) => {
              const isChosen = area.countryId === chosen?.countryId;
              return (
                <li key={area.countryId}>
                  <button
                    type="button"
                    ref={isChosen ? current : undefined}
                    aria-pressed={isChosen}
                    onClick={() => onChoose(area)}
                    onKeyDown={walk}
                    className="flex min-h-control w-full items-center gap-3 rounded-control px-3 py-1 text-start text-small hover:bg-primary-2 focus-visible:-outline-offset-2 aria-pressed:font-semibold aria-pressed:text-primary-9"
                  >
                    <span className="grow">{area.name}</span>
                    <span className="font-mono text-muted">{area.dialCode}</span>
                    <Icon name="check" className={`size-4 ${isChosen ? '' : 'invisible'}`} />
                  </button>
                </li>
              );
            })}
          </ul>
        </div>
      </div>
    </Dialog>
  );
}
