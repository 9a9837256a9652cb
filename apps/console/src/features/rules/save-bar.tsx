import { useTranslation } from '@onehaul/i18n/react';
import { Alert, Button, Input } from '@onehaul/workbench/antd';
import type { RulesForm } from './use-rules-form.ts';
import type { SaveRules } from './use-save-rules.tsx';

type Props = { readonly form: RulesForm; readonly saving: SaveRules };

/** Stays at the bottom of the window while something is unsaved. */
export function SaveBar({ form, saving }: Props) {
  const { t } = useTranslation('rules');
  if (form.edited.length === 0) return null;
  const { isReasonMissing, conflict, failure } = saving;
  return (
    <div
      data-save-bar
      className="sticky bottom-0 z-10 -mx-4 mt-2 flex flex-col gap-3 border-t border-line bg-surface px-4 py-3 shadow-float sm:mx-0 sm:rounded-card sm:border"
    >
      {conflict && <Alert type="warning" title={conflict} description={t('conflict.text')} data-conflict />}
      {failure && <Alert type="error" title={failure} data-failure />}
      <div className="flex flex-wrap items-end gap-x-3 gap-y-2">
        {form.hasGuardedEdits && (
          <div className="min-w-0 grow basis-80">
            <label htmlFor="rules-reason" className="text-small font-medium">
              {t('reason')}
            </label>
            <Input
              id="rules-reason"
              className="mt-1"
              maxLength={200}
              placeholder={t('reasonHelp')}
              value={saving.reason}
              {...(isReasonMissing && { status: 'error' as const })}
              aria-invalid={isReasonMissing}
              aria-describedby="rules-reason-problem"
              onChange={({ target }) => saving.setReason(target.value)}
            />
            {isReasonMissing && (
              <p id="rules-reason-problem" role="alert" className="mt-1 text-caption text-danger">
                {t('reasonRequired')}
              </p>
            )}
          </div>
        )}
        <output className="py-1.5 text-small">{t('edits', { count: form.edited.length })}</output>
        <span className="ms-auto flex gap-2">
          <Button onClick={saving.discard} disabled={saving.isSaving} data-discard>
            {t('discard')}
          </Button>
          <Button
            type="primary"
            loading={saving.isSaving}
            aria-keyshortcuts="Control+S"
            onClick={() => void saving.saveNow()}
            data-save
          >
            {t('save')}
          </Button>
        </span>
      </div>
    </div>
  );
}
