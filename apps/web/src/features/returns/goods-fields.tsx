import { useTranslation } from '@onehaul/i18n/react';
import { Button, IconButton } from '@onehaul/ui/button';
import { FieldError } from '@onehaul/ui/form/field';
import { readUnits } from '@onehaul/ui/form/number-text';
import { controlLook } from '@onehaul/ui/form/text-input';
import { Icon } from '@onehaul/ui/icon';

/** One kind of goods as typed. */
export type Goods = { readonly key: number; readonly name: string; readonly quantity: string };

const maxKinds = 50;
const maxQuantity = 10_000;

export const blankGoods = (key: number): Goods => ({ key, name: '', quantity: '1' });

const isQuantity = (typed: string) => {
  const quantity = readUnits(typed, 0);
  return quantity !== undefined && quantity >= 1 && quantity <= maxQuantity;
};
export const isWholeGoods = ({ name, quantity }: Goods) => name.trim() !== '' && isQuantity(quantity);

type Props = {
  readonly field: { readonly id: string; readonly name: string; readonly error?: string | undefined };
  readonly goods: readonly Goods[];
  readonly onChange: (goods: readonly Goods[]) => void;
};

/** Goods of a return, each with its quantity. The first that is not complete has the field's id, for its error. */
export function GoodsFields({ field: { id, name: fieldName, error }, goods, onChange }: Props) {
  const { t } = useTranslation('returns');
  const errorId = `${id}-error`;
  const firstWrong = goods.find((one) => !isWholeGoods(one)) ?? goods[0];
  const set = (key: number, more: Partial<Goods>) =>
    onChange(goods.map((one) => (one.key === key ? { ...one, ...more } : one)));
  return (
    <fieldset className="grid gap-2">
      <legend className="sr-only">{t('announce.goods')}</legend>
      {goods.map((one, index) => {
        const { key, name, quantity } = one;
        const isNameWrong = error !== undefined && name.trim() === '';
        const isQuantityWrong = error !== undefined && !isQuantity(quantity);
        const idOf = (isHere: boolean) => (one === firstWrong && isHere ? { id } : {});
        return (
          <div key={key} className="grid grid-cols-[minmax(0,1fr)_80px_auto] items-end gap-2">
            <label className="grid gap-2 text-small font-medium">
              <span className={index === 0 ? '' : 'sr-only'}>{t('announce.goods')}</span>
              <input
                type="text"
                {...idOf(!isQuantityWrong || isNameWrong)}
                name={fieldName}
                data-goods={index + 1}
                autoComplete="off"
                maxLength={200}
                value={name}
                aria-invalid={isNameWrong || undefined}
                aria-describedby={isNameWrong ? errorId : undefined}
                onChange={({ target }) => set(key, { name: target.value })}
                className={`${controlLook} font-regular`}
              />
            </label>
            <label className="grid gap-2 text-small font-medium">
              <span className={index === 0 ? '' : 'sr-only'}>{t('announce.quantity')}</span>
              <input
                type="text"
                {...idOf(isQuantityWrong && !isNameWrong)}
                name={fieldName}
                data-quantity={index + 1}
                inputMode="numeric"
                autoComplete="off"
                maxLength={6}
                value={quantity}
                aria-invalid={isQuantityWrong || undefined}
                aria-describedby={isQuantityWrong ? errorId : undefined}
                onChange={({ target }) => set(key, { quantity: target.value })}
                className={`${controlLook} text-end font-regular tabular-nums`}
              />
            </label>
            <IconButton
              icon="close"
              label={t('announce.remove', { number: index + 1 })}
              disabled={goods.length === 1}
              className="disabled:invisible"
              onClick={() => onChange(goods.filter((other) => other.key !== key))}
            />
          </div>
        );
      })}
      <FieldError id={id} error={error} />
      {goods.length < maxKinds && (
        <Button
          variant="secondary"
          size="small"
          className="justify-self-start"
          onClick={() => onChange([...goods, blankGoods(Math.max(...goods.map(({ key }) => key)) + 1)])}
        >
          <Icon name="plus" className="size-4" />
          {t('announce.more')}
        </Button>
      )}
    </fieldset>
  );
}
