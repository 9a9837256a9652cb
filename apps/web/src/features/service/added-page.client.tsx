import { useTranslation } from '@onehaul/i18n/react';
import { LinkButton } from '@onehaul/ui/button';
import { Card } from '@onehaul/ui/card';
import { Button } from '@onehaul/workbench/antd';
import { failureOf } from '@onehaul/workbench/failure';
import { FailureMessage, ListMessage } from '@onehaul/workbench/list-message';
import { PageHead } from '@onehaul/workbench/page-head';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { paths } from '../../app/paths.ts';
import { useSendWithMessage } from '../../app/portal/use-send-with-message.ts';
import { PrivateHead } from '../../app/private-head.tsx';
import { RequestServiceDialog } from './request-service-dialog.tsx';
import type { PayPart } from './pay-part.ts';
import {
  goodsQuery,
  type ServiceOption,
  type ServiceType,
  serviceTypesQuery,
  type Target,
} from './service-queries.ts';
import { usePriceWords } from './use-price-words.ts';

const wholeNumber = /^[1-9]\d{0,14}$/;

/** Parses the parcel or order from a drawer's link. */
function chosenBy(address: URLSearchParams): { target: Target; id: number } | undefined {
  for (const target of ['parcel', 'order'] as const) {
    const id = address.get(target);
    if (id !== null && wholeNumber.test(id)) return { target, id: Number(id) };
  }
  return undefined;
}

type Asking = { readonly service: ServiceType; readonly option: ServiceOption };

/** /member/added: services of the warehouse with prices. */
export function AddedPage({ Pay }: { readonly Pay: PayPart }) {
  const { t } = useTranslation('service');
  const { t: member } = useTranslation('member');
  const send = useSendWithMessage();
  const [address] = useSearchParams();
  const chosen = chosenBy(address);
  const { data, error, refetch } = useQuery(serviceTypesQuery(send));
  const [asking, setAsking] = useState<Asking>();

  return (
    <>
      <PrivateHead title={member('title.added')} />
      <div className="flex flex-col gap-5">
        <PageHead
          title={member('title.added')}
          sentence={t('types.sentence')}
          action={
            <LinkButton to={paths.addedList} variant="secondary">
              {t('types.toList')}
            </LinkButton>
          }
        />
        {chosen && <SelectedItemsBar {...chosen} />}
        {!data && error ? (
          <Card>
            <FailureMessage failure={failureOf(error)} onRetry={() => void refetch()} />
          </Card>
        ) : (
          <Types
            types={data}
            only={chosen?.target}
            onAsk={(service, option) => setAsking({ service, option })}
          />
        )}
      </div>
      {asking && (
        <RequestServiceDialog
          {...asking}
          Pay={Pay}
          goodsId={chosen?.target === asking.service.target ? chosen.id : undefined}
          onClose={() => setAsking(undefined)}
        />
      )}
    </>
  );
}

function SelectedItemsBar({ target, id }: { readonly target: Target; readonly id: number }) {
  const { t } = useTranslation('service');
  const { data } = useQuery(goodsQuery(useSendWithMessage(), target, id));
  const number = data?.number ?? '…';
  return (
    <p
      data-for={target}
      className="flex flex-wrap items-center justify-between gap-3 rounded-control border border-line bg-sunken px-4 py-2 text-small"
    >
      <span>{t(target === 'parcel' ? 'types.chosenParcel' : 'types.chosenOrder', { number })}</span>
      <Link to={paths.added} className="font-medium text-primary-9 underline underline-offset-4">
        {t('types.showAll')}
      </Link>
    </p>
  );
}

type TypesProps = {
  readonly types: readonly ServiceType[] | undefined;
  readonly only: Target | undefined;
  readonly onAsk: (service: ServiceType, option: ServiceOption) => void;
};

function Types({ types, only, onAsk }: TypesProps) {
  const { t } = useTranslation('service');
  if (!types) return <TypesSkeleton />;
  const groups = (['parcel', 'order'] as const)
    .filter((target) => only === undefined || target === only)
    .map((target) => ({ target, services: types.filter((one) => one.target === target) }))
    .filter(({ services }) => services.length > 0);
  if (groups.length === 0) {
    return (
      <Card>
        <ListMessage icon="note" title={t('types.emptyTitle')} text={t('types.emptyText')} />
      </Card>
    );
  }
  return groups.map(({ target, services }) => (
    <section key={target} className="grid gap-3" data-target={target}>
      <h2 className="text-lead font-semibold">
        {t(target === 'parcel' ? 'types.forParcel' : 'types.forOrder')}
      </h2>
      <ul className="grid items-start gap-4 lg:grid-cols-2">
        {services.map((service) => (
          <ServiceCard key={service.id} service={service} onAsk={onAsk} />
        ))}
      </ul>
    </section>
  ));
}

type CardProps = { readonly service: ServiceType; readonly onAsk: TypesProps['onAsk'] };

function ServiceCard({ service, onAsk }: CardProps) {
  const { t } = useTranslation('service');
  const price = usePriceWords();
  return (
    <Card as="li" className="grid gap-3 p-4 sm:p-5">
      <div>
        <h3 className="font-semibold">{service.name}</h3>
        {service.note && <p className="text-small text-muted">{service.note}</p>}
      </div>
      <ul className="grid">
        {service.options.map((option) => (
          <li
            key={option.id}
            data-option={option.id}
            className="flex items-center justify-between gap-4 border-t border-line py-3 last:pb-0"
          >
            <div className="grid min-w-0 gap-0.5">
              <span className="text-small font-medium">{option.name}</span>
              {option.note && <span className="text-caption text-muted">{option.note}</span>}
              <span className="text-small tabular-nums">{price(option)}</span>
            </div>
            <Button
              data-ask
              aria-label={t('types.askFor', { name: `${service.name}, ${option.name}` })}
              onClick={() => onAsk(service, option)}
            >
              {t('types.ask')}
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Skeleton with the height of the cards. */
const TypesSkeleton = () => (
  <div aria-hidden="true" className="grid gap-4 lg:grid-cols-2">
    {[1, 2, 3, 4].map((one) => (
      <span key={one} className="h-44 animate-pulse rounded-card bg-line motion-reduce:animate-none" />
    ))}
  </div>
);
