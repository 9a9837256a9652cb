import type { Found } from '@onehaul/contract/console/search';
import { useTranslation } from '@onehaul/i18n/react';
import { IconButton } from '@onehaul/ui/button';
import { Icon } from '@onehaul/ui/icon';
import { ModalFrame } from '@onehaul/ui/overlay/modal-frame';
import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { useNavigate } from 'react-router';
import { CaseStateMark } from '../../app/case-state-mark.tsx';
import { useMe } from '../../app/me.ts';
import { MemberName } from '../../app/member-name.tsx';
import { MemberStateMark } from '../../app/member-state.tsx';
import { actsFor, pagesFor } from '../../app/navigation.ts';
import { BatchMark } from '../../app/order/batch-mark.tsx';
import { OrderStepMark } from '../../app/order/step-mark.tsx';
import { ParcelStateMark } from '../../app/parcel/state-mark.tsx';
import { paths } from '../../app/paths.ts';
import { useShopName } from '../../app/shop-name.tsx';
import { releaseKeys } from './hold-keys.ts';
import { addressOf, matchingEntries } from './search-model.ts';
import { useSearch } from './use-search.ts';

type Entry = { readonly key: string; readonly to: string; readonly shows: ReactNode };
type Group = { readonly title: string; readonly entries: readonly Entry[] };
type Props = { readonly onClose: () => void };

/** Finds things, pages and forms by what is typed, pasted or scanned. */
export function SearchPalette({ onClose }: Props) {
  const { t } = useTranslation('console');
  const navigate = useNavigate();
  const id = useId();
  /** Typed while this was loading. */
  const [before] = useState(() => releaseKeys().split('\n'));
  const [typed, setTyped] = useState(before[0]!);
  const [chosen, setChosen] = useState(0);
  /** Enter was pressed before the results were there, as a scanner does. */
  const [isAwaited, setIsAwaited] = useState(before.length > 1 && before[0] !== '');
  const { found, failure, isCurrent, askNow } = useSearch(typed);
  const things = useThings(found);
  const places = usePlaces(typed);
  const groups = [...things, ...places].filter(({ entries }) => entries.length > 0);
  const entries = groups.flatMap((group) => group.entries);
  const active = entries[Math.min(chosen, entries.length - 1)];
  const list = useRef<HTMLDivElement>(null);

  const open = ({ to }: Entry) => {
    onClose();
    void navigate(to);
  };
  const openAwaited = useEffectEvent(() => {
    if (active) open(active);
  });
  useEffect(() => {
    if (isAwaited && isCurrent) openAwaited();
  }, [isAwaited, isCurrent]);
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [active?.key]);

  function press(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && entries.length > 0) {
      event.preventDefault();
      const from = Math.min(chosen, entries.length - 1);
      setChosen((from + step + entries.length) % entries.length);
    }
    if (event.key === 'Enter') {
      event.preventDefault();
      // An arrow has chosen among what is shown; otherwise the best result of the whole text is meant.
      if (active && (isCurrent || chosen > 0 || typed.trim() === '')) open(active);
      else if (typed.trim() !== '') {
        askNow();
        setIsAwaited(true);
      }
    }
  }

  const optionId = (entry: Entry) => `${id}-${entry.key}`;
  // The focus stays in the field, which names the chosen option: native lists cannot be that.
  const listProps = { id: `${id}-list`, role: 'listbox', 'aria-label': t('search.label') };
  const groupProps = (title: string) => ({ role: 'group', 'aria-label': title });
  const optionProps = (entry: Entry) => ({
    id: optionId(entry),
    role: 'option',
    'aria-selected': entry === active,
    onClick: () => open(entry),
    onPointerMove: () => setChosen(entries.indexOf(entry)),
  });
  const isNothing = isCurrent && typed.trim() !== '' && entries.length === 0 && !failure;
  return (
    <ModalFrame
      aria-label={t('search.label')}
      onClose={onClose}
      isLight
      className="mx-auto mt-4 mb-auto max-h-[calc(100dvh-32px)] w-[calc(100vw-32px)] max-w-160 rounded-card border border-line backdrop:bg-[oklch(0_0_0/0.5)] md:mt-[10vh] md:max-h-[75vh]"
    >
      <div className="flex shrink-0 items-center gap-3 border-b border-line py-2 ps-4 pe-2">
        <Icon name="search" className="size-5 shrink-0 text-muted" />
        <input
          data-focus-first
          type="text"
          role="combobox"
          aria-label={t('search.label')}
          aria-expanded={entries.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={active && optionId(active)}
          aria-describedby={`${id}-hint`}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={80}
          value={typed}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            setChosen(0);
            setIsAwaited(false);
          }}
          onKeyDown={press}
          className="min-h-control min-w-0 grow bg-transparent text-body outline-none"
        />
        <IconButton icon="close" label={t('search.close')} onClick={onClose} />
      </div>
      <div ref={list} className="flex min-h-0 grow flex-col">
        {typed.trim() === '' && (
          <p id={`${id}-hint`} className="px-5 py-4 text-small text-muted">
            {t('search.hint')}
          </p>
        )}
        {failure && (
          <p role="alert" className="px-5 py-4 text-small text-danger">
            {failure.message}
          </p>
        )}
        {isNothing && (
          <p className="px-5 py-8 text-center text-small text-muted">
            {t('search.none', { text: typed.trim() })}
          </p>
        )}
        {entries.length > 0 && (
          <div {...listProps} className="min-h-0 grow overflow-y-auto overscroll-contain p-2">
            {groups.map(({ title, entries: shown }) => (
              <div key={title} {...groupProps(title)} className="mb-2 last:mb-0">
                <p aria-hidden="true" className="px-3 pt-1 pb-1 text-caption text-muted">
                  {title}
                </p>
                {shown.map((entry) => (
                  <div
                    key={entry.key}
                    {...optionProps(entry)}
                    className="flex min-h-control cursor-pointer flex-wrap items-center gap-x-3 rounded-control px-3 py-1.5 text-small aria-selected:bg-primary-3"
                  >
                    {entry.shows}
                  </div>
                ))}
              </div>
            ))}
          </div>
        )}
      </div>
      <output className="sr-only">
        {typed.trim() !== '' &&
          (isCurrent ? t('search.found', { count: entries.length }) : t('search.searching'))}
      </output>
    </ModalFrame>
  );
}

