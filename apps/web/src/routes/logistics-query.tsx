import { CallFailed } from '@onehaul/client/send';
import { trackingCalls } from '@onehaul/contract/tracking';
import { useTranslation } from '@onehaul/i18n/react';
import { data, type LoaderFunctionArgs, useLoaderData, useLocation } from 'react-router';
import { callApi } from '../app/load.server.ts';
import { loadTexts } from '../app/load-texts.ts';
import { PageHead } from '../app/page-head.tsx';
import { paths } from '../app/paths.ts';
import { renderContext } from '../app/render.server.ts';
import { type Tracked, TrackingPage } from '../features/tracking/tracking-page.tsx';
import { readNumbers } from '../features/tracking/typed-numbers.ts';

await loadTexts('tracking', 'way');

/** A failure renders within the page, with an error status that prevents caching. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const { numbers, isCut } = readNumbers(url.searchParams.get('numbers') ?? '');
  const answer = (more: Partial<Tracked>, status = 200) =>
    data<Tracked>({ numbers, isCut, tracks: [], failure: undefined, ...more }, { status });
  if (numbers.length === 0) return answer({});
  try {
    return answer({ tracks: await callApi(context, trackingCalls.track, { numbers: [...numbers] }) });
  } catch (error) {
    if (error instanceof CallFailed && error.code === 429) return answer({ failure: 'tooMany' }, 429);
    context.get(renderContext).onRenderError(error);
    return answer({ failure: 'away' }, 503);
  }
}

export default function LogisticsQuery() {
  const tracked = useLoaderData<typeof loader>();
  const { pathname } = useLocation();
  const { t } = useTranslation('tracking');
  const { t: page } = useTranslation('page');
  return (
    <>
      <PageHead
        title={page('title.logisticsQuery')}
        canonicalPath={paths.logisticsQuery}
        description={t('text')}
      />
      {tracked.numbers.length > 0 && <meta name="robots" content="noindex" />}
      <TrackingPage {...tracked} isBare={pathname === paths.trajectory} />
    </>
  );
}
