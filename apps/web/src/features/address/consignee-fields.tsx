import type { Address } from '@onehaul/contract/address';
import { problemsOfConsignee } from '@onehaul/domain/customs/consignee';
import { useTranslation } from '@onehaul/i18n/react';
import { Checkbox } from '@onehaul/ui/form/checkbox';
import { ConsigneeChecklist } from '../../app/portal/consignee-checklist.tsx';
import type { AddressValues } from './address-values.ts';

type Props = {
  readonly id: string;
  readonly values: AddressValues;
  readonly kept: Address | undefined;
  readonly onRegistered: (isRegistered: boolean) => void;
};

/**
 * Checks whether the receiver can confirm at customs with the entered data, and lets the member state that
 * the receiver is registered.
 */
export function ConsigneeFields({ id, values, kept, onRegistered }: Props) {
  const { t } = useTranslation('customs');
  const { receiverName, phone, isRegistered = false } = values;
  const idCard = values.idCard?.trim() ?? '';
  const typed = problemsOfConsignee({ receiverName, phone, idCard: idCard || undefined, isRegistered });
  // The server validated the stored number; only its last digits are available here.
  const isKept = idCard === '' && Boolean(kept?.idCardTail);
  const ofId = kept?.consigneeProblems.filter((one) => one === 'idWrong' || one === 'idMissing') ?? [];
  const problems = isKept ? [...typed.filter((one) => one !== 'idMissing'), ...ofId] : typed;
  return (
    <>
      <Checkbox
        id={id}
        name="isRegistered"
        checked={isRegistered}
        onChange={({ target }) => onRegistered(target.checked)}
      >
        {t('ready.tick')}
      </Checkbox>
      <ConsigneeChecklist problems={problems} />
    </>
  );
}
