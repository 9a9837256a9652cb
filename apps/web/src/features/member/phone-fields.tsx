import type { Profile } from '@onehaul/contract/member';
import { useTranslation } from '@onehaul/i18n/react';
import { Form, Input, Select, Tag } from '@onehaul/workbench/antd';
import { useQuery } from '@tanstack/react-query';
import { useSend } from '../../app/session-context.tsx';
import { type ProfileValues, phoneNumberRefusal } from './account-rules.ts';
import { useFormRule } from './form-rule.ts';
import { dialCodesQuery } from './member-queries.ts';

type Props = { readonly profile: Profile };

/** Area code and number, stacked where space is narrow. */
export function PhoneFields({ profile }: Props) {
  const { t } = useTranslation('member');
  const rule = useFormRule();
  const form = Form.useFormInstance<ProfileValues>();
  const { data, isLoading } = useQuery(dialCodesQuery(useSend()));
  // Falls back to the member's own code until the list is loaded.
  const { countryId: ownId, dialCode: ownCode, isPhoneProved } = profile;
  const dialCodes = data ?? (ownId === null ? [] : [{ countryId: ownId, name: '', dialCode: ownCode }]);
  const dialCodeOf = (countryId: number | null) =>
    dialCodes.find((dialCode) => dialCode.countryId === countryId)?.dialCode;
  return (
    <div className="grid gap-x-4 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <Form.Item
        name="countryId"
        label={t('profile.areaCode')}
        rules={[{ required: true, message: t('profile.areaCodeMissing') }]}
      >
        <Select
          showSearch={{ optionFilterProp: 'label' }}
          loading={isLoading}
          notFoundContent={isLoading ? t('loading') : t('profile.areaCodeNone')}
          options={dialCodes.map(({ countryId, name, dialCode }) => ({
            value: countryId,
            label: `${dialCode} ${name}`.trim(),
          }))}
        />
      </Form.Item>
      <Form.Item
        name="phoneNumber"
        dependencies={['countryId']}
        label={
          <>
            {t('profile.phone')}
            <Tag className="ms-2" color={isPhoneProved ? 'success' : 'warning'}>
              {t(isPhoneProved ? 'proof.proved' : 'proof.missing')}
            </Tag>
          </>
        }
        rules={[rule((value) => phoneNumberRefusal(value, dialCodeOf(form.getFieldValue('countryId'))))]}
      >
        <Input type="tel" autoComplete="tel-national" maxLength={32} />
      </Form.Item>
    </div>
  );
}
