import type { ServiceForStaff } from '@onehaul/contract/console/services';
import { measuresIn } from '@onehaul/i18n/measures';
import { useTranslation } from '@onehaul/i18n/react';
import { DueMark } from './due-mark.tsx';
import { Fact } from '../kit/fact.tsx';
import { PhotoStrip } from '../kit/photo-strip.tsx';

/** The task, its subject, location and findings. */
export function ServiceFacts({ service }: { readonly service: ServiceForStaff }) {
  const { t, i18n } = useTranslation('serviceDesk');
  const { weight, money } = measuresIn(i18n.language);
  const { target, targetNumber, binCodes, parcelCount, weightGrams, photoUrls, answer } = service;
  return (
    <>
      <dl className="grid grid-cols-2 gap-x-8 gap-y-4 text-lead xl:grid-cols-3">
        <Fact label={t('fact.goods')}>
          <b className="font-mono break-all">{targetNumber}</b>
          <span className="block text-body">{service.goodsName}</span>
        </Fact>
        <Fact label={t('fact.bin')}>
          <b className="font-mono text-display leading-none">{binCodes.join(' ') || t('fact.noBin')}</b>
        </Fact>
        <Fact label={t('fact.member')}>
          <b className="font-mono">{service.memberCode}</b> {service.memberName}
        </Fact>
        {service.quantity > 1 && <Fact label={t('fact.quantity')}>{service.quantity}</Fact>}
        {target === 'order' && <Fact label={t('fact.parcels')}>{parcelCount}</Fact>}
        {weightGrams !== null && <Fact label={t('fact.weight')}>{weight(weightGrams)}</Fact>}
        {service.minor !== null && <Fact label={t('fact.price')}>{money(service.minor, 'CNY')}</Fact>}
        {service.staffName && <Fact label={t('fact.by')}>{service.staffName}</Fact>}
        {service.foundCount !== null && <Fact label={t('fact.count')}>{service.foundCount}</Fact>}
        {service.foundGrams !== null && <Fact label={t('fact.found')}>{weight(service.foundGrams)}</Fact>}
        {service.dueAt && !service.handledAt && (
          <Fact label={t('fact.state')}>
            {t(`state.${service.state}`)} <DueMark service={service} />
          </Fact>
        )}
        {answer && <Fact label={t('fact.answer')}>{answer}</Fact>}
      </dl>
      {service.words && (
        <p className="rounded-card border-2 border-information bg-information-ground p-4 text-title">
          <span className="block text-small text-muted">{t('fact.words')}</span>
          {service.words}
        </p>
      )}
      {(service.state === 'assigned' || photoUrls.length > 0) && (
        <PhotoStrip
          label={t('fact.photos')}
          urls={photoUrls}
          none={t('fact.noPhotos')}
          nameOf={(number) => t('fact.photo', { number })}
        />
      )}
    </>
  );
}
