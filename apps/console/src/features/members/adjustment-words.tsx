import type { WalletAdjustment } from '@onehaul/contract/console/wallets';
import { measuresIn } from '@onehaul/i18n/measures';
import { useTranslation } from '@onehaul/i18n/react';
import { DetailList } from '@onehaul/workbench/detail-list';

type Props = {
  readonly adjustment: Pick<
    WalletAdjustment,
    'account' | 'memberCode' | 'memberName' | 'changeMinor' | 'balanceMinor'
  >;
};

/** Member, direction, amount and resulting balance, repeated wherever somebody decides about an adjustment. */
export function AdjustmentWords({ adjustment }: Props) {
  const { t, i18n } = useTranslation('memberPage');
  const { money } = measuresIn(i18n.language);
  const { account, memberCode, memberName, changeMinor, balanceMinor } = adjustment;
  const after = balanceMinor + changeMinor;
  const amount = money(Math.abs(changeMinor), 'CNY');
  return (
    <div data-result={after} className="rounded-card border border-line px-4 py-1">
      <DetailList
        rows={[
          {
            key: 'member',
            label: t('adjust.member'),
            value: `${memberCode} ${memberName}`.trim(),
          },
          {
            key: 'change',
            label: t(`account.${account}`),
            value:
              changeMinor === 0 ? '-' : t(changeMinor > 0 ? 'adjust.adds' : 'adjust.deducts', { amount }),
          },
          {
            key: 'result',
            label: t('adjust.result'),
            value: (
              <span className="tabular-nums">
                {money(balanceMinor, 'CNY')} → <span className="font-semibold">{money(after, 'CNY')}</span>
                {after < 0 && <span className="block text-danger">{t('adjust.belowZero')}</span>}
              </span>
            ),
          },
        ]}
      />
    </div>
  );
}
