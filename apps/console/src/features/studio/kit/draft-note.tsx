import type { MessageKey } from '@onehaul/i18n/namespace';
import { datesIn } from '@onehaul/i18n/dates';
import { useTranslation } from '@onehaul/i18n/react';
import { Alert, Button } from '@onehaul/workbench/antd';
import type { OpenDraft } from './record-drawer.tsx';
import { parseFieldPath } from './texts.ts';
import type { StudioShop } from './studio-context.ts';
import type { Draft } from './use-draft.ts';
import { useWords } from './use-words.ts';

/** Why a draft was not published at its time. */
export function useRefusalText(resource: string) {
  const { t, labelOf } = useWords(resource);
  return ({ code, field }: NonNullable<OpenDraft['refusal']>): string => {
    const key = `draft.reason.${code.split('.')[1]}` as MessageKey<'studio'>;
    const text = t(key, { field: labelOf(parseFieldPath(field ?? '').field) });
    return text === key ? t('draft.reason.other') : text;
  };
}

type AlertProps = {
  readonly resource: string;
  readonly shop: StudioShop;
  readonly draft: OpenDraft;
  /** The published version; 0 for a new record. */
  readonly version: number;
  /** Undefined for a reader. */
  readonly onCancelSchedule: (() => void) | undefined;
};

/** Whose draft is open, when it is published or why it was not, and whether a newer version exists. */
export function DraftAlert({ resource, shop, draft, version, onCancelSchedule }: AlertProps) {
  const { t, i18n } = useTranslation('studio');
  const refusalText = useRefusalText(resource);
  const dates = datesIn(i18n.language);
  const ofShop = datesIn(i18n.language, shop.timeZone);
  const { publishAt, refusal } = draft;
  const isStale = draft.basedOn < version;
  const opened = { name: draft.staffName, time: dates.moment(draft.updatedAt) };
  return (
    <>
      {publishAt && (
        <Alert
          className="mb-4"
          type="success"
          data-scheduled
          title={t('schedule.at', { time: ofShop.moment(publishAt), zone: ofShop.zone(publishAt) })}
          description={t('schedule.edits')}
          {...(onCancelSchedule && {
            action: (
              <Button size="small" onClick={onCancelSchedule} data-cancel-schedule>
                {t('schedule.cancel')}
              </Button>
            ),
          })}
        />
      )}
      {refusal && (
        <Alert
          className="mb-4"
          type="error"
          data-refused
          title={t('draft.refusedAt', { time: ofShop.moment(refusal.at) })}
          description={refusalText(refusal)}
        />
      )}
      <Alert
        className="mb-4"
        type={isStale ? 'warning' : 'info'}
        title={t(version === 0 ? 'draft.openNew' : 'draft.open', opened)}
        {...(isStale && { description: t('draft.stale') })}
      />
    </>
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
