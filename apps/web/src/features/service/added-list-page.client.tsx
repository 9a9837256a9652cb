import type { ServiceRequest } from '@onehaul/contract/service';
import { serviceStages } from '@onehaul/domain/service/service-state';
import { useTranslation } from '@onehaul/i18n/react';
import { LinkButton } from '@onehaul/ui/button';
import { ListPage, type ListQuery } from '@onehaul/workbench/list-page';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useSearchParams } from 'react-router';
import { paths } from '../../app/paths.ts';
import { servicesKey } from '../../app/portal/service-key.ts';
import { useSendWithMessage } from '../../app/portal/use-send-with-message.ts';
import { useIsNarrow } from '../../app/portal/use-is-narrow.ts';
import { PrivateHead } from '../../app/private-head.tsx';
import { CancelServiceDialog } from './cancel-service-dialog.tsx';
import type { PayPart } from './pay-part.ts';
import { PayServiceDialog } from './pay-service-dialog.tsx';
import { useServiceColumns } from './service-columns.tsx';
import { ServiceDrawer } from './service-drawer.tsx';
import { loadServices, serviceCountQuery } from './service-queries.ts';

const keyOf = ({ id }: ServiceRequest) => String(id);

type Doing = { readonly act: 'pay' | 'cancel'; readonly request: ServiceRequest };

/** /member/added-list: all service requests, by stage. */
export function AddedListPage({ Pay }: { readonly Pay: PayPart }) {
  const { t } = useTranslation('service');
  const { t: member } = useTranslation('member');
  const send = useSendWithMessage();
  const isNarrow = useIsNarrow();
  const columns = useServiceColumns(isNarrow);
  const [address] = useSearchParams();
  const { data: counts } = useQuery(serviceCountQuery(send, address.get('target') ?? undefined));
  const [doing, setDoing] = useState<Doing>();
  const stage = serviceStages.find((one) => one === address.get('stage'));
  const load = useCallback((query: ListQuery) => loadServices(send, query), [send]);
  const total = counts && serviceStages.reduce((sum, one) => sum + counts[one], 0);
  const toTypes = <LinkButton to={paths.added}>{t('list.ask')}</LinkButton>;

  return (
    <>
      <PrivateHead title={member('title.addedList')} />
      <ListPage<ServiceRequest>
        name={servicesKey[0]!}
        title={member('title.addedList')}
        sentence={t('list.sentence')}
        action={toTypes}
        searchLabel={t('list.search')}
        isTall
        isNarrow={isNarrow}
        countTabs={{
          name: 'stage',
          label: t('list.stages'),
          choices: [
            { value: '', label: t('stage.all'), count: total },
            ...serviceStages.map((one) => ({ value: one, label: t(`stage.${one}`), count: counts?.[one] })),
          ],
        }}
        filters={[
          {
            name: 'target',
            label: t('filter.target'),
            options: [
              { value: 'parcel', label: t('filter.parcel') },
              { value: 'order', label: t('filter.order') },
            ],
          },
        ]}
        columns={columns}
        keyOf={keyOf}
        load={load}
        empty={
          stage
            ? {
                title: t('list.emptyStageTitle'),
                text: t('list.emptyStageText', { stage: t(`stage.${stage}`) }),
              }
            : { title: t('list.emptyTitle'), text: t('list.emptyText'), action: toTypes }
        }
        drawer={{
          title: t('drawer.title'),
          show: (key, row) => (
            <ServiceDrawer
              key={key}
              id={Number(key)}
              row={row}
              onAct={(act, request) => setDoing({ act, request })}
            />
          ),
        }}
      />
      {doing?.act === 'pay' && (
        <PayServiceDialog request={doing.request} Pay={Pay} onClose={() => setDoing(undefined)} />
      )}
      {doing?.act === 'cancel' && (
        <CancelServiceDialog request={doing.request} onClose={() => setDoing(undefined)} />
      )}
    </>
  );
}
