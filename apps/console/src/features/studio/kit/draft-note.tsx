import { datesIn } from '@onehaul/i18n/dates';
import { useTranslation } from '@onehaul/i18n/react';
import { Alert } from '@onehaul/workbench/antd';
import type { SavedRecord } from './record-drawer.tsx';
import type { Draft } from './use-draft.ts';

/** Whose draft is open, and whether a newer version was published since it was begun. */
export function DraftAlert({ record: { draft, version } }: { readonly record: SavedRecord }) {
  const { t, i18n } = useTranslation('studio');
  if (!draft) return null;
  const isStale = draft.basedOn < version;
  const at = datesIn(i18n.language).moment(draft.updatedAt);
  return (
    <Alert
      className="mb-4"
      type={isStale ? 'warning' : 'info'}
      title={t('draft.open', { name: draft.staffName, time: at })}
      {...(isStale && { description: t('draft.stale') })}
    />
  );
}

/** State of the autosave beside the buttons. */
export function DraftStatus({ draft: { isUnsaved, savedAt, failure } }: { readonly draft: Draft }) {
  const { t, i18n } = useTranslation('studio');
  const text =
    failure ??
    (isUnsaved
      ? t('draft.unsaved')
      : savedAt && t('draft.saved', { time: datesIn(i18n.language).time(savedAt) }));
  return (
    <output className={`text-caption ${failure ? 'text-danger' : 'text-muted'}`} data-draft-status>
      {text}
    </output>
  );
}
