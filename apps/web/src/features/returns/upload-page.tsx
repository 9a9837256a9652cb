import type { Warehouse } from '@onehaul/contract/catalog';
import { useTranslation } from '@onehaul/i18n/react';
import { Card } from '@onehaul/ui/card';
import { PageHead } from '@onehaul/ui/list/page-head';
import { useState } from 'react';
import { sellerPaths } from '../../app/seller-paths.ts';
import { ImportPart } from '../../app/portal/import/import-part.tsx';
import { SellerTabs } from '../../app/portal/seller-tabs.tsx';
import { PrivateHead } from '../../app/private-head.tsx';
import { type Wishes, WishFields } from './wish-fields.tsx';

type Props = { readonly warehouses: readonly Pick<Warehouse, 'id' | 'name'>[] };

/** /back/upload: import of expected returns. */
export function ReturnUploadPage({ warehouses }: Props) {
  const { t } = useTranslation('returns');
  const { t: member } = useTranslation('member');
  const [wishes, setWishes] = useState<Wishes>({ warehouseId: undefined, isRestocked: false });
  const { warehouseId, isRestocked } = wishes;
  return (
    <>
      <PrivateHead title={member('title.returns')} />
      <div className="flex flex-col gap-5">
        <SellerTabs tool="returns" />
        <PageHead title={member('title.returns')} sentence={t('upload.sentence')} />
        <section aria-label={t('upload.choices')} className="lg:max-w-160">
          <Card className="grid gap-4 p-4 sm:p-5">
            <WishFields warehouses={warehouses} value={wishes} onChange={setWishes} />
          </Card>
        </section>
        <ImportPart
          kind="returnList"
          choices={{ ...(warehouseId && { warehouseId }), wish: isRestocked ? 'restock' : 'ask' }}
          whyNot={warehouseId ? undefined : t('announce.warehouseMissing')}
          done={{ to: sellerPaths.returnOrders, label: t('upload.see') }}
        />
      </div>
    </>
  );
}
