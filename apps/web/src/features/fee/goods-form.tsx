import type { GoodsType } from '@onehaul/contract/catalog';
import type { RemoteArea, TariffLine } from '@onehaul/contract/fee';
import { useTranslation } from '@onehaul/i18n/react';
import { SelectInput } from '@onehaul/ui/form/select-input';
import { useId, useState } from 'react';
import { BoxRows } from './box-rows.tsx';
import type { TypedGoods } from './goods-address.ts';
import { MoreFields } from './more-fields.tsx';
import { metric } from './typed-box.ts';

type Props = {
  readonly lines: readonly TariffLine[];
  readonly remoteAreas: readonly RemoteArea[];
  readonly goodsTypes: readonly GoodsType[];
  readonly goods: TypedGoods;
  readonly onChange: (change: Partial<TypedGoods>) => void;
};

type Choice = { readonly id: number; readonly name: string };

/** Distinct choices, in the order of the lines. */
function choicesOf(lines: readonly TariffLine[], pick: (line: TariffLine) => Choice): Choice[] {
  return [...new Map(lines.map((line) => [pick(line).id, pick(line)])).values()];
}

/** Goods, origin and destination: everything the price depends on. */
export function GoodsForm({ lines, remoteAreas, goodsTypes, goods, onChange }: Props) {
  const { t } = useTranslation('fee');
  const id = useId();
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const warehouses = choicesOf(lines, (line) => ({ id: line.warehouseId, name: line.warehouseName }));
  const countries = choicesOf(lines, (line) => ({ id: line.countryId, name: line.countryName }));

  const select = (
    name: 'warehouseId' | 'countryId' | 'goodsTypeId',
    label: string,
    choices: readonly Choice[],
    hint?: string,
  ) => (
    <SelectInput
      id={`${id}-${name}`}
      label={label}
      hint={hint}
      error={touched.has(name) && goods[name] === undefined ? t('problem.choose') : undefined}
      value={choices.some((choice) => choice.id === goods[name]) ? goods[name] : ''}
      onChange={({ target }) => {
        setTouched((before) => new Set(before).add(name));
        onChange({ [name]: target.value === '' ? undefined : Number(target.value) });
      }}
      required
    >
      <option value="">{t('choose')}</option>
      {choices.map((choice) => (
        <option key={choice.id} value={choice.id}>
          {choice.name}
        </option>
      ))}
    </SelectInput>
  );

  const goodsType = goodsTypes.find((one) => one.id === goods.goodsTypeId);
  return (
    <form className="grid gap-5" noValidate onSubmit={(event) => event.preventDefault()}>
      <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-1 xl:grid-cols-2">
        {select('warehouseId', t('warehouse'), warehouses)}
        {select('countryId', t('destination'), countries)}
      </div>
      {select('goodsTypeId', t('goodsType'), goodsTypes, goodsType?.note || undefined)}
      <div>
        <h2 className="mb-2 text-small font-medium">{t('boxes.title')}</h2>
        <BoxRows rows={goods.boxes} units={metric} onChange={(boxes) => onChange({ boxes })} />
      </div>
      <MoreFields lines={lines} remoteAreas={remoteAreas} goods={goods} onChange={onChange} />
    </form>
  );
}
