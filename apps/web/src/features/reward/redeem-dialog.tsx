import type { Campaign } from '@onehaul/contract/reward';
import { measuresIn } from '@onehaul/i18n/measures';
import { useTranslation } from '@onehaul/i18n/react';
import { Button } from '@onehaul/ui/button';
import { Dialog } from '@onehaul/ui/overlay/dialog';
import { useCouponText } from '../../app/portal/coupon-text.ts';
import { useAct } from '../../app/use-act.ts';
import { useRewardActs } from './use-reward-acts.ts';

type Props = {
  readonly campaign: Campaign;
  readonly balance: number;
  readonly onClose: () => void;
};

/** Confirms points and coupon before redeeming. */
export function RedeemDialog({ campaign, balance, onClose }: Props) {
  const { id, name, points } = campaign;
  const { t, i18n } = useTranslation('reward');
  const { benefitOf } = useCouponText();
  const { number } = measuresIn(i18n.language);
  const loadActs = useRewardActs();
  const redeem = useAct(async () => (await loadActs()).redeem(id), {
    onDone: onClose,
    done: () => t('redeem.told'),
  });
  const close = () => {
    if (!redeem.isPending) onClose();
  };
  const lines = [
    [t('redeem.askGet'), t('redeem.askOff', { name, benefit: benefitOf(campaign) })],
    [t('redeem.askPay'), t('redeem.cost', { points: number(points) })],
    [t('redeem.askLeft'), t('redeem.cost', { points: number(balance - points) })],
  ] as const;
  return (
    <Dialog
      title={t('redeem.askTitle', { points: number(points) })}
      onClose={close}
      footer={
        <>
          <Button variant="secondary" onClick={close} disabled={redeem.isPending}>
            {t('redeem.askNo')}
          </Button>
          <Button isBusy={redeem.isPending} data-redeem-now onClick={() => redeem.start(undefined)}>
            {t('redeem.askYes')}
          </Button>
        </>
      }
    >
      <dl className="grid gap-2 text-small">
        {lines.map(([term, text]) => (
          <div key={term} className="flex justify-between gap-4">
            <dt className="text-muted">{term}</dt>
            <dd className="text-end font-semibold tabular-nums">{text}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
