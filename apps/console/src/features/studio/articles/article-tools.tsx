import { articleFieldCalls } from '@onehaul/contract/console/article-fields';
import { useTranslation } from '@onehaul/i18n/react';
import { Button } from '@onehaul/workbench/antd';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { callApi } from '../../../app/call-api.ts';
import { useHasPermission } from '../../../app/me.ts';
import type { ScreenToolsProps } from '../kit/screen.ts';

const FactsDialog = lazy(async () => ({ default: (await import('./facts-dialog.tsx')).FactsDialog }));

/** Fills in the facts that starter pages ask for, while there are any. */
export function ArticleTools({ shop }: ScreenToolsProps) {
  const { t } = useTranslation('studio');
  const mayEdit = useHasPermission('studio:edit');
  const [isOpen, setIsOpen] = useState(false);
  const { data } = useQuery({
    queryKey: ['studio.article', 'fields', shop.id],
    queryFn: ({ signal }) => callApi(articleFieldCalls.list, { shopId: shop.id }, { signal }),
    enabled: mayEdit,
  });
  if (!data || data.items.length === 0) return null;
  return (
    <>
      <Button onClick={() => setIsOpen(true)} data-fill-facts>
        {t('facts.open')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <FactsDialog shop={shop} facts={data.items} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
