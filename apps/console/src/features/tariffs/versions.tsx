import type { LineDetail } from '@onehaul/contract/console/tariffs';
import { useTranslation } from '@onehaul/i18n/react';
import { Select } from '@onehaul/ui/form/select';
import { Moment } from '@onehaul/workbench/moment';
import { StateMark } from '@onehaul/workbench/state-mark';
import { useState } from 'react';
import { DiffTable } from './diff-table.tsx';
import type { Names } from './entries.ts';
import { useTariffFormatter } from './tariff-formatter.ts';
import { tariffDiff } from './tariff-diff.ts';

type Props = { readonly detail: LineDetail; readonly names: Names };

/** All versions with publisher, and a diff of any two. */
export function Versions({ detail, names }: Props) {
  const { t } = useTranslation('tariff');
  const isEmpty = detail.versions.length === 0 && !detail.draft;
  return isEmpty ? <p className="text-muted">{t('notPublished')}</p> : <VersionList {...{ detail, names }} />;
}

function VersionList({ detail: { versions, row, draft }, names }: Props) {
  const { t } = useTranslation('tariff');
  const formatter = useTariffFormatter();
  const newestFirst = versions.toSorted((a, b) => b.version - a.version);
  const choices = [
    ...(draft ? [{ value: 'draft', label: t('draft'), tariff: draft.tariff }] : []),
    ...newestFirst.map(({ version, tariff }) => ({
      value: String(version),
      label: t('versionShort', { version }),
      tariff,
    })),
  ];
  const [first, setFirst] = useState(choices[1]?.value ?? choices[0]!.value);
  const [second, setSecond] = useState(choices[0]!.value);
  const before = choices.find(({ value }) => value === first) ?? choices[0]!;
  const after = choices.find(({ value }) => value === second) ?? choices[0]!;
  const changes = tariffDiff(before.tariff, after.tariff, formatter, names);
  const choice = (label: string, value: string, onChange: (value: string) => void) => (
    <label className="flex items-center gap-2 text-small">
      {label}
      <Select isSmall value={value} onChange={({ target }) => onChange(target.value)}>
        {choices.map((each) => (
          <option key={each.value} value={each.value}>
            {each.label}
          </option>
        ))}
      </Select>
    </label>
  );

  return (
    <div className="flex flex-col gap-6">
      <div className="overflow-x-auto rounded-card border border-line bg-surface">
        <table aria-label={t('versions')} className="w-full text-small">
          <thead className="bg-sunken text-muted">
            <tr>
              {(['version', 'state', 'from', 'published', 'by', 'note'] as const).map((column) => (
                <th key={column} scope="col" className="px-4 py-2 text-start font-medium">
                  {t(`versionColumn.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {newestFirst.map(({ version, effectiveAt, publishedAt, staffName, note }) => (
              <tr key={version} className="border-t border-line">
                <th scope="row" className="px-4 py-2 text-start font-medium">
                  {t('versionShort', { version })}
                </th>
                <td className="px-4 py-2">
                  <VersionState version={version} effectiveAt={effectiveAt} row={row} />
                </td>
                <td className="px-4 py-2">
                  <Moment at={effectiveAt} />
                </td>
                <td className="px-4 py-2">
                  <Moment at={publishedAt} />
                </td>
                <td className="px-4 py-2">{staffName ?? t('fromBeginning')}</td>
                <td className="px-4 py-2 break-words">{note || <span className="text-muted">-</span>}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <section
        aria-labelledby="compare-title"
        className="flex flex-col gap-3 rounded-card border border-line bg-surface p-4"
      >
        <h2 id="compare-title" className="text-body font-semibold">
          {t('compare')}
        </h2>
        <div className="flex flex-wrap gap-4">
          {choice(t('compareOld'), first, setFirst)}
          {choice(t('compareNew'), second, setSecond)}
        </div>
        <DiffTable changes={changes} before={before.label} after={after.label} />
      </section>
    </div>
  );
}

type StateProps = {
  readonly version: number;
  readonly effectiveAt: Date;
  readonly row: LineDetail['row'];
};

function VersionState({ version, effectiveAt, row }: StateProps) {
  const { t } = useTranslation('tariff');
  if (version === row.version) return <StateMark tone="positive">{t('counts')}</StateMark>;
  const isToCome = !row.effectiveAt || effectiveAt > row.effectiveAt;
  return <StateMark tone={isToCome ? 'warning' : 'neutral'}>{t(isToCome ? 'toCome' : 'past')}</StateMark>;
}
