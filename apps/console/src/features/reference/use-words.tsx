import { languages, pickText, type Translated } from '@onehaul/domain/language';
import { toMajor } from '@onehaul/domain/money';
import { useTranslation } from '@onehaul/i18n/react';
import type { Column } from '@onehaul/workbench/data-table';
import { StateMark } from '@onehaul/workbench/state-mark';
import { languageNames, useTranslator } from '../../app/language.ts';

/** A row of any dictionary, as far as its state is concerned. */
export type StateOfRow = { readonly editedAt: Date | null; readonly isAdded: boolean };

export function RowState({ editedAt, isAdded }: StateOfRow) {
  const { t: words } = useTranslation('reference');
  if (isAdded) return <StateMark tone="warning">{words('state.added')}</StateMark>;
  return editedAt ? (
    <StateMark tone="warning">{words('state.edited')}</StateMark>
  ) : (
    <StateMark tone="neutral">{words('state.released')}</StateMark>
  );
}

/** A name in the reader's language, or in any other that has one. */
export function useName(): (names: Translated) => string {
  const { language } = useTranslator();
  return (names) =>
    pickText(names, language, 'en') || languages.map((each) => names[each]).find(Boolean) || '';
}

export function useStateColumn<Row extends StateOfRow>(): Column<Row> {
  const { t: words } = useTranslation('reference');
  return {
    key: 'state',
    title: words('state.title'),
    width: 190,
    show: (row) => <RowState editedAt={row.editedAt} isAdded={row.isAdded} />,
  };
}

export function useEditedFilter() {
  const { t: words } = useTranslation('reference');
  const options = [{ value: 'edited', label: words('filter.editedOnly') }];
  return { name: 'changes', label: words('filter.edited'), options };
}

type Amount = { readonly minor: number; readonly currency: string };
const isAmount = (value: object): value is Amount => 'minor' in value && 'currency' in value;

/** Any value of a dictionary in words: texts by language, lists, amounts. */
export function useValueText(): (value: unknown) => string {
  const { t } = useTranslation('console');
  const { t: words } = useTranslation('reference');
  const text = (value: unknown): string => {
    if (value === null || value === undefined || value === '') return words('history.none');
    if (Array.isArray(value)) return value.map(String).join(t('list.comma')) || words('history.none');
    if (typeof value !== 'object') return typeof value === 'string' ? value : JSON.stringify(value);
    if (isAmount(value)) return `${value.currency} ${toMajor(value)}`;
    const entries = Object.entries(value);
    if (entries.length === 0) return words('history.none');
    return entries.map(([name, inner]) => `${labelOf(name)}: ${text(inner)}`).join(' · ');
  };
  const labelOf = (name: string) => {
    const language = languages.find((each) => each === name);
    return language ? languageNames[language] : words(`terms.${name as 'value'}`);
  };
  return text;
}

const fields = [
  'names',
  'dialCode',
  'position',
  'kind',
  'topic',
  'countryCodes',
  'words',
  'exceptWords',
  'hsPrefixes',
  'notes',
  'terms',
  'sourceUrl',
  'validFrom',
  'validUntil',
] as const;

/** The label of a field; one of a newer server keeps its name. */
export function useFieldLabel(): (name: string) => string {
  const { t: words } = useTranslation('reference');
  return (name) => {
    const known = fields.find((each) => each === name);
    return known ? words(`field.${known}`) : name;
  };
}
