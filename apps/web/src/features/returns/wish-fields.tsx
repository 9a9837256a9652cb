import type { Warehouse } from '@onehaul/contract/catalog';
import { useTranslation } from '@onehaul/i18n/react';
import { Checkbox } from '@onehaul/ui/form/checkbox';
import { SelectInput } from '@onehaul/ui/form/select-input';
import { useId } from 'react';

export type Wishes = { readonly warehouseId: number | undefined; readonly isRestocked: boolean };
type Props = {
  /** From the form around it, if there is one. */
  readonly field?: { readonly id: string; readonly name: string; readonly error: string | undefined };
  readonly warehouses: readonly Pick<Warehouse, 'id' | 'name'>[];
  readonly value: Wishes;
  readonly onChange: (value: Wishes) => void;
};

/** Receiving warehouse, and the wish for good pieces. */
export function WishFields({ field, warehouses, value, onChange }: Props) {
  const { t } = useTranslation('returns');
  const id = useId();
  return (
    <>
      <SelectInput
        {...(field ?? { id: `${id}-warehouse`, name: 'warehouse' })}
        label={t('announce.warehouse')}
        required
        value={value.warehouseId ?? ''}
        onChange={({ target }) => onChange({ ...value, warehouseId: Number(target.value) || undefined })}
      >
        {value.warehouseId === undefined && <option value="">{t('announce.warehouseMissing')}</option>}
        {warehouses.map((one) => (
          <option key={one.id} value={one.id}>
            {one.name}
          </option>
        ))}
      </SelectInput>
      <Checkbox
        id={`${id}-wish`}
        name="wish"
        hint={t('announce.wishHelp')}
        checked={value.isRestocked}
        onChange={({ target }) => onChange({ ...value, isRestocked: target.checked })}
      >
        {t('announce.wish')}
      </Checkbox>
    </>
  );
}
