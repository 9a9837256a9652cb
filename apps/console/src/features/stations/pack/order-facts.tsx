import type { PackOrder } from '@onehaul/contract/console/fulfilment';
import { measuresIn } from '@onehaul/i18n/measures';
import { useTranslation } from '@onehaul/i18n/react';
import { Fact } from '../kit/fact.tsx';

/** Number of lines that fit beside the order's other facts. */
const maxPlanned = 6;

/** Owner, destination and the owner's instructions. */
export function OrderFacts({ order }: { readonly order: PackOrder }) {
  const { t, i18n } = useTranslation('packing');
  const { money, weight, length } = measuresIn(i18n.language);
  const planned = order.plannedBoxes.map(
    (box) =>
      `${weight(box.grams)}, ${[box.lengthMillimetres, box.widthMillimetres, box.heightMillimetres].map(length).join(' × ')}`,
  );
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-2 text-body xl:grid-cols-3">
      <Fact label={t('pack.member')}>
        <b className="font-mono text-title">{order.memberCode}</b> {order.memberName}
      </Fact>
      <Fact label={t('pack.line')}>
        {[order.lineName, order.countryName, order.carrierName].filter(Boolean).join(' · ')}
      </Fact>
      <Fact label={t('pack.packing')}>
        <b>{t(`pack.packing.${order.packing}`)}</b>
        {order.isSensitive && <b className="block text-warning">{t('pack.sensitive')}</b>}
        {order.insuredMinor > 0 && (
          <span className="block">{t('pack.insured', { amount: money(order.insuredMinor, 'CNY') })}</span>
        )}
      </Fact>
      {order.services.length > 0 && (
        <Fact label={t('pack.services')}>
          <ul data-services={order.services.length}>
            {order.services.map(({ name, quantity }) => (
              <li key={name} className="font-semibold text-information">
                {t('pack.service', { name, quantity })}
              </li>
            ))}
          </ul>
        </Fact>
      )}
      {order.remark && (
        <Fact label={t('pack.remark')}>
          <span className="font-semibold text-information">{order.remark}</span>
        </Fact>
      )}
      <Fact label={t('pack.planned')}>
        <ul>
          {planned.slice(0, maxPlanned).map((box, index) => (
            <li key={index}>{box}</li>
          ))}
          {planned.length > maxPlanned && <li>{t('more', { left: planned.length - maxPlanned })}</li>}
        </ul>
      </Fact>
    </dl>
  );
}
