import type { TariffLine } from '@onehaul/contract/fee';
import { useTranslation } from '@onehaul/i18n/react';
import { Card } from '@onehaul/ui/card';
import { SelectInput } from '@onehaul/ui/form/select-input';
import { PageHead } from '@onehaul/ui/list/page-head';
import { useId, useState } from 'react';
import { ImportPart } from '../../app/portal/import/import-part.tsx';
import { SellerTabs } from '../../app/portal/seller-tabs.tsx';
import { PrivateHead } from '../../app/private-head.tsx';
import { useRootData } from '../../app/root-data.ts';
import { sellerPaths } from '../../app/seller-paths.ts';

type Props = {
  /** Lines that collect cash on delivery. */
  readonly lines: readonly Pick<
    TariffLine,
    'id' | 'name' | 'countryName' | 'currencyCode' | 'warehouseName'
  >[];
};

/** /cod/upload: order import by sheet, for one line at a time. */
export function CodUploadPage(props: Props) {
  const { t } = useTranslation('cod');
  const { t: seller } = useTranslation('seller');
  const id = useId();
  const { currencies } = useRootData();
  // Only lines whose destination currency has a known exchange rate.
  const lines = props.lines.filter(({ currencyCode }) =>
    currencies.some(({ code }) => code === currencyCode),
  );
  const [chosen, setChosen] = useState<number>();
  const lineId = chosen ?? (lines.length === 1 ? lines[0]!.id : undefined);
  const line = lines.find((one) => one.id === lineId);
  const whyNot = lines.length === 0 ? t('upload.noLine') : line ? undefined : t('upload.chooseLine');
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <PrivateHead title={seller('tab.codUpload')} />
      <SellerTabs tool="cashOnDelivery" />
      <PageHead title={t('upload.title')} sentence={t('upload.sentence')} />
      {lines.length > 0 && (
        <Card className="grid max-w-160 p-4 sm:p-5">
          <SelectInput
            id={id}
            name="line"
            label={t('upload.line')}
            value={lineId ?? ''}
            onChange={({ target }) => setChosen(Number(target.value) || undefined)}
            hint={line && t('upload.of', { warehouse: line.warehouseName, currency: line.currencyCode })}
          >
            {lineId === undefined && <option value="">{t('upload.chooseLine')}</option>}
            {lines.map((one) => (
              <option key={one.id} value={one.id}>
                {`${one.name} · ${one.countryName} · ${one.currencyCode}`}
              </option>
            ))}
          </SelectInput>
        </Card>
      )}
      <ImportPart
        kind="codOrder"
        choices={lineId === undefined ? {} : { lineId }}
        {...(whyNot !== undefined && { whyNot })}
        done={{ to: sellerPaths.codToShip, label: t('upload.seeOrders') }}
      />
    </div>
  );
}
