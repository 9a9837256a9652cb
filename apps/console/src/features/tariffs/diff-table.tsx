import { useTranslation } from '@onehaul/i18n/react';
import { sections } from './field-makers.ts';
import type { Change } from './tariff-diff.ts';

type Props = { readonly changes: readonly Change[]; readonly before: string; readonly after: string };

/** Changes with old and new value side by side. */
export function DiffTable({ changes, before, after }: Props) {
  const { t } = useTranslation('tariff');
  if (changes.length === 0) return <p className="text-small text-muted">{t('noChanges')}</p>;
  const shown = sections.filter((section) => changes.some((change) => change.section === section));
  return (
    <table aria-label={t('changes')} className="w-full table-fixed text-small">
      <thead>
        <tr className="text-caption text-muted">
          <th scope="col" className="w-1/4 py-1 pe-3 text-start font-medium">
            {t('changedRule')}
          </th>
          <th scope="col" className="py-1 pe-3 text-start font-medium">
            {before}
          </th>
          <th scope="col" className="py-1 text-start font-medium">
            {after}
          </th>
        </tr>
      </thead>
      {shown.map((section) => (
        <tbody key={section}>
          <tr>
            <th scope="rowgroup" colSpan={3} className="border-t border-line pt-2 text-start font-semibold">
              {t(`section.${section}`)}
            </th>
          </tr>
          {changes
            .filter((change) => change.section === section)
            .map((change) => (
              <tr key={change.key} className="align-top">
                <th scope="row" className="py-1 pe-3 text-start font-regular break-words text-muted">
                  {change.name}
                </th>
                <td className="py-1 pe-3 break-words">
                  <Side words={change.before} missing={t('notBefore')} />
                </td>
                <td className="py-1 break-words">
                  <Side words={change.after} missing={t('notAfter')} isNew />
                </td>
              </tr>
            ))}
        </tbody>
      ))}
    </table>
  );
}

type SideProps = {
  readonly words: string | undefined;
  readonly missing: string;
  readonly isNew?: boolean;
};

const Side = ({ words, missing, isNew = false }: SideProps) => {
  if (words === undefined) return <em className="text-muted">{missing}</em>;
  return <span className={isNew ? 'font-medium' : ''}>{words || '-'}</span>;
};
