import type { ReferenceChange } from '@onehaul/contract/console/reference';
import { useTranslation } from '@onehaul/i18n/react';
import { Moment } from '@onehaul/workbench/moment';
import { useFieldLabel, useValueText } from './use-words.tsx';

/** Changes of a row, newest first, with what each changed. */
export function History({ changes }: { readonly changes: readonly ReferenceChange[] }) {
  const { t: words } = useTranslation('reference');
  const labelOf = useFieldLabel();
  const textOf = useValueText();
  if (changes.length === 0) return <p className="text-small text-muted">{words('history.empty')}</p>;
  const titleOf = ({ kind, before, staffName: name }: ReferenceChange) => {
    if (kind === 'release') return words('history.release');
    if (kind === 'revert') return words('history.revert', { name });
    return before ? words('history.edit', { name }) : words('history.added', { name });
  };
  return (
    <ol className="flex flex-col" data-history>
      {changes.map((change) => (
        <li key={change.id} className="flex flex-col gap-1 border-b border-line py-3 last:border-0">
          <p className="text-small font-medium">{titleOf(change)}</p>
          {change.before && (
            <ul className="flex flex-col gap-0.5 text-small break-words">
              {Object.keys(change.after).map((name) => (
                <li key={name}>
                  {words('history.change', {
                    label: labelOf(name),
                    before: textOf(change.before![name]),
                    after: textOf(change.after[name]),
                  })}
                </li>
              ))}
            </ul>
          )}
          <p className="text-caption text-muted">
            <Moment at={change.at} />
          </p>
        </li>
      ))}
    </ol>
  );
}
