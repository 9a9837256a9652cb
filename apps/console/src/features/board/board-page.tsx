import { decisionQueues, type QueueName, workQueues } from '@onehaul/domain/board/queue';
import { useTranslation } from '@onehaul/i18n/react';
import { Alert, Button } from '@onehaul/workbench/antd';
import { FilterBar } from '@onehaul/workbench/filter-bar';
import { FailureMessage } from '@onehaul/workbench/list-message';
import { PageHead } from '@onehaul/workbench/page-head';
import type { ReactNode } from 'react';
import { PageTitle } from '../../app/page-title.tsx';
import { QueueRows, QueueTiles } from './queue-list.tsx';
import { Trends } from './trends.tsx';
import { usePlace } from './use-place.ts';
import { useQueues } from './use-queues.ts';

/** Home of the console: what waits for a decision, and the work of the day. */
export function BoardPage() {
  const { t } = useTranslation('board');
  const { t: word } = useTranslation('workbench');
  const title = useTranslation('console').t('page.board');
  const { place, filters, values, choose } = usePlace();
  const { names, queueOf, failure, retry, asOf } = useQueues(place);
  const shown = <Name extends QueueName>(all: readonly Name[]) => all.filter((name) => names.has(name));
  const decisions = shown(decisionQueues);
  const work = shown(workQueues);
  const list = { queueOf, place, asOf };
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <div className="flex flex-col gap-6">
        <PageHead title={title} sentence={t('sentence')} />
        {filters.length > 0 && <FilterBar filters={filters} values={values} onFilter={choose} />}
        {failure && names.size > 0 && (
          <Alert
            type="error"
            showIcon
            role="alert"
            title={failure.message}
            action={<Button onClick={retry}>{word('failure.retry')}</Button>}
          />
        )}
        {failure && names.size === 0 && <FailureMessage failure={failure} onRetry={retry} />}
        {decisions.length > 0 && (
          <Section id="decisions" title={t('decisions')}>
            <QueueRows names={decisions} {...list} />
          </Section>
        )}
        {work.length > 0 && (
          <Section id="work" title={t('work')}>
            <QueueTiles names={work} {...list} />
          </Section>
        )}
        <Trends {...(place.shopId && { shopId: place.shopId })} />
      </div>
    </>
  );
}

type SectionProps = { readonly id: string; readonly title: string; readonly children: ReactNode };

const Section = ({ id, title, children }: SectionProps) => (
  <section aria-labelledby={id} className="flex flex-col gap-3">
    <h2 id={id} className="text-body font-semibold">
      {title}
    </h2>
    {children}
  </section>
);
