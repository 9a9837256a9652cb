import { feeCalls } from '@onehaul/contract/fee';
import { useTranslation } from '@onehaul/i18n/react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { load, requireModule } from '../app/load.server.ts';
import { loadTexts } from '../app/load-texts.ts';
import { revalidateOnPathChange } from '../app/revalidate-on-path-change.ts';
import { PageHead } from '../app/page-head.tsx';
import { paths } from '../app/paths.ts';
import { VolumePage } from '../features/fee/volume-page.tsx';

await loadTexts('fee', 'bill');

export async function loader({ context, url }: LoaderFunctionArgs) {
  if (url.pathname === paths.consolidationVolume) requireModule(context, 'consolidation');
  const { lines } = await load(context, feeCalls.introduction, {});
  return lines.map(({ transport, current }) => ({ transport, weighing: current.tariff.weighing }));
}

export const shouldRevalidate = revalidateOnPathChange;

export default function VolumeConversion() {
  const lines = useLoaderData<typeof loader>();
  const { t } = useTranslation('fee');
  const { t: page } = useTranslation('page');
  return (
    <>
      <PageHead
        title={page('title.volumeConversion')}
        canonicalPath={paths.volumeConversion}
        description={t('volume.text')}
      />
      <VolumePage lines={lines} />
    </>
  );
}
