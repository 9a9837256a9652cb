import { campaignCalls, type CampaignRow } from '@onehaul/contract/console/campaigns';
import type { Me } from '@onehaul/contract/console/staff-session';
import { languages } from '@onehaul/domain/language';
import { campaignKinds } from '@onehaul/domain/reward/campaign';
import { useTranslation } from '@onehaul/i18n/react';
import { Form, Input, InputNumber, Select } from '@onehaul/workbench/antd';
import { Field } from '@onehaul/workbench/call-form';
import { ModalForm } from '@onehaul/workbench/modal-form';
import { useMe } from '../../app/me.ts';
import { fallbackLanguageOf } from '../../app/fallback-language.ts';
import { useChange } from '../../app/use-change.ts';
import { campaignFormSchema, newDraft, toCampaignDraft, toCampaignInput } from './campaign-draft.ts';

type Props = { readonly campaign?: CampaignRow; readonly onClose: () => void };
const pairs = 'grid gap-x-4 sm:grid-cols-2';
const noteNames = { zhHans: 'noteZhHans', zhHanT: 'noteZhHanT', en: 'noteEn', vi: 'noteVi' } as const;

/** Adds or edits a campaign; the benefit depends on its kind, which cannot be changed. */
export function CampaignForm({ campaign, onClose }: Props) {
  const { t } = useTranslation('campaign');
  const { shops } = useMe();
  const save = useChange(campaignCalls.save, ['campaigns', 'audit']);
  return (
    <ModalForm
      title={campaign ? t('changeOf', { name: campaign.name }) : t('add')}
      schema={campaignFormSchema}
      initial={campaign ? toCampaignDraft(campaign) : newDraft(shops[0]?.id)}
      submitLabel={t('form.save')}
      fieldOf={({ error }) => (error === 'campaign.soldOut' ? 'stock' : undefined)}
      onSubmit={(draft) =>
        save({ ...toCampaignInput(draft, campaign), ...(campaign && { id: campaign.id }) })
      }
      onClose={onClose}
    >
      <div className={pairs}>
        {!campaign && shops.length > 1 ? (
          <Field name="shopId" label={t('shop')}>
            <Select options={shops.map(({ id, name }) => ({ value: id, label: name }))} />
          </Field>
        ) : (
          <Form.Item name="shopId" hidden>
            <InputNumber />
          </Form.Item>
        )}
        <Field name="kind" label={t('kind')}>
          <Select
            disabled={campaign !== undefined}
            options={campaignKinds.map((kind) => ({ value: kind, label: t(`kind.${kind}`) }))}
          />
        </Field>
      </div>
      <Names shops={shops} />
      <div className={pairs}>
        <Field name="yuan" label={t('form.yuan')}>
          <InputNumber controls={false} precision={2} prefix="¥" className="w-full" />
        </Field>
        <Field name="validDays" label={t('form.validDays')}>
          <InputNumber controls={false} precision={0} className="w-full" />
        </Field>
        <Field name="leastYuan" label={t('form.leastYuan')} help={t('form.zeroHelp')}>
          <InputNumber controls={false} precision={2} prefix="¥" className="w-full" />
        </Field>
        <Field name="leastKilograms" label={t('form.leastKilograms')} help={t('form.zeroHelp')}>
          <InputNumber controls={false} className="w-full" />
        </Field>
        <ForKind />
        <Field name="stock" label={t('form.stock')} help={t('form.emptyHelp')}>
          <InputNumber controls={false} precision={0} className="w-full" />
        </Field>
        <Field name="mostEach" label={t('form.mostEach')} help={t('form.emptyHelp')}>
          <InputNumber controls={false} precision={0} className="w-full" />
        </Field>
        <Field name="startsOn" label={t('form.startsOn')}>
          <Input type="date" />
        </Field>
        <Form.Item
          name="endsOn"
          label={t('form.endsOn')}
          extra={<span className="text-caption">{t('form.endHelp')}</span>}
          dependencies={['startsOn']}
          rules={[
            ({ getFieldValue }) => ({
              validator: async (_rule, last: string | undefined) => {
                if (last && last < (getFieldValue('startsOn') as string))
                  throw new Error(t('form.afterStart'));
              },
            }),
          ]}
        >
          <Input type="date" />
        </Form.Item>
        <Field name="position" label={t('form.position')}>
          <InputNumber controls={false} precision={0} className="w-full" />
        </Field>
      </div>
      <Texts legend={t('form.notes')} nameOf={(language) => noteNames[language]} most={200} />
    </ModalForm>
  );
}

/** Fields specific to one kind. */
function ForKind() {
  const { t } = useTranslation('campaign');
  const kind = Form.useWatch<string | undefined>('kind');
  const needed = [{ required: true, message: t('form.needed') }];
  if (kind === 'redeem') {
    return (
      <Form.Item name="points" label={t('form.points')} rules={needed}>
        <InputNumber controls={false} min={1} max={10_000_000} precision={0} className="w-full" />
      </Form.Item>
    );
  }
  if (kind === 'invite') {
    return (
      <Form.Item name="friends" label={t('form.friends')} rules={needed}>
        <InputNumber controls={false} min={1} max={1000} precision={0} className="w-full" />
      </Form.Item>
    );
  }
  return null;
}

type Language = (typeof languages)[number];
type TextsProps = {
  readonly legend: string;
  readonly nameOf: (language: Language) => string;
  readonly most: number;
  /** Language whose field is required. */
  readonly needed?: Language | undefined;
};

/** Name fields: the shop's first language is required, because the others fall back to it (A60). */
function Names({ shops }: { readonly shops: Me['shops'] }) {
  const { t } = useTranslation('campaign');
  const shopId = Form.useWatch<number | undefined>('shopId');
  return (
    <Texts
      legend={t('form.names')}
      nameOf={(language) => language}
      most={60}
      needed={fallbackLanguageOf(shops, shopId)}
    />
  );
}

/** One text in the four languages. */
function Texts({ legend, nameOf, most, needed }: TextsProps) {
  const { t } = useTranslation('campaign');
  return (
    <fieldset className="mb-2">
      <legend className="mb-2 text-small font-medium">{legend}</legend>
      <div className={pairs}>
        {languages.map((language) => (
          <Form.Item
            key={language}
            name={nameOf(language)}
            label={t(`form.${language}`)}
            required={language === needed}
            rules={
              language === needed ? [{ required: true, whitespace: true, message: t('form.nameNeeded') }] : []
            }
          >
            <Input maxLength={most} />
          </Form.Item>
        ))}
      </div>
    </fieldset>
  );
}
