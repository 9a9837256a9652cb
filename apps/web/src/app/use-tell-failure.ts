import { useTranslation } from '@onehaul/i18n/react';
import { useToast } from '@onehaul/ui/toast';
import { useCallback } from 'react';
import { tellingOf } from './failure.ts';

type Options = Pick<NonNullable<Parameters<typeof tellingOf>[2]>, 'kind' | 'expected'>;

/** Shows a toast for a failed call that belongs to no form field. */
export function useTellFailure(): (error: unknown, options?: Options) => void {
  const { t } = useTranslation('storefront');
  const notify = useToast();
  return useCallback(
    (error, options) => {
      const { toast } = tellingOf(error, t, options);
      if (toast) notify(toast.text, toast.tone);
    },
    [notify, t],
  );
}
