import { convert, money } from '@onehaul/domain/money';
import { dayText } from '@onehaul/i18n/days';
import { numberFormat } from '@onehaul/i18n/formats';
import { moneyText } from '@onehaul/i18n/measures';
import { openingLines } from '@onehaul/i18n/opening-text';
import { useTranslation } from '@onehaul/i18n/react';
import { CopyButton } from '@onehaul/ui/copy-button';
import { Icon } from '@onehaul/ui/icon';
import { Link } from 'react-router';
import { useRootData } from '../../app/root-data.ts';
import { roundedDistance } from './distance.ts';
import { directionsTo, type FoundPoint } from './finder-address.ts';

type Props = {
  readonly point: FoundPoint;
  readonly isChosen: boolean;
  readonly isFrom: boolean;
  readonly address: string;
  readonly fromAddress: string;
};

const action =
  'inline-flex min-h-9 items-center gap-1.5 rounded-control px-2 font-medium text-primary-9 hover:bg-primary-2 pointer-coarse:min-h-control';

/** A pickup point with everything needed for a visit. */
export function PointCard({ point, isChosen, isFrom, address, fromAddress }: Props) {
  const { t, i18n } = useTranslation('pickup');
  const { t: storefront } = useTranslation('storefront');
  const { language } = useRootData();
  const fee = useFeeText();
  const { name, kind, note, phone, telephone, storageDays, serviceChargeCents, isOpen, metres } = point;
  const { week, closedOn, isOpenNow } = point;
  const hours = [
    ...openingLines(week, i18n.language, t('week.closed')),
    closedOn.length > 0 &&
      t('closedOn', { days: closedOn.map((day) => dayText(day, i18n.language)).join(', ') }),
    point.hours,
  ].filter(Boolean);
  const place = [point.provinceName, point.cityName, point.areaName].filter(Boolean).join(' · ');
  const wholeAddress = [point.address, point.postcode].filter(Boolean).join(' ');
  const directions = directionsTo(point);
  const isChinese = language === 'zhHans' || language === 'zhHanT';
  return (
    <li
      data-point={point.id}
      className={`grid gap-2 rounded-card border bg-surface p-4 text-small ${isChosen ? 'border-primary-9' : 'border-line'}`}
    >
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <h2 className="text-body font-semibold">
          <Link
            to={address}
            replace
            preventScrollReset
            aria-current={isChosen ? 'true' : undefined}
            className="inline-flex items-center hover:underline pointer-coarse:min-h-control"
          >
            {name}
          </Link>
        </h2>
        {metres !== undefined && (
          <span className="font-medium tabular-nums">{distanceText(metres, i18n.language)}</span>
        )}
      </div>
      <p className="flex flex-wrap gap-x-3 gap-y-1 text-caption">
        <span className="rounded-small bg-primary-2 px-2 py-0.5 font-medium text-primary-9">
          {t(`kind.${kind}`)}
        </span>
        <span className={`inline-flex items-center gap-1 ${isOpen ? 'text-positive' : 'text-danger'}`}>
          <Icon name={isOpen ? 'check' : 'close'} className="size-3.5" />
          {t(isOpen ? 'open' : 'closed')}
        </span>
        {isOpen && isOpenNow !== null && (
          <span className={isOpenNow ? 'text-positive' : 'text-warning'} data-open-now={isOpenNow}>
            {t(isOpenNow ? 'now.open' : 'now.closed')}
          </span>
        )}
        <span className="text-muted">{place}</span>
      </p>
      <p className="font-medium">{wholeAddress}</p>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1">
        {[
          { title: t('hours'), text: hours.join('\n') },
          { title: t('phone'), text: [phone, telephone].filter(Boolean).join(', ') },
          { title: t('fee'), text: serviceChargeCents === 0 ? t('fee.free') : fee(serviceChargeCents) },
          { title: t('storage'), text: t('storage.days', { count: storageDays }) },
          { title: t('note'), text: note },
        ]
          .filter(({ text }) => text !== '')
          .map(({ title, text }) => (
            <div key={title} className="contents">
              <dt className="text-muted">{title}</dt>
              <dd className="whitespace-pre-line">{text}</dd>
            </div>
          ))}
      </dl>
      <div className="-ms-2 flex flex-wrap gap-x-2">
        <CopyButton
          text={wholeAddress}
          copied={storefront('copy.done')}
          failed={storefront('copy.failed')}
          aria-label={t('copyOf', { name })}
          className={action}
        >
          <Icon name="copy" className="size-4" />
          {t('copy')}
        </CopyButton>
        <a href={directions.google} target="_blank" rel="noreferrer" className={action}>
          <Icon name="forward" className="size-4" />
          {t('directions')}
          <span className="sr-only">: {name}</span>
        </a>
        {isChinese && (
          <a href={directions.amap} target="_blank" rel="noreferrer" className={action}>
            {t('amap')}
            <span className="sr-only">: {name}</span>
          </a>
        )}
        {!isFrom && (
          <Link to={fromAddress} replace preventScrollReset className={action}>
            {t('from.choose')}
            <span className="sr-only">: {name}</span>
          </Link>
        )}
      </div>
    </li>
  );
}

export function distanceText(metres: number, tag: string): string {
  const { value, unit } = roundedDistance(metres);
  return numberFormat(tag, { style: 'unit', unit }).format(value);
}

/** Formats in CNY, with the approximate value in the user's chosen currency. */
function useFeeText(): (cents: number) => string {
  const { i18n } = useTranslation('pickup');
  const { currencies, currency } = useRootData();
  const chosen = currencies.find(({ code }) => code === currency && code !== 'CNY');
  return (cents) => {
    const exact = moneyText(i18n.language, cents, 'CNY');
    if (!chosen) return exact;
    const about = convert(money(cents, 'CNY'), chosen.exchangeRate, chosen.code);
    return `${exact} (≈ ${moneyText(i18n.language, about.minor, about.currency)})`;
  };
}
