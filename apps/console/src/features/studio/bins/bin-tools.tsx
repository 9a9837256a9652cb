import { useTranslation } from '@onehaul/i18n/react';
import { Button } from '@onehaul/workbench/antd';
import { lazy, Suspense, useState } from 'react';
import { useHasPermission } from '../../../app/me.ts';
import type { ScreenToolsProps } from '../kit/screen.ts';

const GenerateDialog = lazy(async () => ({ default: (await import('./bin-dialogs.tsx')).GenerateDialog }));
const LabelDialog = lazy(async () => ({ default: (await import('./bin-dialogs.tsx')).LabelDialog }));

/** Adds the bins of a whole rack, and prints labels. */
export function BinTools({ shop }: ScreenToolsProps) {
  const { t } = useTranslation('studio');
  const mayEdit = useHasPermission('studio:edit');
  const [open, setOpen] = useState<'generate' | 'labels'>();
  const close = () => setOpen(undefined);
  return (
    <>
      <Button onClick={() => setOpen('labels')} data-bin-labels>
        {t('bins.labels')}
      </Button>
      {mayEdit && (
        <Button onClick={() => setOpen('generate')} data-bin-generate>
          {t('bins.generate')}
        </Button>
      )}
      <Suspense fallback={null}>
        {open === 'generate' && <GenerateDialog shop={shop} onClose={close} />}
        {open === 'labels' && <LabelDialog shop={shop} onClose={close} />}
      </Suspense>
    </>
  );
}
