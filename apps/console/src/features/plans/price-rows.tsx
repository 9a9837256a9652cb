import { useTranslation } from '@onehaul/i18n/react';
import { Button, Input, InputNumber } from '@onehaul/workbench/antd';

type Row = { readonly currencyCode: string; readonly price: number; readonly extraParcel: number };
type Props = {
  readonly id?: string;
  readonly value?: readonly Row[];
  readonly onChange?: (rows: readonly Row[]) => void;
};

/** Prices of a plan, one row per currency. */
export function PriceRows({ id, value = [], onChange }: Props) {
  const { t } = useTranslation('usage');
  const change = (place: number, part: Partial<Row>) =>
    onChange?.(value.map((row, index) => (index === place ? { ...row, ...part } : row)));
  return (
    <div id={id} className="flex flex-col gap-2">
      <div aria-hidden="true" className="grid grid-cols-[80px_1fr_1fr_auto] gap-2 text-caption text-muted">
        <span>{t('currency')}</span>
        <span>{t('price')}</span>
        <span>{t('extraParcel')}</span>
        <span className="invisible h-0 px-4">{t('priceRemove')}</span>
      </div>
      {value.map(({ currencyCode, price, extraParcel }, place) => (
        <div key={place} className="grid grid-cols-[80px_1fr_1fr_auto] items-center gap-2">
          <Input
            aria-label={t('currency')}
            placeholder="CNY"
            maxLength={3}
            value={currencyCode}
            onChange={({ target }) => change(place, { currencyCode: target.value.toUpperCase() })}
          />
          <InputNumber
            aria-label={t('price')}
            className="w-full"
            min={0}
            value={price}
            onChange={(typed) => change(place, { price: Number(typed ?? 0) })}
          />
          <InputNumber
            aria-label={t('extraParcel')}
            className="w-full"
            min={0}
            value={extraParcel}
            onChange={(typed) => change(place, { extraParcel: Number(typed ?? 0) })}
          />
          <Button
            disabled={value.length === 1}
            onClick={() => onChange?.(value.filter((_, index) => index !== place))}
          >
            {t('priceRemove')}
          </Button>
        </div>
      ))}
      <div>
        <Button onClick={() => onChange?.([...value, { currencyCode: '', price: 0, extraParcel: 0 }])}>
          {t('priceAdd')}
        </Button>
      </div>
    </div>
  );
}
