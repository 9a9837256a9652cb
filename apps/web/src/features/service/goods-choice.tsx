import { useTranslation } from '@onehaul/i18n/react';
import { FieldError } from '@onehaul/ui/form/field';
import { TextInput } from '@onehaul/ui/form/text-input';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { CallFailure } from '../../app/portal/call-failure.tsx';
import { ListSkeleton } from '../../app/portal/list-states.tsx';
import { useDebounced } from '../../app/portal/use-debounced.ts';
import { useSendWithMessage } from '../../app/portal/use-send-with-message.ts';
import type { Goods, Target } from './service-data.ts';
import { servableQuery } from './service-queries.ts';

type Props = {
  readonly target: Target;
  /** The current selection, once loaded. */
  readonly known: Goods | undefined;
  readonly chosenId: number | undefined;
  readonly isMissing: boolean;
  readonly onChoose: (id: number) => void;
};

const debounceMs = 200;
/** More are found by their number. */
const maxShown = 8;

const choice =
  'flex min-h-control items-center gap-3 rounded-control border border-line px-3 py-1.5 text-small has-checked:border-primary-9 has-checked:bg-primary-2 has-focus-visible:outline-2 has-focus-visible:outline-offset-2';

/** Selects a parcel or order in the warehouse, searched by number prefix. */
export function GoodsChoice({ target, known, chosenId, isMissing, onChoose }: Props) {
  const { t } = useTranslation('service');
  const id = useId();
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed.trim().slice(0, 60), debounceMs);
  const { data, error, refetch } = useQuery(servableQuery(useSendWithMessage(), target, search));
  const isParcel = target === 'parcel';
  const found = (data ?? []).slice(0, maxShown);
  const goods = known && !found.some((one) => one.id === known.id) ? [known, ...found] : found;
  return (
    <fieldset
      aria-invalid={isMissing || undefined}
      aria-describedby={isMissing ? `${id}-error` : undefined}
      className="grid min-w-0 gap-2"
    >
      <legend className="sr-only">{t(isParcel ? 'ask.parcel' : 'ask.order')}</legend>
      <TextInput
        id={`${id}-search`}
        type="search"
        label={t(isParcel ? 'ask.parcel' : 'ask.order')}
        placeholder={t(isParcel ? 'ask.findParcel' : 'ask.findOrder')}
        maxLength={60}
        autoComplete="off"
        value={typed}
        onChange={({ target: { value } }) => setTyped(value)}
        // Enter searches and must not submit the form.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      {!data && error && <CallFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <ListSkeleton />}
      {data && goods.length === 0 && (
        <p className="text-small text-muted">{t(isParcel ? 'ask.noParcel' : 'ask.noOrder')}</p>
      )}
      <ul className="grid max-h-64 grid-cols-[minmax(0,1fr)] gap-2 overflow-y-auto p-0.5">
        {goods.map((one) => (
          <li key={one.id}>
            <label className={choice} data-goods-choice={one.id}>
              <input
                type="radio"
                name={id}
                checked={one.id === chosenId}
                onChange={() => onChoose(one.id)}
                className="size-5 shrink-0 accent-primary-9 focus-visible:outline-none"
              />
              <span className="min-w-0">
                <code className="block font-mono break-all">{one.number}</code>
                {one.name && <span className="block truncate text-caption text-muted">{one.name}</span>}
              </span>
            </label>
          </li>
        ))}
      </ul>
      <FieldError id={id} error={isMissing ? t('ask.missing') : undefined} announcesError />
    </fieldset>
  );
}
