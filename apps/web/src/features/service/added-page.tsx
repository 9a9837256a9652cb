import { useTranslation } from '@onehaul/i18n/react';
import { Button, LinkButton } from '@onehaul/ui/button';
import { Card } from '@onehaul/ui/card';
import { PageHead } from '@onehaul/ui/list/page-head';
import { ListMessage } from '@onehaul/ui/list-message';
import { Suspense, useState } from 'react';
import { Link } from 'react-router';
import { lazyPart } from '../../app/lazy-part.ts';
import { paths } from '../../app/paths.ts';
import { PrivateHead } from '../../app/private-head.tsx';
import type { PayPart } from './pay-part.ts';
import type { ServiceOption, ServiceType, Target } from './service-data.ts';
import { usePriceWords } from './use-price-words.ts';

const RequestService = lazyPart(async () => ({
  default: (await import('./request-service.client.tsx')).RequestService,
}));

type Chosen = { readonly target: Target; readonly id: number; readonly number: string };
type Asking = { readonly service: ServiceType; readonly option: ServiceOption };
type Props = {
  readonly types: readonly ServiceType[];
  /** The parcel or order whose drawer linked here. */
  readonly chosen?: Chosen | undefined;
  readonly Pay: PayPart;
};

/** /member/added: services of the warehouse with prices. */
export function AddedPage({ types, chosen, Pay }: Props) {
  const { t } = useTranslation('service');
  const { t: member } = useTranslation('member');
  const [asking, setAsking] = useState<Asking>();

  return (
    <>
      <PrivateHead title={member('title.added')} />
      <div className="flex flex-col gap-5 max-md:gap-4">
        <PageHead
          title={member('title.added')}
          sentence={t('types.sentence')}
          action={
            <LinkButton to={paths.addedList} variant="secondary">
              {t('types.toList')}
            </LinkButton>
          }
        />
        {chosen && <ChosenGoods {...chosen} />}
        <Types
          types={types}
          only={chosen?.target}
          onAsk={(service, option) => setAsking({ service, option })}
        />
      </div>
      {asking && (
        <Suspense>
          <RequestService
            {...asking}
            Pay={Pay}
            goodsId={chosen?.target === asking.service.target ? chosen.id : undefined}
            onClose={() => setAsking(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}

function ChosenGoods({ target, number }: Chosen) {
  const { t } = useTranslation('service');
  return (
    <p
      data-for={target}
      className="flex flex-wrap items-center justify-between gap-3 rounded-control border border-line bg-sunken px-4 py-2 text-small"
    >
      <span className="min-w-0 break-words">
        {t(target === 'parcel' ? 'types.chosenParcel' : 'types.chosenOrder', { number })}
      </span>
      <Link
        to={paths.added}
        className="inline-flex min-h-control-small items-center font-medium text-primary-9 underline underline-offset-4"
      >
        {t('types.showAll')}
      </Link>
    </p>
  );
}

type TypesProps = {
  readonly types: readonly ServiceType[];
  readonly only: Target | undefined;
  readonly onAsk: (service: ServiceType, option: ServiceOption) => void;
};

function Types({ types, only, onAsk }: TypesProps) {
  const { t } = useTranslation('service');
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
              variant="secondary"
              className="shrink-0"
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
