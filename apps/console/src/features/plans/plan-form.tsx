import { planCalls, type PlanVersion } from '@onehaul/contract/console/plans';
import { languages } from '@onehaul/domain/language';
import { fromMajor, toMajor } from '@onehaul/domain/money';
import { useTranslation } from '@onehaul/i18n/react';
import { App, Input, InputNumber, Switch } from '@onehaul/workbench/antd';
import { Field } from '@onehaul/workbench/call-form';
import { ModalForm } from '@onehaul/workbench/modal-form';
import { z } from 'zod';
import { languageNames } from '../../app/language.ts';
import { useChange } from '../../app/use-change.ts';
import { PriceRows } from './price-rows.tsx';

const gigabyte = 1_000_000_000;
const { name, names, isOffered, callsPerMinute } = planCalls.publish.input.shape;
/** Empty is unlimited. */
const limit = z.number().positive().max(1_000_000_000).nullish();
const schema = z.object({
  name,
  ...names.shape,
  isOffered,
  callsPerMinute,
  members: limit,
  parcelsPerMonth: limit,
  staff: limit,
  gigabytes: limit,
  /** In whole units, as typed. */
  prices: z
    .array(
      z.object({
        currencyCode: z.string().regex(/^[A-Z]{3}$/),
        price: z.number().min(0),
        extraParcel: z.number().min(0),
      }),
    )
    .min(1),
});

type Props = { readonly plan: PlanVersion | undefined; readonly onClose: () => void };

/** Publishes a new version of a plan, or a new plan. */
export function PlanForm({ plan, onClose }: Props) {
  const { t } = useTranslation('usage');
  const { message } = App.useApp();
  const publish = useChange(planCalls.publish, ['plans', 'companyOptions', 'audit']);
  const major = (minor: number, currency: string) => toMajor({ minor, currency });
  return (
    <ModalForm
      title={plan ? t('planEditTitle') : t('planAdd')}
      text={t('planEditText')}
      schema={schema}
      initial={
        plan
          ? {
              ...plan.names,
              name: plan.name,
              isOffered: plan.isOffered,
              callsPerMinute: plan.callsPerMinute,
              members: plan.members,
              parcelsPerMonth: plan.parcelsPerMonth,
              staff: plan.staff,
              gigabytes: plan.storageBytes && plan.storageBytes / gigabyte,
              prices: plan.prices.map(({ currencyCode, priceMinor, extraParcelMinor }) => ({
                currencyCode,
                price: major(priceMinor, currencyCode),
                extraParcel: major(extraParcelMinor, currencyCode),
              })),
            }
          : { isOffered: false, prices: [{ currencyCode: 'CNY', price: 0, extraParcel: 0 }] }
      }
      submitLabel={t('planPublish')}
      fieldOf={({ error }) => (error === 'input.invalid' ? 'prices' : undefined)}
      onSubmit={async ({ gigabytes, prices, zhHans, zhHanT, en, vi, ...typed }) => {
        await publish({
          ...typed,
          members: typed.members ?? null,
          parcelsPerMonth: typed.parcelsPerMonth ?? null,
          staff: typed.staff ?? null,
          version: plan?.version ?? 0,
          names: { zhHans, zhHanT, en, vi },
          storageBytes: gigabytes ? Math.round(gigabytes * gigabyte) : null,
          prices: prices.map(({ currencyCode, price, extraParcel }) => ({
            currencyCode,
            priceMinor: fromMajor(price, currencyCode).minor,
            extraParcelMinor: fromMajor(extraParcel, currencyCode).minor,
          })),
        });
        void message.success(t('planPublished'));
      }}
      onClose={onClose}
    >
      <Field name="name" label={t('planKey')} help={t('planKeyHelp')}>
        <Input autoComplete="off" maxLength={30} disabled={plan !== undefined} />
      </Field>
      <div className="grid gap-x-4 sm:grid-cols-2">
        {languages.map((language) => (
          <Field key={language} name={language} label={languageNames[language]}>
            <Input autoComplete="off" maxLength={40} />
          </Field>
        ))}
        <Field name="members" label={t('members')} help={t('emptyUnlimited')}>
          <InputNumber min={1} precision={0} className="w-full" />
        </Field>
        <Field name="parcelsPerMonth" label={t('parcelsPerMonth')} help={t('emptyUnlimited')}>
          <InputNumber min={1} precision={0} className="w-full" />
        </Field>
        <Field name="staff" label={t('staff')} help={t('emptyUnlimited')}>
          <InputNumber min={1} precision={0} className="w-full" />
        </Field>
        <Field name="gigabytes" label={t('storage')} help={t('emptyUnlimited')}>
          <InputNumber min={1} className="w-full" suffix="GB" />
        </Field>
        <Field name="callsPerMinute" label={t('quantity.callsPerMinute')}>
          <InputNumber min={1} precision={0} className="w-full" />
        </Field>
        <Field name="isOffered" label={t('planOffer')} help={t('planOfferHelp')}>
          <OfferSwitch />
        </Field>
      </div>
      <Field name="prices" label={t('planPrices')} help={t('planPricesHelp')}>
        <PriceRows />
      </Field>
    </ModalForm>
  );
}

type SwitchProps = {
  readonly id?: string;
  readonly value?: boolean;
  readonly onChange?: (value: boolean) => void;
};

const OfferSwitch = ({ id, value = false, onChange }: SwitchProps) => (
  <Switch {...(id && { id })} checked={value} onChange={(is) => onChange?.(is)} />
);
