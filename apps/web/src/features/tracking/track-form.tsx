import { useTranslation } from '@onehaul/i18n/react';
import { describedBy, Field } from '@onehaul/ui/form/field';
import { SubmitButton } from '@onehaul/ui/form/submit-button';
import { controlLook } from '@onehaul/ui/form/text-input';
import { type KeyboardEvent, type SubmitEvent, useId, useState } from 'react';
import { useNavigate, useNavigation } from 'react-router';
import { allNumbers, maxNumbers, writeNumbers } from './typed-numbers.ts';

/** GET form: works without script through its button. */
export function TrackForm({ numbers }: { readonly numbers: readonly string[] }) {
  const { t } = useTranslation('tracking');
  const navigate = useNavigate();
  const isBusy = useNavigation().state !== 'idle';
  const id = useId();
  const [error, setError] = useState<string>();
  const hint = t('field.hint');

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const field = event.currentTarget.elements.namedItem('numbers') as HTMLTextAreaElement;
    // One more than the limit, so that the page can report the cut.
    const typed = allNumbers(field.value).slice(0, maxNumbers + 1);
    setError(typed.length === 0 ? t('needed') : undefined);
    if (typed.length === 0) return field.focus();
    void navigate({ search: writeNumbers(typed) });
  }
  function submitByEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.currentTarget.form?.requestSubmit();
  }

  return (
    <search>
      <form method="get" onSubmit={submit} noValidate className="grid gap-4">
        <Field id={id} label={t('field.label')} hint={hint} error={error}>
          <textarea
            key={numbers.join('\n')}
            name="numbers"
            rows={Math.max(4, numbers.length)}
            required
            spellCheck={false}
            autoCapitalize="characters"
            autoComplete="off"
            defaultValue={numbers.join('\n')}
            onKeyDown={submitByEnter}
            {...describedBy({ id, hint, error })}
            className={`${controlLook} h-auto! resize-y py-3 font-mono`}
          />
        </Field>
        <SubmitButton isBusy={isBusy} busy={t('busy')}>
          {t('submit')}
        </SubmitButton>
      </form>
    </search>
  );
}
