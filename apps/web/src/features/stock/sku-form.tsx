import { type Sku, stockCalls } from '@onehaul/contract/stock';
import { useTranslation } from '@onehaul/i18n/react';
import { Button, Form, Input, InputNumber, Select, Switch } from '@onehaul/workbench/antd';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { goodsTypesQuery } from '../../app/portal/catalog-queries.ts';
import { antdFieldRefusals, useChange } from '../../app/portal/use-change.ts';
import { useSend } from '../../app/session-context.tsx';
import { OptionalLabel } from './optional-label.tsx';
import { type Picture, PictureField } from './picture-field.tsx';
import { skuInput, type SkuValues, skuValues } from './sku-values.ts';
import { categoriesQuery } from './stock-queries.ts';
import { useReloadStock } from './use-reload-stock.ts';

type Props = {
  /** Undefined for a new SKU. */
  readonly sku: Sku | undefined;
  readonly onClose: () => void;
};

const maxCount = 10_000;

/** SKU form: name, size, weight and value. */
export function SkuForm({ sku, onClose }: Props) {
  const { t } = useTranslation('stock');
  const { t: member } = useTranslation('member');
  const send = useSend();
  const reload = useReloadStock();
  const { data: categories } = useQuery(categoriesQuery(send));
  const { data: goodsTypes } = useQuery(goodsTypesQuery(send));
  const [picture, setPicture] = useState<Picture>({ id: sku?.pictureId ?? null, url: sku?.pictureUrl ?? '' });
  const [form] = Form.useForm<SkuValues>();
  const save = useChange(
    (values: SkuValues) => {
      const input = { ...skuInput(values), pictureId: picture.id };
      return sku ? send(stockCalls.updateSku, { id: sku.id, ...input }) : send(stockCalls.addSku, input);
    },
    {
      onDone: () => reload().then(onClose),
      done: () => t('sku.saved'),
      atField: antdFieldRefusals(form, { 'stock.codeTaken': 'code' }),
    },
  );
  const remove = useChange(() => send(stockCalls.removeSku, { id: sku!.id }), {
    onDone: () => reload().then(onClose),
    done: () => t('sku.removed'),
  });
  const required = { required: true, message: t('required') };
  const typed = { ...required, whitespace: true };
  const measure = (name: 'length' | 'width' | 'height') => (
    <Form.Item name={name} label={t(`sku.${name}`)} rules={[required]}>
      <InputNumber min={0.1} max={maxCount} precision={1} suffix="cm" className="w-full" />
    </Form.Item>
  );

  return (
    <Form<SkuValues>
      form={form}
      name="sku"
      layout="vertical"
      requiredMark={false}
      initialValues={skuValues(sku)}
      scrollToFirstError={{ focus: true }}
      onFinish={(values) => save.start(values)}
    >
      <div className="grid gap-x-4 sm:grid-cols-2">
        <Form.Item name="code" label={t('sku.code')} rules={[typed]}>
          <Input maxLength={60} autoComplete="off" />
        </Form.Item>
        <Form.Item name="barcode" label={<OptionalLabel label={t('sku.barcode')} />}>
          <Input maxLength={60} autoComplete="off" inputMode="numeric" />
        </Form.Item>
      </div>
      <Form.Item name="name" label={t('sku.name')} rules={[typed]}>
        <Input maxLength={200} autoComplete="off" />
      </Form.Item>
      <Form.Item name="nameEnglish" label={<OptionalLabel label={t('sku.nameEnglish')} />}>
        <Input maxLength={200} autoComplete="off" />
      </Form.Item>
      <div className="grid gap-x-4 sm:grid-cols-2">
        <Form.Item name="categoryId" label={<OptionalLabel label={t('sku.category')} />}>
          <Select
            allowClear
            aria-label={t('sku.category')}
            showSearch={{ optionFilterProp: 'label' }}
            options={(categories?.items ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          />
        </Form.Item>
        <Form.Item name="goodsTypeId" label={<OptionalLabel label={t('sku.goodsType')} />}>
          <Select
            allowClear
            aria-label={t('sku.goodsType')}
            showSearch={{ optionFilterProp: 'label' }}
            options={(goodsTypes?.items ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          />
        </Form.Item>
      </div>
      <div className="grid grid-cols-2 gap-x-4 sm:grid-cols-4">
        <Form.Item name="weight" label={t('sku.weight')} rules={[required]}>
          <InputNumber min={0.001} max={maxCount} precision={3} suffix="kg" className="w-full" />
        </Form.Item>
        {measure('length')}
        {measure('width')}
        {measure('height')}
      </div>
      <div className="grid gap-x-4 sm:grid-cols-2">
        <Form.Item name="declared" label={<OptionalLabel label={t('sku.declared')} />}>
          <InputNumber min={0} max={100_000_000} precision={2} prefix="¥" className="w-full" />
        </Form.Item>
        <Form.Item name="hsCode" label={<OptionalLabel label={t('sku.hsCode')} />}>
          <Input maxLength={20} autoComplete="off" inputMode="numeric" />
        </Form.Item>
      </div>
      <Form.Item name="lowAt" label={<OptionalLabel label={t('sku.lowAt')} />} extra={t('sku.lowAtText')}>
        <InputNumber min={1} max={1_000_000} precision={0} className="w-40" />
      </Form.Item>
      <PictureField picture={picture} onChange={setPicture} />
      {sku && (
        <Form.Item
          name="isActive"
          label={t('sku.isActive')}
          valuePropName="checked"
          extra={t('sku.isActiveText')}
        >
          <Switch />
        </Form.Item>
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="primary" htmlType="submit" loading={save.isPending} data-save>
          {member('save')}
        </Button>
        <Button onClick={onClose}>{member('cancel')}</Button>
        {sku && (
          <Button
            type="text"
            danger
            className="ms-auto"
            loading={remove.isPending}
            onClick={() => remove.start()}
          >
            {t('sku.remove')}
          </Button>
        )}
      </div>
    </Form>
  );
}
