import type { Address } from '@onehaul/contract/address';
import { dutyFreeShipments } from '@onehaul/domain/customs/consignee';
import { useTranslation } from '@onehaul/i18n/react';
import { Notice } from '@onehaul/ui/form/notice';
import { useLoaded } from '../../app/use-loaded.ts';
import { useWizardActs } from './use-wizard-acts.ts';

/** Warns before ordering when the import would exceed the receiver's tax-free count. */
export function ImportCount({ address }: { readonly address: Address }) {
  const { t } = useTranslation('customs');
  const loadActs = useWizardActs();
  const { data } = useLoaded(String(address.id), async () => (await loadActs()).countImports(address.id));
  const [receiver] = data?.receivers ?? [];
  const next = (receiver?.shipped ?? 0) + (receiver?.underWay ?? 0) + 1;
  if (next <= dutyFreeShipments) return null;
  return (
    <Notice tone="warning">
      <span data-import-count={next}>
        {t('counter.seventh', { name: address.receiverName, count: next })}
      </span>
    </Notice>
  );
}
