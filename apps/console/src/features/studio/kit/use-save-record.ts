import { CallFailed } from '@onehaul/client/send';
import { useRef, useState } from 'react';
import { callApi } from '../../../app/call-api.ts';
import { useChange } from '../../../app/use-change.ts';
import { controlId } from './form-field.tsx';
import { type Screen, valuesToSave } from './screen.ts';
import type { StudioShop } from './studio-context.ts';
import { parseFieldPath } from './texts.ts';
import { useConfirmation } from './use-confirmation.tsx';
import type { Draft } from './use-draft.ts';
import { changedQueries } from './use-record-actions.tsx';
import type { RecordForm } from './use-record-form.ts';
import { useWords } from './use-words.ts';

type Start = {
  readonly screen: Screen;
  readonly shop: StudioShop;
  readonly form: RecordForm;
  readonly draft: Draft;
  readonly recordKey: string | undefined;
  readonly onSaved: (key: string, version: number) => void;
};

export const focusField = (name: string) =>
  // After the error and the language of the field have been rendered.
  requestAnimationFrame(() => document.getElementById(controlId(name))?.focus());

/** Saves the form; refusals appear at their field, and a concurrent edit is merged for another try. */
export function useSaveRecord({ screen, shop, form, draft, recordKey, onSaved }: Start) {
  const { resource } = screen;
  const words = useWords(resource.name);
  const call = useChange(resource.calls.save, changedQueries(resource));
  const confirmed = useConfirmation(resource.name);
  const isRunning = useRef(false);
  const [isSaving, setIsSaving] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [conflict, setConflict] = useState<string>();

  async function handleFailure(error: unknown): Promise<void> {
    if (!(error instanceof CallFailed)) throw error;
    // Signed out: the page asks for the sign-in and the form keeps its input.
    if (error.code === 401) return;
    if (error.error === 'record.changedMeanwhile' && recordKey !== undefined) {
      form.merge(await callApi(resource.calls.get, { shopId: shop.id, key: recordKey }));
      return setConflict(error.message);
    }
    const { field, language } = parseFieldPath(refusedField(error));
    const text = error.error === 'record.taken' ? error.message : words.refusalOf(field);
    if (field !== '' && form.refuse(field, text, language)) focusField(field);
    else setFailure(error.message);
  }

  /** A taken unique value is the code, or a fixed field such as the natural key. */
  function refusedField({ error, details }: CallFailed): string {
    if (error === 'input.invalid') return typeof details.field === 'string' ? details.field : '';
    if (error !== 'record.taken') return '';
    return (
      resource.fixed[0] ?? screen.fields.find(({ name }) => name === 'code' || name === 'key')?.name ?? ''
    );
  }

  async function save(): Promise<void> {
    if (isRunning.current) return;
    const invalid = form.checkAll();
    if (invalid !== undefined) return void focusField(invalid);
    isRunning.current = true;
    setFailure(undefined);
    try {
      const saved = await draft.publish((stored) =>
        // The button is not busy while a question is open.
        confirmed(async (isConfirmed) => {
          setIsSaving(true);
          try {
            return await call({
              shopId: shop.id,
              version: form.version,
              values: valuesToSave(screen, form.values),
              isConfirmed,
              ...stored,
              ...(recordKey !== undefined && { key: recordKey }),
            });
          } finally {
            setIsSaving(false);
          }
        }),
      );
      if (saved) onSaved(saved.key, saved.version);
    } catch (error) {
      await handleFailure(error);
    } finally {
      isRunning.current = false;
    }
  }
  return { save, isSaving, failure, conflict };
}
