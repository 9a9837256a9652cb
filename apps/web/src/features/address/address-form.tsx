import { type Address, addressCalls, type RecognizedAddress } from '@onehaul/contract/address';
import { catalogCalls } from '@onehaul/contract/catalog';
import { requiresIdCard } from '@onehaul/domain/address/id-card';
import { wrongAddressField } from '@onehaul/domain/address/validate';
import { requiresConsigneeConfirmation } from '@onehaul/domain/customs/consignee';
import { useTranslation } from '@onehaul/i18n/react';
import { Button, Checkbox, Form, Input, Radio, Select } from '@onehaul/workbench/antd';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { addressesKey } from '../../app/portal/address-key.ts';
import { useStoredDraft } from '../../app/portal/stored-draft.ts';
import { useChange } from '../../app/portal/use-change.ts';
import { useSend, useSession } from '../../app/session-context.tsx';
import { useShop } from '../../app/shop-context.tsx';
import {
  addressInput,
  type AddressDraft,
  type AddressValues,
  blankAddress,
  isAddressDraft,
  valuesOf,
} from './address-values.ts';
import { ConsigneeFields } from './consignee-fields.tsx';
import { filledDraft, markOf, type Marks, marksOf } from './address-marks.ts';
import { FieldLabel } from './field-label.tsx';
import { PasteBox } from './paste-box.tsx';
import { PointField, usePoints } from './point-field.tsx';
import { RegionFields } from './region-fields.tsx';
import { useRegions } from './use-regions.ts';

type Props = {
  /** Undefined for a new address. */
  readonly address: Address | undefined;
  readonly onCancel: () => void;
  readonly onSaved: (address: Address) => void;
};

const destinationsKey = ['destinations'];

