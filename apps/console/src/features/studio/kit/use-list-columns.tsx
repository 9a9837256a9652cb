import type { ResourceField } from '@onehaul/contract/console/studio/resource';
import type { Column } from '@onehaul/workbench/data-table';
import { StateMark } from '@onehaul/workbench/state-mark';
import { useMemo } from 'react';
import { LanguageMarks } from './language-marks.tsx';
import type { ListedRecord } from './record-list.tsx';
import { fieldOf, hasTexts, type Screen } from './screen.ts';
import type { StudioShop } from './studio-context.ts';
import { useFormat } from './use-format.ts';
import { useWords } from './use-words.ts';

const draftTones = { open: 'warning', scheduled: 'positive', refused: 'danger' } as const;
const draftTexts = {
  open: 'draft.unpublished',
  scheduled: 'draft.scheduled',
  refused: 'draft.refused',
} as const;
/** Codes need little width, which leaves more for names. */
const shortText = 40;

/** Columns of the list: title, the screen's columns, languages, draft. */
export function useListColumns(
  screen: Screen,
  shop: StudioShop,
  canReorder: boolean,
): Column<ListedRecord>[] {
  const { resource } = screen;
  const { t, labelOf, stateOf } = useWords(resource.name);
  const format = useFormat(resource.name, shop);
  return useMemo(() => {
    const show =
      (field: ResourceField) =>
      ({ values, labels }: ListedRecord) =>
        format(field, values[field.name], labels);
    const title = fieldOf(screen, resource.title);
    const showTitle = show(title);
    const columns: Column<ListedRecord>[] = [
      {
        key: 'title',
        title: labelOf(title.name),
        isFixed: true,
        // Rows are told apart by their names, so these are never cut to a few letters.
        wraps: true,
        show: (row) => showTitle(row) || '-',
        ...(canReorder && { before: () => <DragHandle label={t('drag')} /> }),
      },
      ...screen.columns.map((name): Column<ListedRecord> => {
        const field = fieldOf(screen, name);
        const { type } = field;
        const { is } = type;
        const isShort = type.is === 'text' && type.maxLength <= shortText;
        return {
          key: name,
          title: labelOf(name),
          ...(is === 'number' && { align: 'end', width: 130 }),
          ...((is === 'boolean' || isShort) && { width: 140 }),
          ...(is === 'file' && { width: 160 }),
          ...(is === 'instant' && { width: 180 }),
          show:
            is === 'file'
              ? ({ values, files }) => <Thumbnail url={files[values[name] as string]} />
              : is === 'boolean'
                ? ({ values }) => (
                    <StateMark tone={values[name] ? 'positive' : 'neutral'}>
                      {t(values[name] ? 'yes' : 'no')}
                    </StateMark>
                  )
                : show(field),
        };
      }),
      ...(resource.states.length > 0
        ? [
            {
              key: 'state',
              title: t('state'),
              width: 170,
              show: ({ state }: ListedRecord) =>
                state !== null && (
                  <StateMark tone={screen.stateTones[state] ?? 'neutral'}>{stateOf(state)}</StateMark>
                ),
            },
          ]
        : []),
      ...(hasTexts(screen)
        ? [
            {
              key: 'languages',
              title: t('languages'),
              width: 136,
              show: ({ missingLanguages, asksForFacts }: ListedRecord) => (
                <>
                  <LanguageMarks languages={shop.languages} missing={missingLanguages} />
                  {asksForFacts && (
                    <span className="block" data-asks-for-facts>
                      <StateMark tone="warning">{t('factsMissing')}</StateMark>
                    </span>
                  )}
                </>
              ),
            },
          ]
        : []),
      ...(resource.hasDrafts
        ? [
            {
              key: 'draft',
              title: t('draft'),
              width: 130,
              show: ({ draftState }: ListedRecord) =>
                draftState && (
                  <StateMark tone={draftTones[draftState]}>{t(draftTexts[draftState])}</StateMark>
                ),
            },
          ]
        : []),
    ];
    return withWideTitle(columns);
  }, [screen, shop, resource, format, labelOf, stateOf, t, canReorder]);
}

/** Pixels of fixed columns beside which a wide title still leaves room for the flexible ones. */
const maxFixedPixels = 420;

/** Without it, columns of flexible width share equally, and a name gets no more than a carrier. */
function withWideTitle(columns: readonly Column<ListedRecord>[]): Column<ListedRecord>[] {
  const fixed = columns.reduce((sum, { width }) => sum + (typeof width === 'number' ? width : 0), 0);
  const flexible = columns.filter(({ width }) => width === undefined).length;
  if (flexible < 4 || fixed > maxFixedPixels) return [...columns];
  return columns.map((column, index) => (index === 0 ? { ...column, width: '28%' } : column));
}

const Thumbnail = ({ url }: { readonly url: string | undefined }) =>
  url && (
    <img
      src={url}
      alt=""
      loading="lazy"
      className="h-12 w-32 rounded-small border border-line bg-sunken object-contain"
    />
  );

/** Grip for dragging; the keyboard moves rows with Alt and arrow keys instead. */
const DragHandle = ({ label }: { readonly label: string }) => (
  <span
    data-drag-handle
    aria-hidden="true"
    title={label}
    className="-ms-1 grid size-6 shrink-0 cursor-grab touch-none place-items-center text-muted hover:text-ink"
  >
    <svg viewBox="0 0 16 16" fill="currentColor" className="size-4">
      {[4, 8, 12].flatMap((y) => [6, 10].map((x) => <circle key={`${x}-${y}`} cx={x} cy={y} r="1.2" />))}
    </svg>
  </span>
);
