import { useTranslation } from '@onehaul/i18n/react';
import { useToast } from '@onehaul/ui/toast';
import { useCallback } from 'react';
import { failurePresentation } from './failure.ts';

type Options = Pick<NonNullable<Parameters<typeof failurePresentation>[2]>, 'kind' | 'expected'>;

/** Shows a toast for a failed call that belongs to no form field. */
export function useFailureToast(): (error: unknown, options?: Options) => void {
  const { t } = useTranslation('storefront');
  const notify = useToast();
  return useCallback(
    (error, options) => {
      const { toast } = failurePresentation(error, t, options);
      if (toast) notify(toast.text, toast.tone);
    },
    [notify, t],
  );
}
