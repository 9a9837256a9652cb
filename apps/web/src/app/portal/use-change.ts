import { useTranslation } from '@onehaul/i18n/react';
import { useToast } from '@onehaul/ui/toast';
import { useMutation } from '@tanstack/react-query';
import { failureText } from './failure.ts';

type Options<Result> = {
  /** Runs before the change counts as done: what it reloads is on the screen by then. */
  readonly onDone?: (result: Result) => void | Promise<unknown>;
  /** What to say afterwards. */
  readonly done?: (result: Result) => string;
};

/** A change the member asked for. What is typed stays; `failure` tells why it could not be done. */
export function useChange<Input, Result>(
  change: (input: Input) => Promise<Result>,
  { onDone, done }: Options<Result> = {},
) {
  const { t } = useTranslation('member');
  const notify = useToast();
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: change,
    onSuccess: async (result) => {
      await onDone?.(result);
      if (done) notify(done(result), 'positive');
    },
  });
  return {
    start: mutate,
    isPending,
    failure: error ? failureText(error, t) : undefined,
    forget: reset,
  };
}
