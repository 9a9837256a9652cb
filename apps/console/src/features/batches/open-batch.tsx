import { batchCalls } from '@onehaul/contract/console/batches';
import { useTranslation } from '@onehaul/i18n/react';
import { Input, Select } from '@onehaul/workbench/antd';
import { Field } from '@onehaul/workbench/call-form';
import { ModalForm } from '@onehaul/workbench/modal-form';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { z } from 'zod';
import { callApi } from '../../app/call-api.ts';
import { useMe } from '../../app/me.ts';
import { useChange } from '../../app/use-change.ts';
import { useShopName } from '../../app/shop-name.tsx';
import { addressOfBatch } from './batch-key.ts';

const schema = z.object({ line: z.string().min(1), note: batchCalls.open.input.shape.note });

type Props = {
  /** The shop the list is limited to. */
  readonly shopId: number | undefined;
  readonly onClose: () => void;
};

/** Opens a new batch and navigates to it. */
export function OpenBatch({ shopId: ofShop, onClose }: Props) {
  const { t } = useTranslation('dispatch');
  const { shops } = useMe();
  const shopName = useShopName();
  const navigate = useNavigate();
  const open = useChange(batchCalls.open, ['batches', 'audit']);
  const { data } = useQuery({
    queryKey: ['batches', 'choices'],
    queryFn: ({ signal }) => callApi(batchCalls.choices, {}, { signal }),
  });
  const lines = (data?.items ?? []).filter(({ shopId }) => ofShop === undefined || shopId === ofShop);
  const keyOf = ({ shopId, lineId }: (typeof lines)[number]) => `${shopId}-${lineId}`;
  return (
    <ModalForm
      title={t('batches.open')}
      text={t('batches.openText')}
      schema={schema}
      initial={{ note: '' }}
      submitLabel={t('batches.open')}
      onSubmit={async ({ line, note }) => {
        const chosen = lines.find((one) => keyOf(one) === line);
        const { shopId, warehouseId, lineId } = chosen!;
        const { id } = await open({ shopId, warehouseId, lineId, note });
        await navigate(addressOfBatch({ shopId, id }));
      }}
      onClose={onClose}
    >
      <Field name="line" label={t('field.line')}>
        <Select
          showSearch={{ optionFilterProp: 'label' }}
          loading={!data}
          options={lines.map((line) => ({
            value: keyOf(line),
            label: [
              line.lineName,
              line.warehouseName,
              ...(shops.length > 1 && ofShop === undefined ? [shopName(line.shopId)] : []),
            ].join(' · '),
          }))}
        />
      </Field>
      <Field name="note" label={t('batches.noteLabel')}>
        <Input maxLength={200} />
      </Field>
    </ModalForm>
  );
}
