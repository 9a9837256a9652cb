import type { Coupon } from '@onehaul/contract/coupon';
import { useTranslation } from '@onehaul/i18n/react';
import { Button } from '@onehaul/ui/button';
import { TextInput } from '@onehaul/ui/form/text-input';
import { useToast } from '@onehaul/ui/toast';
import { useId, useState } from 'react';
import { failurePresentation } from '../failure.ts';

type Props = {
  /** Makes the call. */
  readonly claim: (code: string) => Promise<Coupon>;
  readonly onAdded: (coupon: Coupon) => Promise<unknown>;
};

/** Refusals that belong to the field. */
const fields = {
  'coupon.codeUnknown': 'code',
  'coupon.levelNotMet': 'code',
  'campaign.over': 'code',
  'campaign.soldOut': 'code',
  'campaign.mostReached': 'code',
} as const;

/** Field for a coupon code. It is no form of its own, because it stands within others. */
export function CouponCode({ claim, onAdded }: Props) {
  const { t } = useTranslation('coupon');
  const { t: site } = useTranslation('storefront');
  const notify = useToast();
  const id = useId();
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isPending, setPending] = useState(false);

  async function add() {
    if (isPending) return;
    const isEmpty = code.trim() === '';
    setProblem(isEmpty ? t('code.empty') : undefined);
    if (isEmpty) return;
    setPending(true);
    try {
      const coupon = await claim(code);
      await onAdded(coupon);
      setCode('');
      notify(t('code.added', { name: coupon.name }), 'positive');
    } catch (error) {
      const { field, toast } = failurePresentation(error, site, { fields });
      if (field) setProblem(field.text);
      if (toast) notify(toast.text, toast.tone);
    } finally {
      setPending(false);
    }
  }

  return (
    <div data-coupon-code className="max-w-80">
      <TextInput
        id={id}
        label={t('code.label')}
        error={problem}
        announcesError
        value={code}
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        className="font-mono"
        onChange={({ target }) => {
          setCode(target.value);
          setProblem(undefined);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          void add();
        }}
        beside={
          <Button variant="secondary" isBusy={isPending} onClick={() => void add()} data-add-code>
            {t('code.add')}
          </Button>
        }
      />
    </div>
  );
}
