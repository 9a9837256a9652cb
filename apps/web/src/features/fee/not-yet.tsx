import { useTranslation } from '@onehaul/i18n/react';
import { StepDrawing } from '@onehaul/ui/illustration/steps';
import type { TypedGoods } from './goods-address.ts';
import { readAmount } from './offers.ts';
import { boxFields, boxProblem, countOf, metric, maxBoxes } from './typed-box.ts';

/** Shown instead of prices: the missing inputs, in form order. */
export function NotYet({ goods }: { readonly goods: TypedGoods }) {
  const { t } = useTranslation('fee');
  const missing = [
    ...(goods.warehouseId === undefined ? [t('warehouse')] : []),
    ...(goods.countryId === undefined ? [t('destination')] : []),
    ...(goods.goodsTypeId === undefined ? [t('goodsType')] : []),
    ...goods.boxes.flatMap((box, index) => {
      const fields = boxFields.filter((field) => boxProblem(box, field, metric) !== undefined);
      if (fields.length === 0) return [];
      const names = fields.map((field) => t(`boxes.${field}`)).join(t('listComma'));
      return [t('notYet.box', { number: countOf(goods.boxes.slice(0, index)) + 1, fields: names })];
    }),
    ...(countOf(goods.boxes) > maxBoxes ? [t('boxes.title')] : []),
    ...(readAmount(goods.value) === undefined ? [t('more.value')] : []),
    ...(readAmount(goods.cover) === undefined ? [t('more.cover')] : []),
  ];
  return (
    <section className="grid justify-items-center gap-4 rounded-card border border-line bg-sunken px-6 py-10 text-center">
      <StepDrawing step="measure" className="w-48" />
      <h2 className="text-lead font-semibold">{t('notYet.title')}</h2>
      <div className="text-small text-muted">
        <p>{t('notYet.text')}</p>
        <ul className="mt-2 grid gap-1">
          {missing.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}
