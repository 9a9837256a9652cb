import { staffCalls } from '@onehaul/contract/console/staff';
import { coversPlaces, type Place, type Places } from '@onehaul/domain/staff/place';
import { useTranslation } from '@onehaul/i18n/react';
import { Radio, Select } from '@onehaul/workbench/antd';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../app/call-api.ts';
import { useMe } from '../../app/me.ts';

type Props = {
  readonly id?: string;
  readonly value?: Places;
  readonly onChange?: (places: Place[] | null) => void;
};

const keyOf = ({ shopId, warehouseId }: Place) => `${shopId}/${warehouseId ?? ''}`;
function placeOf(key: string): Place {
  const [shopId, warehouseId] = key.split('/');
  return { shopId: Number(shopId), warehouseId: warehouseId ? Number(warehouseId) : null };
}

export function useWarehouses() {
  const { data } = useQuery({
    queryKey: ['staff', 'places'],
    queryFn: ({ signal }) => callApi(staffCalls.places, {}, { signal }),
  });
  return data?.items ?? [];
}

/** Whole company, or chosen shops and warehouses. A user assigns only places of their own. */
export function PlaceChoice({ id, value = null, onChange }: Props) {
  const { t: words } = useTranslation('staff');
  const { shops, places } = useMe();
  const warehouses = useWarehouses();
  const options = shops.map(({ id: shopId, name }) => {
    const whole = { shopId, warehouseId: null };
    return {
      label: name,
      title: name,
      options: [
        ...(coversPlaces(places, [whole])
          ? [{ value: keyOf(whole), label: words('staff.wholeShop', { shop: name }) }]
          : []),
        ...warehouses
          .filter((warehouse) => warehouse.shopId === shopId)
          .map((warehouse) => ({ value: keyOf(warehouse), label: warehouse.name })),
      ],
    };
  });
  return (
    <div className="flex flex-col gap-2">
      <Radio.Group
        {...(id && { id })}
        className="flex flex-col gap-2"
        value={value === null ? 'company' : 'places'}
        onChange={({ target }) => onChange?.(target.value === 'company' ? null : [])}
      >
        <Radio value="company" disabled={places !== null}>
          {words('staff.everywhere')}
        </Radio>
        <Radio value="places">{words('staff.onlyPlaces')}</Radio>
      </Radio.Group>
      {value !== null && (
        <Select<string[]>
          mode="multiple"
          aria-label={words('staff.choosePlaces')}
          placeholder={words('staff.choosePlaces')}
          value={value.map(keyOf)}
          options={options}
          showSearch={{ optionFilterProp: 'label' }}
          onChange={(keys) => onChange?.(keys.map(placeOf))}
        />
      )}
    </div>
  );
}