/** What was found, by kind. */
function useThings(found: Found | undefined): Group[] {
  const { t } = useTranslation('console');
  const { shops } = useMe();
  const shopName = useShopName();
  if (!found) return [];
  const shopOf = (shopId: number) =>
    shops.length > 1 && <span className="text-caption text-muted">{shopName(shopId)}</span>;
  const entriesOf = <Kind extends keyof Found>(
    kind: Kind,
    shows: (row: Found[Kind][number]) => ReactNode,
  ): Entry[] =>
    (found[kind] as readonly Found[Kind][number][]).map((row) => ({
      key: `${kind}-${row.shopId}-${row.id}`,
      to: addressOf[kind](row),
      shows: (
        <>
          {shows(row)}
          {shopOf(row.shopId)}
        </>
      ),
    }));
  const owner = (row: { memberCode: string; memberName: string }) => (
    <span className="min-w-0 grow truncate text-muted">
      <MemberName {...row} />
    </span>
  );
  return [
    {
      title: t('page.parcels'),
      entries: entriesOf('parcels', (row) => (
        <>
          <span className="font-mono">{row.courierNumber}</span>
          {owner(row)}
          <ParcelStateMark state={row.state} />
        </>
      )),
    },
    {
      title: t('page.orders'),
      entries: entriesOf('orders', (row) => (
        <>
          <span className="font-mono">{row.number}</span>
          {row.carrierBillNumber && <span className="font-mono text-muted">{row.carrierBillNumber}</span>}
          {owner(row)}
          <OrderStepMark step={row.step} deliveredAt={row.deliveredAt} />
        </>
      )),
    },
    {
      title: t('page.members'),
      entries: entriesOf('members', (row) => (
        <>
          <MemberName memberCode={row.code} memberName={row.name || row.username} />
          <span className="min-w-0 grow truncate text-muted">
            {[row.maskedPhone, row.maskedEmail].filter(Boolean).join(' · ')}
          </span>
          <MemberStateMark state={row.state} />
        </>
      )),
    },
    {
      title: t('page.cases'),
      entries: entriesOf('cases', (row) => (
        <>
          <span className="font-mono">{row.number}</span>
          {owner(row)}
          <CaseStateMark state={row.state} />
        </>
      )),
    },
    {
      title: t('page.batches'),
      entries: entriesOf('batches', (row) => (
        <>
          <span className="min-w-0 grow font-mono">{row.number}</span>
          <BatchMark state={row.state} />
        </>
      )),
    },
  ];
}

/** Pages and forms whose name contains what is typed. */
function usePlaces(typed: string): Group[] {
  const { t } = useTranslation('console');
  const { permissions, visit } = useMe();
  const pages = [
    ...pagesFor(permissions).map(({ name, path }) => ({
      key: `page-${name}`,
      to: path,
      label: t(`page.${name}`),
    })),
    ...(visit ? [] : [{ key: 'page-account', to: paths.account, label: t('page.account') }]),
  ];
  const acts = actsFor(permissions).map(({ name, path }) => ({
    key: `act-${name}`,
    to: path,
    label: t(`search.act.${name}`),
  }));
  const entriesOf = (labelled: readonly { key: string; to: string; label: string }[]): Entry[] =>
    matchingEntries(labelled, typed).map(({ key, to, label }) => ({ key, to, shows: label }));
  return [
    { title: t('search.acts'), entries: typed.trim() === '' ? [] : entriesOf(acts) },
    { title: t('search.pages'), entries: entriesOf(pages) },
  ];
}
