import { CallFailed } from '@onehaul/client/send';
import { settingCalls } from '@onehaul/contract/console/settings';
import { type SettingGroup, settingNames } from '@onehaul/domain/settings';
import { useTranslation } from '@onehaul/i18n/react';
import { App, Button } from '@onehaul/workbench/antd';
import { failureOf } from '@onehaul/workbench/failure';
import { useState } from 'react';
import { callApi } from '../../app/call-api.ts';
import { useChange } from '../../app/use-change.ts';
import { ruleControlId } from './rule-row.tsx';
import { type SeenRules, versionsOf } from './rules-form.ts';
import type { RulesForm } from './use-rules-form.ts';

const undoSeconds = 10;
export const rulesQuery = 'settings';
const changedQueries = [rulesQuery, 'rewardRules', 'audit'];

export const loadRules = async (shopId: number, signal?: AbortSignal): Promise<SeenRules> =>
  (await callApi(settingCalls.get, { shopId }, { ...(signal && { signal }) })) as SeenRules;

const focusControl = (id: string) =>
  // After the error has been rendered.
  requestAnimationFrame(() => document.getElementById(id)?.focus());

/** Saves the edits, undoes a save, and restores a version. Refusals appear at their rule. */
export function useSaveRules(shopId: number, form: RulesForm) {
  const { t } = useTranslation('rules');
  const { message } = App.useApp();
  const save = useChange(settingCalls.save, changedQueries);
  const revert = useChange(settingCalls.revert, changedQueries);
  const [isSaving, setIsSaving] = useState(false);
  const [reason, setReason] = useState('');
  const [isReasonMissing, setIsReasonMissing] = useState(false);
  const [conflict, setConflict] = useState<string>();
  const [failure, setFailure] = useState<string>();

  const showError = (error: unknown) => void message.error(failureOf(error).message);
  /** A message with an undo button instead of a dialog before. */
  function confirmSaved(versions: Partial<Record<SettingGroup, number>>, why: string): void {
    const key = 'rules-saved';
    const undo = async () => {
      message.destroy(key);
      const note = why && t('reasonUndo', { reason: why }).slice(0, 200);
      for (const [group, version] of Object.entries(versions) as [SettingGroup, number][])
        await revert({ shopId, group, version, to: version - 1, reason: note });
      void message.info(t('undone'));
    };
    const content = (
      <span className="inline-flex items-center gap-1">
        {t('saved')}
        <Button type="text" size="small" data-undo onClick={() => void undo().catch(showError)}>
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
      form.merge(await loadRules(shopId));
      return setConflict(error.message);
    }
    const field = error.details?.field;
    const name = settingNames.find((one) => one === field || `values.${one}` === field);
    if (!name) return setFailure(error.message);
    form.refuse(name);
    focusControl(ruleControlId(name));
  }

  return {
    isSaving,
    conflict,
    failure,
    reason,
    isReasonMissing,
    setReason(text: string): void {
      setReason(text);
      setIsReasonMissing(false);
    },
    discard(): void {
      form.discard();
      setConflict(undefined);
      setFailure(undefined);
    },
    async saveNow(): Promise<void> {
      if (isSaving || form.edited.length === 0) return;
      const wrong = form.checkAll();
      if (wrong) return void focusControl(ruleControlId(wrong));
      const why = form.hasGuardedEdits ? reason.trim() : '';
      if (form.hasGuardedEdits && why === '') {
        setIsReasonMissing(true);
        return void focusControl('rules-reason');
      }
      setIsSaving(true);
      setFailure(undefined);
      setConflict(undefined);
      try {
        const values = { ...form.edits } as Parameters<typeof save>[0]['values'];
        const saved = await save({
          shopId,
          versions: versionsOf(form.seen, form.edits),
          values,
          reason: why,
        });
        form.accept(await loadRules(shopId));
        setReason('');
        confirmSaved(saved.versions, why);
      } catch (error) {
        await handleFailure(error);
      } finally {
        setIsSaving(false);
      }
    },
    async restore(group: SettingGroup, version: number, to: number, why: string): Promise<void> {
      const restored = await revert({ shopId, group, version, to, reason: why });
      form.accept(await loadRules(shopId));
      confirmSaved({ [group]: restored.version }, why);
    },
    showError,
  };
}
export type SaveRules = ReturnType<typeof useSaveRules>;