/** Receiver and address, validated against the country's rules while typing. */
export function AddressForm({ address, onCancel, onSaved }: Props) {
  const { t } = useTranslation('address');
  const { t: member } = useTranslation('member');
  const { profile } = useSession();
  const { modules } = useShop();
  const send = useSend();
  const queries = useQueryClient();
  const [form] = Form.useForm<AddressValues>();
  const draftKey = `address.${profile?.id}.${address?.id ?? 'new'}`;
  const [draft, setDraft] = useStoredDraft<AddressDraft>(draftKey, isAddressDraft, () =>
    address ? valuesOf(address) : blankAddress(null, false),
  );
  const { data: destinations } = useQuery({
    queryKey: destinationsKey,
    queryFn: () => send(catalogCalls.destinations, { pageIndex: 1, pageRows: 300 }),
    staleTime: 5 * 60_000,
  });
  const countries = destinations?.items ?? [];
  const country = countries.find(({ countryId }) => countryId === draft.countryId);
  const code = country?.countryCode ?? '';
  const isPickup = draft.kind === 'pickup';
  const regions = useRegions(isPickup ? null : draft.countryId, draft.regionIds);
  const points = usePoints(isPickup ? draft.countryId : null);
  const asksId = requiresIdCard(code);

  const only = countries.length === 1 ? countries[0]?.countryId : undefined;
  useEffect(() => {
    // A single option is selected automatically.
    if (only === undefined || draft.countryId !== null) return;
    form.setFieldValue('countryId', only);
    setDraft((before) => ({ ...before, countryId: only }));
  }, [only, draft.countryId, form, setDraft]);
  useEffect(() => document.getElementById('address_receiverName')?.focus(), []);

  const save = useChange(
    (values: AddressValues) => {
      const point = points.find(({ id }) => id === values.pickupPointId);
      const input = addressInput(values, point, regions.hasRegions);
      return address
        ? send(addressCalls.update, { id: address.id, ...input })
        : send(addressCalls.add, input);
    },
    {
      onDone: async (saved) => {
        sessionStorage.removeItem(draftKey);
        await queries.invalidateQueries({ queryKey: addressesKey });
        onSaved(saved);
      },
      done: () => t('saved'),
    },
  );
  const [read, setRead] = useState<RecognizedAddress>();
  const [marks, setMarks] = useState<Marks>({});
  /** A manual edit clears the recognition mark of a field. */
  const unmark = (names: readonly string[]) => {
    const gone = new Set(names);
    setMarks((before) => Object.fromEntries(Object.entries(before).filter(([name]) => !gone.has(name))));
  };
  function fill(next: RecognizedAddress) {
    const filled = filledDraft(draft, next);
    const { regionIds: _, ...fields } = filled;
    setRead(next);
    setMarks(marksOf(next));
    setDraft(() => filled);
    form.setFieldsValue({ ...fields, ...(next.idCard && { idCard: next.idCard }) });
    // Earlier errors may no longer apply.
    form.setFields(form.getFieldsError().map(({ name }) => ({ name: name as never, errors: [] })));
  }
  const required = { required: true, whitespace: true, message: t('required') };
  /** Country-specific validation of a field. */
  const rightThere = (field: 'phone' | 'telephone' | 'postcode' | 'idCard') => ({
    validator: () => {
      const { phone, telephone, postcode, idCard } = form.getFieldsValue();
      const written = { phone: phone ?? '', telephone: telephone ?? '', postcode: postcode ?? '', idCard };
      // The required rule already reports an empty number.
      const isWrong = written[field] && wrongAddressField(code, written) === field;
      return isWrong ? Promise.reject(new Error(t(`wrong.${field}`))) : Promise.resolve();
    },
  });

  return (
    <Form<AddressValues>
      form={form}
      name="address"
      layout="vertical"
      requiredMark={false}
      initialValues={{ ...draft, idCard: '' }}
      scrollToFirstError={{ focus: true }}
      onValuesChange={(changed: Partial<AddressValues>) => {
        const { idCard: _, ...kept } = changed;
        const own = Object.fromEntries(Object.entries(kept).filter(([name]) => name in draft));
        const isOther = 'countryId' in changed;
        unmark([
          ...Object.keys(changed).flatMap((name) => markOf[name] ?? []),
          ...(isOther ? ['region'] : []),
        ]);
        setDraft((before) => ({
          ...before,
          ...own,
          ...(isOther && { regionIds: [], pickupPointId: null }),
        }));
        if (isOther) form.setFieldValue('pickupPointId', null);
      }}
      onFinish={(values) => save.start({ ...draft, ...values, regionIds: draft.regionIds })}
    >
      {!address && <PasteBox onRead={fill} read={read} />}
      {modules.includes('pickupPoint') && (
        <Form.Item name="kind" label={t('kind')}>
          <Radio.Group
            aria-label={t('kind')}
            options={[
              { value: 'dispatch', label: t('kind.dispatch') },
              { value: 'pickup', label: t('kind.pickup') },
            ]}
          />
        </Form.Item>
      )}
      <div className="grid gap-x-4 sm:grid-cols-2">
        <Form.Item
          name="receiverName"
          label={<FieldLabel label={t('receiverName')} mark={marks.receiverName} />}
          rules={[required]}
        >
          <Input maxLength={80} autoComplete="name" />
        </Form.Item>
        <Form.Item
          name="countryId"
          label={<FieldLabel label={t('country')} mark={marks.country} />}
          rules={[{ required: true, message: t('choose') }]}
        >
          <Select
            aria-label={t('country')}
            showSearch={{ optionFilterProp: 'label' }}
            options={countries.map(({ countryId, name }) => ({ value: countryId, label: name }))}
          />
        </Form.Item>
        <Form.Item
          name="phone"
          label={<FieldLabel label={t('phone')} mark={marks.phone} />}
          dependencies={['countryId']}
          rules={[required, rightThere('phone')]}
        >
          <Input maxLength={30} autoComplete="tel" inputMode="tel" />
        </Form.Item>
        <Form.Item
          name="telephone"
          label={<FieldLabel isOptional label={t('telephone')} mark={marks.telephone} />}
          dependencies={['countryId']}
          rules={[rightThere('telephone')]}
        >
          <Input maxLength={30} inputMode="tel" />
        </Form.Item>
      </div>
      {isPickup ? (
        <PointField points={points} hasCountry={draft.countryId !== null} />
      ) : (
        <>
          {draft.countryId !== null && (
            <RegionFields
              regions={regions}
              path={draft.regionIds}
              mark={marks.region}
              onChange={(regionIds) => {
                unmark(['region']);
                setDraft((before) => ({ ...before, regionIds }));
              }}
            />
          )}
          <Form.Item
            name="detail"
            label={<FieldLabel label={t('detail')} mark={marks.detail} />}
            rules={[required]}
          >
            <Input maxLength={300} placeholder={t('detailHint')} autoComplete="street-address" />
          </Form.Item>
          <Form.Item
            name="postcode"
            label={<FieldLabel isOptional label={t('postcode')} mark={marks.postcode} />}
            dependencies={['countryId']}
            rules={[rightThere('postcode')]}
          >
            <Input maxLength={20} autoComplete="postal-code" className="max-w-50" />
          </Form.Item>
        </>
      )}
      {asksId && (
        <Form.Item
          name="idCard"
          label={<FieldLabel label={t('idCard')} mark={marks.idCard} />}
          extra={
            <span className="text-caption">
              {address?.idCardTail ? t('idCardKept', { tail: address.idCardTail }) : t('idCardHint')}
            </span>
          }
          rules={[...(address?.idCardTail ? [] : [required]), rightThere('idCard')]}
        >
          <Input maxLength={40} autoComplete="off" />
        </Form.Item>
      )}
      {requiresConsigneeConfirmation(code) && (
        <ConsigneeFields keptTail={address?.idCardTail ?? ''} kept={address} />
      )}
      <Form.Item name="isDefault" valuePropName="checked">
        <Checkbox>{t('default')}</Checkbox>
      </Form.Item>
      <div className="flex gap-2">
        <Button type="primary" htmlType="submit" loading={save.isPending} data-save-address>
          {t('save')}
        </Button>
        <Button
          disabled={save.isPending}
          onClick={() => {
            sessionStorage.removeItem(draftKey);
            onCancel();
          }}
        >
          {member('cancel')}
        </Button>
      </div>
    </Form>
  );
}
