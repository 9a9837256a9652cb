import type { TariffLine } from '@onehaul/contract/fee';
import { useTranslation } from '@onehaul/i18n/react';
import { Button } from '@onehaul/ui/button';
import { EmptyState } from '@onehaul/ui/empty-state';
import type { TypedGoods } from './goods-address.ts';

type Props = {
  readonly lines: readonly TariffLine[];
  readonly goods: TypedGoods;
  readonly onChange: (change: Partial<TypedGoods>) => void;
};

/** Shown when no line connects warehouse and destination: suggests warehouses that do. */
export function NoLineOffered({ lines, goods, onChange }: Props) {
  const { t } = useTranslation('fee');
  const others = new Map(
    lines
      .filter(({ countryId }) => countryId === goods.countryId)
      .map((line) => [line.warehouseId, line.warehouseName]),
  );
  return (
    <EmptyState title={t('noWay.title')} text={t('noWay.text')}>
      {[...others].map(([warehouseId, name]) => (
        <Button key={warehouseId} variant="secondary" onClick={() => onChange({ warehouseId })}>
          {t('noWay.from', { name })}
        </Button>
      ))}
    </EmptyState>
  );
}
