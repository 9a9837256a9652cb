import type { Overview } from '@onehaul/contract/overview';
import type { OverviewTask } from '@onehaul/domain/overview/task';
import { measuresIn } from '@onehaul/i18n/measures';
import { useTranslation } from '@onehaul/i18n/react';
import { Card } from '@onehaul/ui/card';
import { Icon } from '@onehaul/ui/icon';
import { Link } from 'react-router';
import {
  casePath,
  confirmationsPath,
  forecastTabPath,
  orderPath,
  ordersByStagePath,
  parcelPath,
  parcelsByStagePath,
  paths,
  servicePath,
} from '../../app/paths.ts';
import { Section } from './section.tsx';
import { useDates } from '../../app/use-dates.ts';

type Task = Overview['tasks'][number];

/** Links to the record when there is a single one, else to the list. */
const wayTo: Readonly<Record<OverviewTask, (id: number | null) => string>> = {
  unpaidOrders: (id) => (id === null ? ordersByStagePath('unpaid') : orderPath(id)),
  differences: (id) => (id === null ? ordersByStagePath('unpaid') : orderPath(id)),
  rejectedDeposits: () => paths.wallet,
  confirmations: () => confirmationsPath,
  unpaidServices: (id) => (id === null ? paths.addedList : servicePath(id)),
  answeredCases: (id) => (id === null ? paths.cases : casePath(id)),
  heldParcels: (id) => (id === null ? parcelsByStagePath('held') : parcelPath(id)),
  rejectedClaims: () => forecastTabPath('claim'),
};

/** Tasks only the member can do, payments first; one line when there are none. */
export function TaskList({ tasks }: { readonly tasks: readonly Task[] }) {
  const { t } = useTranslation('overview');
  return (
    <Section id="overview-tasks" title={t('tasks.title')}>
      <Card className="overflow-hidden">
        {tasks.length === 0 ? (
          <p className="flex items-center gap-3 px-5 py-4 text-small text-muted" data-no-tasks>
            <Icon name="check" className="size-5 text-positive" />
            {t('tasks.none')}
          </p>
        ) : (
          <ul className="divide-y divide-line">
            {tasks.map((task) => (
              <TaskRow key={task.kind} task={task} />
            ))}
          </ul>
        )}
      </Card>
    </Section>
  );
}

function TaskRow({ task: { kind, count, minor, dueAt, onlyId } }: { readonly task: Task }) {
  const { t, i18n } = useTranslation('overview');
  const { money } = measuresIn(i18n.language);
  const { shortDay } = useDates();
  return (
    <li>
      <Link
        to={wayTo[kind](onlyId)}
        data-task={kind}
        className="flex flex-wrap items-center gap-x-4 gap-y-1 px-5 py-3.5 text-small transition-colors hover:bg-primary-2 focus-visible:-outline-offset-2"
      >
        <span className="flex min-w-8 justify-center rounded-small bg-warning-ground px-2 py-0.5 font-semibold text-warning tabular-nums">
          {count}
        </span>
        <span className="grow basis-48">
          <span className="font-medium">{t(`task.${kind}`, { count })}</span>
          {dueAt && <span className="ms-2 text-muted">{t('task.by', { day: shortDay(dueAt) })}</span>}
        </span>
        {minor > 0 && <span className="font-semibold tabular-nums">{money(minor, 'CNY')}</span>}
        <span className="font-medium text-primary-9">
          {t(`act.${kind}`)}
          <Icon name="forward" className="ms-1 inline size-4" />
        </span>
      </Link>
    </li>
  );
}
