import { useTranslation } from '@onehaul/i18n/react';
import { useToast } from '@onehaul/ui/toast';
import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { failurePresentation, type RefusalFields } from './failure.ts';

type Options<Result, Name extends string> = {
  /** Awaited before the act counts as done. */
  readonly onDone?: (result: Result) => unknown;
  /** Success message. */
  readonly done?: (result: Result) => string;
  readonly kind?: 'download' | 'code';
  /** Shows refusals that belong to a field. */
  readonly atField?: {
    readonly fields: RefusalFields<Name>;
    readonly show: (name: Name, text: string) => void;
  };
  /** The data of the page does not change, or the caller leaves the page. */
  readonly keepsPage?: boolean;
};

/**
 * A call of an own page, started by the member: one at a time, however often the button is pressed. Afterwards the
 * page's data is loaded again. Input is preserved on failure; errors are shown as in decision 059.
 */
export function useAct<Input, Result, Name extends string = never>(
  act: (input: Input) => Promise<Result>,
  { onDone, done, kind, atField, keepsPage = false }: Options<Result, Name> = {},
) {
  const { t } = useTranslation('storefront');
  const notify = useToast();
  const { revalidate } = useRevalidator();
  const isRunning = useRef(false);
  const [isPending, setPending] = useState(false);
  const [hasFailed, setFailed] = useState(false);

  async function run(input: Input): Promise<void> {
    // The busy state of a button is rendered later than a second press can follow.
    if (isRunning.current) return;
    isRunning.current = true;
    setPending(true);
    setFailed(false);
    try {
      const result = await act(input);
      if (!keepsPage) await revalidate();
      await onDone?.(result);
      if (done) notify(done(result), 'positive');
    } catch (failure) {
      setFailed(true);
      const { field, toast } = failurePresentation<Name>(failure, t, {
        ...(atField && { fields: atField.fields }),
        kind,
      });
      if (field) atField?.show(field.name, field.text);
      if (toast) notify(toast.text, toast.tone);
    } finally {
      isRunning.current = false;
      setPending(false);
    }
  }
  return { start: (input: Input) => void run(input), isPending, hasFailed, forget: () => setFailed(false) };
}
