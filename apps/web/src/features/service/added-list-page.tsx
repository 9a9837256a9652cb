import type { ServiceRequest } from '@onehaul/contract/service';
import { serviceStages } from '@onehaul/domain/service/service-state';
import { useTranslation } from '@onehaul/i18n/react';
import { LinkButton } from '@onehaul/ui/button';
import { useState } from 'react';
import { lazyPart } from '../../app/lazy-part.ts';
import { paths } from '../../app/paths.ts';
import { OwnList } from '../../app/portal/own-list.tsx';
import { stageTabs } from '../../app/portal/stage-tabs.ts';
import { PrivateHead } from '../../app/private-head.tsx';
import type { PayPart } from './pay-part.ts';
import { useServiceColumns } from './service-columns.tsx';

export const serviceListName = 'services';
const keyOf = ({ id }: ServiceRequest) => String(id);

const OpenService = lazyPart(async () => ({
  default: (await import('./open-service.client.tsx')).OpenService,
}));

/** The action running in a dialog above the list. */
export type Doing = { readonly act: 'pay' | 'cancel'; readonly request: ServiceRequest };

type Props = {
  readonly list: { readonly items: readonly ServiceRequest[]; readonly total: number };
  readonly counts: Readonly<Record<(typeof serviceStages)[number], number>>;
  /** Rows per page and hidden columns as chosen earlier. */
  readonly rows: number;
  readonly hidden?: readonly string[] | undefined;
  readonly Pay: PayPart;
};

/** /member/added-list: all service requests, by stage. */
export function AddedListPage({ list, counts, rows, hidden, Pay }: Props) {
  const { t } = useTranslation('service');
  const { t: member } = useTranslation('member');
  const columns = useServiceColumns();
  const [doing, setDoing] = useState<Doing>();
  const toTypes = <LinkButton to={paths.added}>{t('list.ask')}</LinkButton>;

  return (
    <>
      <PrivateHead title={member('title.addedList')} />
      <OwnList<ServiceRequest>
        name={serviceListName}
        title={member('title.addedList')}
        sentence={t('list.sentence')}
        action={toTypes}
        tabs={stageTabs({
          filter: 'stage',
          label: t('list.stages'),
          stages: serviceStages,
          counts,
          nameOf: (stage) => t(`stage.${stage}`),
          emptyOf: (stage) => ({
            title: t('list.emptyStageTitle'),
            text: t('list.emptyStageText', { stage: t(`stage.${stage}`) }),
          }),
        })}
        searchHint={t('list.search')}
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
        list={list}
        rows={rows}
        hidden={hidden}
        columns={columns}
        keyOf={keyOf}
        empty={{ title: t('list.emptyTitle'), text: t('list.emptyText'), action: toTypes }}
        isWorking={doing !== undefined}
        drawer={(open, close) => (
          <OpenService
            open={open}
            doing={doing}
            rows={list.items}
            Pay={Pay}
            onAct={setDoing}
            onClose={close}
          />
        )}
      />
    </>
  );
}
