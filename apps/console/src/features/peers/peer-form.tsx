import { type PeerDetail, peerDeskCalls } from '@onehaul/contract/console/peers';
import { singleLine } from '@onehaul/contract/console/staff-call';
import { useTranslation } from '@onehaul/i18n/react';
import { Form, Input, InputNumber, Select } from '@onehaul/workbench/antd';
import { Field } from '@onehaul/workbench/call-form';
import { ModalForm } from '@onehaul/workbench/modal-form';
import { useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { callApi } from '../../app/call-api.ts';
import { useShopName } from '../../app/shop-name.tsx';
import { useChange } from '../../app/use-change.ts';
import { invalidatedQueries } from './desk-words.ts';

/** Form values of the terms, in yuan. */
const terms = z.object({
  shopId: z.int(),
  name: singleLine(100).min(1),
  creditYuan: z.number().min(0).max(1_000_000_000),
  termDays: z.int().min(0).max(120),
  lineIds: z.array(z.int()).max(200),
});
const newPeer = terms.extend({ memberCode: singleLine(20).min(1) });
type Terms = z.output<typeof terms>;

const savedTerms = ({ name, creditYuan, termDays, lineIds }: Terms) => ({
  name,
  termDays,
  lineIds,
  creditMinor: Math.round(creditYuan * 100),
});

const optionsQuery = {
  queryKey: ['peers', 'options'],
  queryFn: ({ signal }: { signal: AbortSignal }) => callApi(peerDeskCalls.options, {}, { signal }),
};

export function AddPeerForm({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('peerDesk');
  const add = useChange(peerDeskCalls.add, invalidatedQueries);
  const { data } = useQuery(optionsQuery);
  if (!data) return null;
  const initial = { shopId: data.shops[0]?.id, creditYuan: 0, termDays: 15, lineIds: [] };
  return (
    <ModalForm
      title={t('addTitle')}
      text={t('addText')}
      schema={newPeer}
      initial={initial as Partial<z.output<typeof newPeer>>}
      submitLabel={t('add')}
      onSubmit={({ memberCode, ...values }) =>
        add({ shopId: values.shopId, memberCode, ...savedTerms(values) })
      }
      onClose={onClose}
    >
      <Field name="memberCode" label={t('memberCode')}>
        <Input maxLength={20} autoComplete="off" />
      </Field>
      <TermFields shops={data.shops} isNew />
    </ModalForm>
  );
}

type ChangeProps = { readonly peer: PeerDetail; readonly onClose: () => void };

export function ChangePeerForm({ peer: { row, lines }, onClose }: ChangeProps) {
  const { t } = useTranslation('peerDesk');
  const change = useChange(peerDeskCalls.change, invalidatedQueries);
  const { data } = useQuery(optionsQuery);
  if (!data) return null;
  const { shopId, id, name, creditMinor, termDays } = row;
  return (
    <ModalForm
      title={t('changeTitle', { name })}
      schema={terms}
      initial={{ shopId, name, creditYuan: creditMinor / 100, termDays, lineIds: lines.map((one) => one.id) }}
      submitLabel={t('save')}
      onSubmit={(values) => change({ shopId, id, ...savedTerms(values) })}
      onClose={onClose}
    >
      <TermFields shops={data.shops} isNew={false} />
    </ModalForm>
  );
}

type Shops = readonly {
  readonly id: number;
  readonly lines: readonly {
    readonly id: number;
    readonly code: string;
    readonly name: string;
    readonly isPrivate: boolean;
  }[];
}[];

function TermFields({ shops, isNew }: { readonly shops: Shops; readonly isNew: boolean }) {
  const { t } = useTranslation('peerDesk');
  const shopName = useShopName();
  const linesOf = (shopId: number | undefined) =>
    (shops.find(({ id }) => id === shopId)?.lines ?? []).map(({ id, code, name, isPrivate }) => ({
      value: id,
      label: `${code} · ${name}${isPrivate ? ` (${t('private')})` : ''}`,
    }));
  return (
    <>
      {isNew && shops.length > 1 ? (
        <Field name="shopId" label={t('shop')}>
          <Select options={shops.map(({ id }) => ({ value: id, label: shopName(id) }))} />
        </Field>
      ) : (
        <Form.Item name="shopId" hidden>
          <InputNumber />
        </Form.Item>
      )}
      <Field name="name" label={t('name')}>
        <Input maxLength={100} autoComplete="off" />
      </Field>
      <div className="grid grid-cols-2 gap-x-4">
        <Field name="creditYuan" label={t('creditYuan')}>
          <InputNumber min={0} precision={2} className="w-40" />
        </Field>
        <Field name="termDays" label={t('termDays')} help={t('termHelp')}>
          <InputNumber min={0} max={120} precision={0} className="w-40" />
        </Field>
      </div>
      <Form.Item noStyle shouldUpdate={(before: Terms, after: Terms) => before.shopId !== after.shopId}>
        {({ getFieldValue }) => (
          <Field name="lineIds" label={t('lines')} help={t('linesHelp')}>
            <Select
              mode="multiple"
              optionFilterProp="label"
              options={linesOf(getFieldValue('shopId') as number | undefined)}
            />
          </Field>
        )}
      </Form.Item>
    </>
  );
}
