import { CallFailed } from '@onehaul/client/send';
import { type NoticeTexts, noticeTemplateCalls } from '@onehaul/contract/console/studio/notice-template';
import { isLanguage, type Language, languages } from '@onehaul/domain/language';
import { useTranslation } from '@onehaul/i18n/react';
import { App, Button } from '@onehaul/workbench/antd';
import { failureOf } from '@onehaul/workbench/failure';
import { useState } from 'react';
import { callApi } from '../../../app/call-api.ts';
import { useChange } from '../../../app/use-change.ts';
import { type Field, fields, type Target } from './notice-form.ts';
import type { NoticeForm } from './use-notice-form.ts';

const undoSeconds = 10;
export const listQuery = 'studio.noticeTemplate';
export const textsQuery = 'noticeTemplate';
const changedQueries = [listQuery, textsQuery, 'audit'];

const noTexts = Object.fromEntries(
  languages.map((language) => [language, { subject: '', body: '' }]),
) as NoticeTexts;

type Start = {
  readonly target: Target & { readonly shopId: number };
  readonly form: NoticeForm;
  /** Shows the refused text. */
  readonly onRefused: (language: Language, field: Field) => void;
};

/** Saves, resets and restores texts; each can be undone by a button in its message. */
export function useSaveNotice({ target, form, onRefused }: Start) {
  const { t } = useTranslation('studio');
  const { t: words } = useTranslation('noticeTexts');
  const { message } = App.useApp();
  const save = useChange(noticeTemplateCalls.save, changedQueries);
  const revert = useChange(noticeTemplateCalls.revert, changedQueries);
  const [isSaving, setIsSaving] = useState(false);
  const [conflict, setConflict] = useState<string>();
  const [failure, setFailure] = useState<string>();

  const showError = (error: unknown) => void message.error(failureOf(error).message);
  function confirm(done: string, version: number): void {
    const key = 'studio-done';
    const undo = () => {
      message.destroy(key);
      revert({ ...target, version, to: version - 1 }).then(
        () => void message.info(t('done.undone')),
        showError,
      );
    };
    const content = (
      <span className="inline-flex items-center gap-1">
        {done}
        <Button type="text" size="small" data-undo onClick={undo}>
          {t('undo')}
        </Button>
      </span>
    );
    void message.open({ key, type: 'success', content, duration: undoSeconds });
  }

  async function handleFailure(error: unknown): Promise<void> {
    if (!(error instanceof CallFailed)) throw error;
    // Signed out: the page asks for the sign-in and the form keeps its input.
    if (error.code === 401) return;
    if (error.error === 'record.changedMeanwhile') {
      form.merge(await callApi(noticeTemplateCalls.get, target));
      return setConflict(error.message);
    }
    const path = typeof error.details?.field === 'string' ? error.details.field : '';
    const [, language, name] = path.split('.');
    const field = fields.find((one) => one === name);
    if (isLanguage(language) && field) return onRefused(language, field);
    setFailure(error.message);
  }

  async function store(texts: NoticeTexts, done: string): Promise<void> {
    if (isSaving) return;
    setIsSaving(true);
    setConflict(undefined);
    setFailure(undefined);
    try {
      const { version } = await save({ ...target, version: form.seen.version, texts });
      form.accept(texts, version);
      confirm(done, version);
    } catch (error) {
      await handleFailure(error);
    } finally {
      setIsSaving(false);
    }
  }

  return {
    isSaving,
    conflict,
    failure,
    showError,
    saveNow: () => store(form.texts(), t('done.saved')),
    reset: () => store(noTexts, words('resetDone')),
    async restore(version: number, to: number): Promise<void> {
      const restored = await revert({ ...target, version, to });
      confirm(t('done.reverted'), restored.version);
    },
  };
}
