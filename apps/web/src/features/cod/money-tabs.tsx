import { useTranslation } from '@onehaul/i18n/react';
import { SegmentedLinks } from '@onehaul/ui/form/segmented-links';
import { sellerPaths } from '../../app/seller-paths.ts';
import { moneyTab } from './money-input.ts';

/** Orders, or the money they bring. */
export function MoneyTabs({ isMoney }: { readonly isMoney: boolean }) {
  const { t } = useTranslation('cod');
  return (
    <div className="justify-self-start">
      <SegmentedLinks
        label={t('collect.sides')}
        isStep
        choices={[
          { to: sellerPaths.codOrders, title: t('collect.side.orders'), isCurrent: !isMoney },
          {
            to: `${sellerPaths.codOrders}?tab=${moneyTab}`,
            title: t('collect.side.money'),
            isCurrent: isMoney,
          },
        ]}
      />
    </div>
  );
}
