import {
  type ServiceForStaff,
  serviceDeskCalls,
  type ServiceQueue as Queue,
  serviceQueues,
} from '@onehaul/contract/console/services';
import { useTranslation } from '@onehaul/i18n/react';
import { failureOf } from '@onehaul/workbench/failure';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../../app/call-api.ts';
import { KeyButton } from '../kit/key-button.tsx';
import { useStation } from '../kit/station-context.tsx';
import { DueMark } from './due-mark.tsx';

type Props = { readonly onOpen: (service: ServiceForStaff) => void };

const acts = { paid: 'list1', assigned: 'list2', requested: 'list3', handled: 'list4' } as const;

/** Waiting services, earliest due first; each queue has a shortcut. */
export function ServiceQueue({ onOpen }: Props) {
  const { t } = useTranslation('serviceDesk');
  const { workplace } = useStation();
  const [queue, setQueue] = useState<Queue>('paid');
  const { shopId, warehouseId } = workplace;
  const { data, error } = useQuery({
    queryKey: ['services', 'list', shopId, warehouseId, queue],
    queryFn: ({ signal }) =>
      callApi(serviceDeskCalls.list, { shopId, warehouseId, queue, pageIndex: 1, pageRows: 50 }, { signal }),
    refetchInterval: 10_000,
    placeholderData: (before) => before,
  });
  return (
    <section aria-label={t('queue.label')} className="flex flex-col gap-3">
      <div className="flex flex-wrap gap-2">
        {serviceQueues.map((one) => (
          <KeyButton
            key={one}
            act={acts[one]}
            isPressed={queue === one}
            look={queue === one ? 'primary' : 'plain'}
            onPress={() => setQueue(one)}
          >
            {t(`queue.${one}`)}
            {one !== 'handled' && data && (
              <b className="ms-2 tabular-nums" data-count={one}>
                {data.counts[one]}
              </b>
            )}
          </KeyButton>
        ))}
      </div>
      {error && !data && (
        <p role="alert" className="text-body text-danger">
          {t('queue.failed', { reason: failureOf(error).message })}
        </p>
      )}
      {data?.items.length === 0 && <p className="text-body text-muted">{t('queue.empty')}</p>}
      {data && <ServiceList items={data.items} onOpen={onOpen} />}
    </section>
  );
}

export const ServiceList = ({ items, onOpen }: Props & { readonly items: readonly ServiceForStaff[] }) => (
  <ul className="grid gap-2 xl:grid-cols-2">
    {items.map((service) => (
      <li key={service.id}>
        <ServiceCard service={service} onOpen={onOpen} />
      </li>
    ))}
  </ul>
);

function ServiceCard({ service, onOpen }: Props & { readonly service: ServiceForStaff }) {
  const { t } = useTranslation('serviceDesk');
  const { name, targetNumber, binCodes, memberCode, state, staffName, quantity } = service;
  return (
    <button
      type="button"
      data-service={service.number}
      data-state={state}
      onClick={() => onOpen(service)}
      className="grid w-full grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 gap-y-1 rounded-card border border-line-strong bg-surface px-4 py-3 text-start hover:bg-primary-2"
    >
      <strong className="truncate text-body">
        {name}
        {quantity > 1 && ` × ${quantity}`}
      </strong>
      <span className="text-small whitespace-nowrap">{staffName || t(`state.${state}`)}</span>
      <span className="truncate font-mono text-small">{targetNumber}</span>
      <DueMark service={service} />
      <span className="col-span-2 truncate text-caption text-muted">
        {[memberCode, binCodes.join(' ') || t('fact.noBin')].join(' · ')}
      </span>
    </button>
  );
}
