import { useTranslation } from '@onehaul/i18n/react';
import { Card } from '@onehaul/ui/card';
import { PageHead } from '@onehaul/workbench/page-head';
import { useQuery } from '@tanstack/react-query';
import { sellerPaths } from '../../app/seller-paths.ts';
import { NumberWithCopy } from '../../app/portal/copy-number.tsx';
import { ImportPanel } from '../../app/portal/import/import-panel.tsx';
import { SellerTabs } from '../../app/portal/seller-tabs.tsx';
import { useSendWithMessage } from '../../app/portal/use-send-with-message.ts';
import { PrivateHead } from '../../app/private-head.tsx';
import { shopsQuery, useReloadMarketplace } from './marketplace-queries.ts';

/** /shopee/shipperUpload: import that assigns parcels to many orders. */
export function MarketplaceUploadPage() {
  const { t } = useTranslation('marketplace');
  const { data } = useQuery(shopsQuery(useSendWithMessage()));
  const reload = useReloadMarketplace();
  const whyNot = data && data.lines.length === 0 ? t('link.noLine') : undefined;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <PrivateHead title={t('upload.title')} />
      <SellerTabs tool="marketplace" />
      <PageHead title={t('upload.title')} sentence={t('upload.sentence')} />
      {data && data.lines.length > 0 && (
        <Card className="grid gap-2 p-4 sm:p-5">
          <h2 className="text-small font-medium">{t('upload.codes')}</h2>
          <ul className="grid gap-x-6 gap-y-1 text-small sm:grid-cols-2">
            {data.lines.map(({ id, code, name, warehouseName }) => (
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
      <ImportPanel
        kind="marketplaceShipment"
        {...(whyNot !== undefined && { whyNot })}
        done={{ to: sellerPaths.shopeeToShip, label: t('upload.seeOrders') }}
        onTaken={reload}
      />
    </div>
  );
}
