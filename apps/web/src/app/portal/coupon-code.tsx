import type { Coupon } from '@onehaul/contract/coupon';
import { rewardCalls } from '@onehaul/contract/reward';
import { useTranslation } from '@onehaul/i18n/react';
import { Button, Input } from '@onehaul/workbench/antd';
import { useId, useState } from 'react';
import { useSend } from '../session-context.tsx';
import { useChange } from './use-change.ts';

type Props = { readonly onAdded: (coupon: Coupon) => Promise<unknown> };

/** Field for a coupon code. It is no form of its own, because it stands within others. */
export function CouponCode({ onAdded }: Props) {
  const { t } = useTranslation('coupon');
  const send = useSend();
  const id = useId();
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string>();
  const claim = useChange((typed: string) => send(rewardCalls.claim, { code: typed }), {
    onDone: async (coupon) => {
      await onAdded(coupon);
      setCode('');
    },
    done: ({ name }) => t('code.added', { name }),
    atField: {
      fields: {
        'coupon.codeUnknown': 'code',
        'coupon.levelNotMet': 'code',
        'campaign.over': 'code',
        'campaign.soldOut': 'code',
        'campaign.mostReached': 'code',
      },
      show: (_name, text) => setProblem(text),
    },
  });
  const add = () => {
    if (claim.isPending) return;
    const isEmpty = code.trim() === '';
    setProblem(isEmpty ? t('code.empty') : undefined);
    if (!isEmpty) claim.start(code);
  };
  return (
    <div className="grid content-start gap-1" data-coupon-code>
      <label htmlFor={id} className="text-small font-medium">
        {t('code.label')}
      </label>
      <div className="flex gap-2">
        <Input
          id={id}
          value={code}
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          className="max-w-60 font-mono"
          aria-invalid={problem !== undefined}
          aria-describedby={`${id}-problem`}
          onChange={({ target }) => {
            setCode(target.value);
            setProblem(undefined);
          }}
          onPressEnter={(event) => {
            event.preventDefault();
            add();
          }}
        />
        <Button loading={claim.isPending} onClick={add} data-add-code>
          {t('code.add')}
        </Button>
      </div>
      <p id={`${id}-problem`} role="alert" className="text-caption text-danger empty:hidden">
        {problem}
      </p>
    </div>
  );
}
