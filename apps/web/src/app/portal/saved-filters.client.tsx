import { useTranslation } from '@onehaul/i18n/react';
import { Button } from '@onehaul/ui/button';
import { Icon } from '@onehaul/ui/icon';
import { TextInput } from '@onehaul/ui/form/text-input';
import { Popover } from '@onehaul/ui/popover';
import { type KeyboardEvent, useId, useState } from 'react';
import { Link } from 'react-router';
import { loadListTools } from './load-list-tools.client.ts';
import { lightSession } from '../session/light-session.ts';
import {
  maxNameLength,
  maxSaved,
  parseSaved,
  renamed,
  type SavedFilter,
  savedKey,
  savedSearchOf,
  withoutSaved,
  withSaved,
} from './saved-filters.ts';

await loadListTools();

type Props = {
  /** Name of the list. */
  readonly list: string;
  readonly address: URLSearchParams;
  readonly filterNames: readonly string[];
};

/** Filters of a list under names, applied by one tap. Not a form: the filters of the list are one around it. */
export function SavedFilters({ list, address, filterNames }: Props) {
  const { t } = useTranslation('listTools');
  const key = savedKey(lightSession().subject() ?? '', list);
  const [saved, setSaved] = useState(() => parseSaved(localStorage.getItem(key)));
  const current = savedSearchOf(address, filterNames);
  function put(next: readonly SavedFilter[]) {
    setSaved(next);
    localStorage.setItem(key, JSON.stringify(next));
  }
  return (
    <Popover
      id="saved-filters"
      label={t('saved.title')}
      trigger={
        <>
          <Icon name="pin" className="size-4" />
          <span className="max-md:sr-only">{t('saved.title')}</span>
        </>
      }
      triggerClassName="inline-flex min-h-control w-full items-center justify-center gap-2 rounded-control border border-line-strong bg-page px-2 text-small hover:bg-primary-2"
      panelClassName="w-80 max-w-[calc(100vw-2rem)] p-3"
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3" data-saved-filters={saved.length}>
        {saved.length > 0 && (
          <ul className="grid max-h-64 grid-cols-[minmax(0,1fr)] overflow-y-auto">
            {saved.map((one) => (
              <SavedRow
                key={one.name}
                one={one}
                isCurrent={one.search === current}
                onRename={(name) => put(renamed(saved, one.name, name))}
                onDelete={() => put(withoutSaved(saved, one.name))}
              />
            ))}
          </ul>
        )}
        {current === '' ? (
          <p className="text-small text-muted">{t('saved.none')}</p>
        ) : saved.length >= maxSaved ? (
          <p className="text-small text-muted">{t('saved.full', { count: maxSaved })}</p>
        ) : (
          <NameField
            action={t('saved.save')}
            onName={(name) => put(withSaved(saved, { name, search: current }))}
          />
        )}
        <p className="text-caption text-muted">{t('saved.here')}</p>
      </div>
    </Popover>
  );
}

type RowProps = {
  readonly one: SavedFilter;
  readonly isCurrent: boolean;
  readonly onRename: (name: string) => void;
  readonly onDelete: () => void;
};

function SavedRow({ one: { name, search }, isCurrent, onRename, onDelete }: RowProps) {
  const { t } = useTranslation('listTools');
  const [isNaming, setNaming] = useState(false);
  if (isNaming) {
    return (
      <li className="py-1">
        <NameField
          first={name}
          action={t('saved.rename')}
          onName={(next) => {
            setNaming(false);
            onRename(next);
          }}
        />
      </li>
    );
  }
  return (
    <li className="flex items-center gap-1" data-saved={name}>
      <Link
        to={{ search }}
        aria-current={isCurrent ? 'true' : undefined}
        className={`flex min-h-control min-w-0 grow items-center rounded-control px-3 text-small hover:bg-primary-2 ${isCurrent ? 'font-semibold text-primary-9' : ''}`}
      >
        <span className="truncate">{name}</span>
      </Link>
      <Button
        size="small"
        variant="quiet"
        aria-label={t('saved.renameOf', { name })}
        className="px-2!"
        onClick={() => setNaming(true)}
      >
        {t('saved.rename')}
      </Button>
      <Button
        size="small"
        variant="quietDanger"
        aria-label={t('saved.deleteOf', { name })}
        className="px-2!"
        onClick={onDelete}
      >
        {t('saved.delete')}
      </Button>
    </li>
  );
}

type NameProps = {
  readonly first?: string;
  readonly action: string;
  readonly onName: (name: string) => void;
};

function NameField({ first = '', action, onName }: NameProps) {
  const { t } = useTranslation('listTools');
  const id = useId();
  const [name, setName] = useState(first);
  function done() {
    if (name.trim() === '') return;
    setName('');
    onName(name);
  }
  return (
    <div className="flex items-end gap-2">
      <div className="min-w-0 grow">
        <TextInput
          id={id}
          label={t('saved.name')}
          value={name}
          maxLength={maxNameLength}
          autoComplete="off"
          onChange={({ target }) => setName(target.value)}
          onKeyDown={(event: KeyboardEvent) => {
            if (event.key !== 'Enter') return;
            // Else the form of the filters is sent.
            event.preventDefault();
            done();
          }}
        />
      </div>
      <Button variant="secondary" disabled={name.trim() === ''} onClick={done} data-save-filters>
        {action}
      </Button>
    </div>
  );
}
