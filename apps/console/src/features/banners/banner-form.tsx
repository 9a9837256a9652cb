import { bannerCalls, type BannerRow } from '@onehaul/contract/console/banners';
import { bannerSizes } from '@onehaul/domain/banner';
import { type Language, languages, languageTags } from '@onehaul/domain/language';
import { useTranslation } from '@onehaul/i18n/react';
import { Form, Input, InputNumber, Select, Switch } from '@onehaul/workbench/antd';
import { Field } from '@onehaul/workbench/call-form';
import { ModalForm } from '@onehaul/workbench/modal-form';
import { useEffect, useState } from 'react';
import { languageNames } from '../../app/language.ts';
import { useMe } from '../../app/me.ts';
import { fallbackLanguageOf } from '../../app/fallback-language.ts';
import { useChange } from '../../app/use-change.ts';
import { altNames, bannerFormSchema, newDraft, toBannerDraft, toBannerInput } from './banner-draft.ts';

type Props = { readonly banner?: BannerRow; readonly onClose: () => void };
const pairs = 'grid gap-x-4 sm:grid-cols-2';

/** Adds or edits a banner; on edit the picture is optional. */
export function BannerForm({ banner, onClose }: Props) {
  const { t } = useTranslation('banner');
  const { shops } = useMe();
  const save = useChange(bannerCalls.save, ['banners', 'audit']);
  return (
    <ModalForm
      title={banner ? t('changeOf', { title: banner.title }) : t('add')}
      schema={bannerFormSchema}
      initial={banner ? toBannerDraft(banner) : newDraft(shops[0]?.id)}
      submitLabel={t('form.save')}
      fieldOf={({ error }) => (error?.startsWith('file.') ? 'file' : undefined)}
      onSubmit={async (draft) =>
        save({
          shopId: draft.shopId,
          ...(banner && { id: banner.id }),
          terms: toBannerInput(draft, banner),
          ...(draft.file && { file: new Uint8Array(await draft.file.arrayBuffer()) }),
        })
      }
      onClose={onClose}
    >
      {!banner && shops.length > 1 ? (
        <Field name="shopId" label={t('shop')}>
          <Select options={shops.map(({ id, name }) => ({ value: id, label: name }))} />
        </Field>
      ) : (
        <Form.Item name="shopId" hidden>
          <InputNumber />
        </Form.Item>
      )}
      <Form.Item
        name="file"
        label={t('form.picture')}
        extra={<span className="text-caption">{t('form.pictureHelp', bannerSizes.large)}</span>}
        rules={banner ? [] : [{ required: true, message: t('form.pictureNeeded') }]}
      >
        <Picture before={banner?.pictureUrl} />
      </Form.Item>
      <Titles />
      <Texts legend={t('form.alts')} help={t('form.altsHelp')} nameOf={(one) => altNames[one]} most={200} />
      <Field name="link" label={t('form.link')} help={t('form.linkHelp')}>
        <Input placeholder="/charge-introduce" autoComplete="off" />
      </Field>
      <div className={pairs}>
        <Field name="startsOn" label={t('form.startsOn')} help={t('form.emptyHelp')}>
          <Input type="date" />
        </Field>
        <Form.Item
          name="endsOn"
          label={t('form.endsOn')}
          extra={<span className="text-caption">{t('form.emptyHelp')}</span>}
          dependencies={['startsOn']}
          rules={[
            ({ getFieldValue }) => ({
              validator: async (_rule, last: string | undefined) => {
                const first = getFieldValue('startsOn') as string | undefined;
                if (first && last && last < first) throw new Error(t('form.afterStart'));
              },
            }),
          ]}
        >
          <Input type="date" />
        </Form.Item>
        <Field name="position" label={t('form.position')} help={t('form.positionHelp')}>
          <InputNumber controls={false} precision={0} className="w-full" />
        </Field>
        <Form.Item name="isActive" label={t('form.isActive')} valuePropName="checked">
          <Switch />
        </Form.Item>
      </div>
    </ModalForm>
  );
}

type PictureProps = {
  readonly id?: string;
  readonly onChange?: (file: File | undefined) => void;
  /** URL of the current picture. */
  readonly before: string | undefined;
};

/** Picture field with a preview in the crop the page will use. */
function Picture({ id, onChange, before }: PictureProps) {
  const { t } = useTranslation('banner');
  const [chosen, setChosen] = useState<string>();
  useEffect(() => () => URL.revokeObjectURL(chosen ?? ''), [chosen]);
  const url = chosen ?? before;
  return (
    <div className="grid gap-2">
      {url && (
        <img
          src={url}
          alt={t('form.preview')}
          className="aspect-8/3 w-full rounded-control border border-line object-cover"
        />
      )}
      <input
        id={id}
        type="file"
        accept="image/jpeg,image/png,image/webp"
        className="max-w-full text-small file:mr-3 file:min-h-9 file:rounded-control file:border file:border-line file:bg-surface file:px-3 file:text-ink"
        onChange={({ target }) => {
          const file = target.files?.[0];
          setChosen(file && URL.createObjectURL(file));
          onChange?.(file);
        }}
      />
    </div>
  );
}

/** Title fields: the shop's first language is required, because the others fall back to it (A60). */
function Titles() {
  const { t } = useTranslation('banner');
  const { shops } = useMe();
  const shopId = Form.useWatch<number | undefined>('shopId');
  const needed = fallbackLanguageOf(shops, shopId);
  return (
    <Texts
      legend={t('form.titles')}
      help={t('form.titlesHelp')}
      nameOf={(one) => one}
      most={100}
      needed={needed}
    />
  );
}

type TextsProps = {
  readonly legend: string;
  readonly help: string;
  readonly nameOf: (language: Language) => string;
  readonly most: number;
  /** Language whose field is required. */
  readonly needed?: Language | undefined;
};

/** One text in the four languages. */
function Texts({ legend, help, nameOf, most, needed }: TextsProps) {
  const { t } = useTranslation('banner');
  return (
    <fieldset className="mb-2">
      <legend className="text-small font-medium">{legend}</legend>
      <p className="mb-2 text-caption text-muted">{help}</p>
      <div className={pairs}>
        {languages.map((language) => (
          <Form.Item
            key={language}
            name={nameOf(language)}
            label={<span lang={languageTags[language]}>{languageNames[language]}</span>}
            required={language === needed}
            rules={
              language === needed
                ? [{ required: true, whitespace: true, message: t('form.titleNeeded') }]
                : []
            }
          >
            <Input maxLength={most} lang={languageTags[language]} />
          </Form.Item>
        ))}
      </div>
    </fieldset>
  );
}
