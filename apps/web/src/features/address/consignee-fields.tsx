import type { Address } from '@onehaul/contract/address';
import { problemsOfConsignee } from '@onehaul/domain/customs/consignee';
import { useTranslation } from '@onehaul/i18n/react';
import { Checkbox, Form } from '@onehaul/workbench/antd';
import { ConsigneeChecklist } from '../../app/portal/consignee-checklist.tsx';
import type { AddressValues } from './address-values.ts';

type Props = { readonly keptTail: string; readonly kept: Address | undefined };

/**
 * Checks whether the receiver can confirm at customs with the entered data, and lets the member state that
 * the receiver is registered.
 */
export function ConsigneeFields({ keptTail, kept }: Props) {
  const { t } = useTranslation('customs');
  return (
    <>
      <Form.Item name="isRegistered" valuePropName="checked">
        <Checkbox>{t('ready.tick')}</Checkbox>
      </Form.Item>
      <Form.Item noStyle shouldUpdate>
        {({ getFieldsValue }) => {
          const {
            receiverName = '',
            phone = '',
            idCard = '',
            isRegistered,
          } = getFieldsValue() as Partial<AddressValues>;
          const typed = problemsOfConsignee({
            receiverName,
            phone,
            idCard: idCard.trim() || undefined,
            isRegistered: isRegistered ?? false,
          });
          // The server validated the stored number; only its last digits are available here.
          const isKept = idCard.trim() === '' && keptTail !== '';
          const ofId =
            kept?.consigneeProblems.filter((one) => one === 'idWrong' || one === 'idMissing') ?? [];
          const problems = isKept ? [...typed.filter((one) => one !== 'idMissing'), ...ofId] : typed;
          return (
            <div className="mb-4">
              <ConsigneeChecklist problems={problems} />
            </div>
          );
        }}
      </Form.Item>
    </>
  );
}
