import { type ParcelDetail, parcelCalls } from '@onehaul/contract/parcel';
import { fromMajor } from '@onehaul/domain/money';
import { useTranslation } from '@onehaul/i18n/react';
import { Button, Form, Input, InputNumber, Select } from '@onehaul/workbench/antd';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { goodsTypesQuery } from '../../app/portal/catalog-queries.ts';
import { parcelsKey } from '../../app/portal/parcel-queries.ts';
import { useStoredDraft } from '../../app/portal/stored-draft.ts';
import { useChange } from '../../app/portal/use-change.ts';
import { useSend } from '../../app/session-context.tsx';

type Props = { readonly parcel: ParcelDetail; readonly onClose: () => void };
type Values = {
  goodsName: string;
  goodsTypeId: number | null;
  quantity: number;
  unitPrice: number | null;
  remark: string;
};

const isDraft = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && 'goodsName' in value;
const maxPrice = 1_000_000;

/** Edits the goods: name, kind, quantity and price are required (§5). */
export function GoodsForm({ parcel, onClose }: Props) {
  const { t } = useTranslation('parcel');
  const { t: member } = useTranslation('member');
  const send = useSend();
  const queries = useQueryClient();
  const { data: goodsTypes } = useQuery(goodsTypesQuery(send));
  const draftKey = `goods.${parcel.id}`;
  const [draft, setDraft] = useStoredDraft<Values>(draftKey, isDraft, () => ({
    goodsName: parcel.goodsName,
    goodsTypeId: parcel.goodsTypeId,
    quantity: parcel.quantity,
    // An unknown price (0) shows as empty.
    unitPrice: parcel.unitPriceCents > 0 ? parcel.unitPriceCents / 100 : null,
    remark: parcel.remark,
  }));
  const close = () => {
    sessionStorage.removeItem(draftKey);
    onClose();
  };
  const save = useChange(
    ({ goodsTypeId, unitPrice, ...values }: Values) =>
      send(parcelCalls.update, {
        ...values,
        id: parcel.id,
        goodsTypeId: goodsTypeId!,
        unitPriceCents: fromMajor(unitPrice!, 'CNY').minor,
      }),
    {
      onDone: async () => {
        await queries.invalidateQueries({ queryKey: parcelsKey });
        close();
      },
      done: () => t('goods.saved'),
    },
  );
  useEffect(() => document.getElementById('goods_goodsName')?.focus(), []);
  const required = { required: true, message: t('form.required') };
  return (
    <Form<Values>
      name="goods"
      layout="vertical"
      requiredMark={false}
      initialValues={draft}
      onValuesChange={(_, values) => setDraft(() => values)}
      onFinish={(values) => save.start(values)}
      className="rounded-card border border-line p-4"
    >
      <Form.Item name="goodsName" label={t('field.goodsName')} rules={[{ ...required, whitespace: true }]}>
        <Input maxLength={200} />
      </Form.Item>
      <Form.Item name="goodsTypeId" label={t('field.goodsType')} rules={[required]}>
        <Select options={(goodsTypes?.items ?? []).map(({ id, name }) => ({ value: id, label: name }))} />
      </Form.Item>
      <div className="grid grid-cols-2 gap-x-4">
        <Form.Item name="quantity" label={t('field.quantity')} rules={[required]}>
          <InputNumber min={1} max={100_000} precision={0} className="w-full" />
        </Form.Item>
        <Form.Item name="unitPrice" label={t('field.unitPrice')} rules={[required]}>
          <InputNumber min={0.01} max={maxPrice} precision={2} className="w-full" />
        </Form.Item>
      </div>
      <Form.Item name="remark" label={t('field.remark')}>
        <Input maxLength={500} />
      </Form.Item>
      <div className="flex gap-2">
        <Button type="primary" htmlType="submit" loading={save.isPending}>
          {member('save')}
        </Button>
        <Button onClick={close} disabled={save.isPending}>
          {member('cancel')}
        </Button>
      </div>
    </Form>
  );
}
