import { useTranslation } from '@onehaul/i18n/react';
import { Card } from '@onehaul/ui/card';
import { PageHead } from '@onehaul/ui/list/page-head';
import { sellerPaths } from '../../app/seller-paths.ts';
import { NumberWithCopy } from '../../app/portal/copy-number.tsx';
import { ImportPart } from '../../app/portal/import/import-part.tsx';
import { SellerTabs } from '../../app/portal/seller-tabs.tsx';
import { PrivateHead } from '../../app/private-head.tsx';

type Props = {
  /** Lines that the sheet may name. */
  readonly lines: readonly {
    readonly id: number;
    readonly code: string;
    readonly name: string;
    readonly warehouseName: string;
  }[];
};

/** /shopee/shipperUpload: import that assigns parcels to many orders. */
export function MarketplaceUploadPage({ lines }: Props) {
  const { t } = useTranslation('marketplace');
  const whyNot = lines.length === 0 ? t('link.noLine') : undefined;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <PrivateHead title={t('upload.title')} />
      <SellerTabs tool="marketplace" />
      <PageHead title={t('upload.title')} sentence={t('upload.sentence')} />
      {lines.length > 0 && (
        <Card className="grid gap-2 p-4 sm:p-5">
          <h2 className="text-small font-medium">{t('upload.codes')}</h2>
          <ul className="grid gap-x-6 gap-y-1 text-small sm:grid-cols-2">
            {lines.map(({ id, code, name, warehouseName }) => (
              <li key={id} className="flex flex-wrap items-center gap-x-3">
                <NumberWithCopy number={code} />
                <span className="text-muted">
                  {name} · {warehouseName}
                </span>
              </li>
            ))}
          </ul>
        </Card>
      )}
      <ImportPart
        kind="marketplaceShipment"
        {...(whyNot !== undefined && { whyNot })}
        done={{ to: sellerPaths.shopeeToShip, label: t('upload.seeOrders') }}
      />
    </div>
  );
}
