import { type Campaign, rewardCalls } from '@onehaul/contract/reward';
import { measuresIn } from '@onehaul/i18n/measures';
import { useTranslation } from '@onehaul/i18n/react';
import { Button, Modal } from '@onehaul/workbench/antd';
import { useReturnFocus } from '@onehaul/workbench/return-focus';
import { useCouponText } from '../../app/portal/coupon-text.ts';
import { useChange } from '../../app/portal/use-change.ts';
import { useSend } from '../../app/session-context.tsx';

type Props = {
  readonly campaign: Campaign;
  readonly balance: number;
  readonly onDone: () => Promise<unknown>;
  readonly onClose: () => void;
};

/** Confirms points and coupon before redeeming. */
export function RedeemDialog({ campaign, balance, onDone, onClose }: Props) {
  const { id, name, points } = campaign;
  const { t, i18n } = useTranslation('reward');
  const { benefitOf } = useCouponText();
  const { number } = measuresIn(i18n.language);
  const send = useSend();
  const returnFocus = useReturnFocus();
  const close = () => {
    onClose();
    returnFocus();
  };
  const redeem = useChange(() => send(rewardCalls.redeem, { id }), {
    onDone: async () => {
      await onDone();
      close();
    },
    done: () => t('redeem.told'),
  });
  const lines = [
    [t('redeem.askGet'), t('redeem.askOff', { name, benefit: benefitOf(campaign) })],
    [t('redeem.askPay'), t('redeem.cost', { points: number(points) })],
    [t('redeem.askLeft'), t('redeem.cost', { points: number(balance - points) })],
  ] as const;
  return (
    <Modal
      open
      title={t('redeem.askTitle', { points: number(points) })}
      onCancel={() => !redeem.isPending && close()}
      mask={{ closable: false }}
      footer={
        <>
          <Button onClick={close} disabled={redeem.isPending}>
            {t('redeem.askNo')}
          </Button>
          <Button type="primary" loading={redeem.isPending} data-redeem-now onClick={() => redeem.start()}>
            {t('redeem.askYes')}
          </Button>
        </>
      }
    >
      <div className="grid gap-4 pt-2 text-small">
        <dl className="grid gap-2">
          {lines.map(([term, text]) => (
            <div key={term} className="flex justify-between gap-4">
              <dt className="text-muted">{term}</dt>
              <dd className="text-end font-semibold tabular-nums">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Modal>
  );
}
