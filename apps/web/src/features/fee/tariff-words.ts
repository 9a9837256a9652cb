import type { Tariff } from '@onehaul/domain/fee/tariff';
import type { Translate } from '@onehaul/i18n/translator';
import { priceWords, type TariffFormat } from '../../app/fee/weighing-words.ts';

/** A titled group of a tariff's rules in words. */
export type RuleGroup = {
  readonly key:
    | 'surcharges'
    | 'remote'
    | 'limits'
    | 'storage'
    | 'insurance'
    | 'collection'
    | 'tax'
    | 'discount';
  readonly rules: readonly string[];
};

type Names = {
  readonly area: (key: string) => string;
  readonly bill: Translate<'bill'>;
};

const moneyIn =
  ({ measures, currency }: TariffFormat) =>
  (minor: number) =>
    measures.money(minor, currency);

function surchargeRules(tariffFormat: TariffFormat, { surcharges }: Tariff, { bill }: Names): string[] {
  const { t, measures } = tariffFormat;
  const money = moneyIn(tariffFormat);
  return surcharges.flatMap(({ measure, per, bands, least, most }) => {
    const value = {
      weight: measures.weight,
      length: measures.length,
      girth: measures.length,
      pieces: measures.number,
    }[measure];
    const rules = bands.map(({ over, upTo, price }) => {
      const amount =
        price.kind === 'unit' && measure === 'pieces'
          ? t('surcharge.each', { amount: money(price.minor) })
          : priceWords(tariffFormat, price, 'weight');
      const gaps = {
        name: bill(`rule.${measure}`),
        over: value(over),
        amount,
        per: t(`surcharge.per.${per}`),
      };
      return upTo === null
        ? t('surcharge.over', gaps)
        : t('surcharge.between', { ...gaps, upTo: value(upTo) });
    });
    const name = bill(`rule.${measure}`);
    return [
      ...rules,
      ...(least > 0 ? [t('surcharge.least', { name, amount: money(least) })] : []),
      ...(most === null ? [] : [t('surcharge.most', { name, amount: money(most) })]),
    ];
  });
}

function remoteRules(tariffFormat: TariffFormat, { remoteAreas }: Tariff, { area }: Names): string[] {
  const { t } = tariffFormat;
  return remoteAreas.map(({ area: key, price, least }) => {
    const name = area(key);
    if (!price) return t('remote.notServed', { name });
    const amount = priceWords(tariffFormat, price, 'weight');
    return least > 0
      ? t('remote.least', { name, amount, least: moneyIn(tariffFormat)(least) })
      : t('remote.charge', { name, amount });
  });
}

function limitRules({ t, measures }: TariffFormat, { limits }: Tariff): string[] {
  const { sideMillimetres, boxGrams, totalGrams, boxes } = limits;
  return [
    ...(sideMillimetres === null ? [] : [t('limit.side', { most: measures.length(sideMillimetres) })]),
    ...(boxGrams === null ? [] : [t('limit.box', { most: measures.weight(boxGrams) })]),
    ...(totalGrams === null ? [] : [t('limit.total', { most: measures.weight(totalGrams) })]),
    ...(boxes === null ? [] : [t('limit.boxes', { most: measures.number(boxes) })]),
  ];
}

function storageRules(tariffFormat: TariffFormat, { storage }: Tariff): string[] {
  const { t, measures } = tariffFormat;
  const money = moneyIn(tariffFormat);
  const { freeDays, bands, mostDays, clock } = storage;
  const paid = bands.filter(({ minorPerDay }) => minorPerDay > 0);
  return [
    t('storage.free', { count: freeDays }),
    ...paid.map(({ upToGrams, minorPerDay }) =>
      upToGrams === null
        ? t('storage.day', { amount: money(minorPerDay) })
        : t('storage.dayUpTo', { amount: money(minorPerDay), weight: measures.weight(upToGrams) }),
    ),
    ...(paid.length > 0 && mostDays !== null ? [t('storage.most', { days: measures.number(mostDays) })] : []),
    ...(paid.length > 0 ? [t(`storage.${clock}`)] : []),
  ];
}

function insuranceRules(tariffFormat: TariffFormat, { insurance }: Tariff): string[] {
  const { t, measures } = tariffFormat;
  const money = moneyIn(tariffFormat);
  if (!insurance) return [t('insurance.none')];
  const { bps, least, mostCover } = insurance;
  return [
    t('insurance.rate', { percent: measures.percent(bps), least: money(least) }),
    ...(mostCover === null ? [] : [t('insurance.most', { amount: money(mostCover) })]),
  ];
}

function collectionRules(tariffFormat: TariffFormat, { collection }: Tariff): string[] {
  const { t, measures } = tariffFormat;
  const money = moneyIn(tariffFormat);
  if (!collection) return [];
  return [
    ...collection.bands.map(({ upToMinor, minor, bps }) => {
      const gaps = { amount: money(minor), percent: measures.percent(bps) };
      return upToMinor === null
        ? t('collection.rate', gaps)
        : t('collection.rateUpTo', { ...gaps, upTo: money(upToMinor) });
    }),
    ...(collection.least > 0 ? [t('collection.least', { amount: money(collection.least) })] : []),
  ];
}

function taxRules(tariffFormat: TariffFormat, { tax }: Tariff): string[] {
  const { t, measures } = tariffFormat;
  if (tax.mode !== 'onValue') return [t(`tax.${tax.mode}`)];
  const money = moneyIn(tariffFormat);
  return [
    t('tax.onValue', { percent: measures.percent(tax.dutyBps), free: money(tax.freeUpToMinor) }),
    t('tax.commission', { percent: measures.percent(tax.commissionBps), least: money(tax.leastCommission) }),
  ];
}

function discountRules({ t, measures }: TariffFormat, { discount }: Tariff, { bill }: Names): string[] {
  const levels = discount.levels.filter(({ bps }) => bps > 0);
  if (levels.length === 0 || discount.rules.length === 0) return [];
  const rules = discount.rules.map((rule) => bill(`rule.${rule}`)).join(t('listComma'));
  return levels.map(({ level, bps }) =>
    t('discount.level', { level: measures.number(level), percent: measures.percent(bps), rules }),
  );
}

/** All rules besides the price table; empty groups are omitted. */
export function ruleGroups(tariffFormat: TariffFormat, tariff: Tariff, names: Names): RuleGroup[] {
  const groups: RuleGroup[] = [
    { key: 'limits', rules: limitRules(tariffFormat, tariff) },
    { key: 'surcharges', rules: surchargeRules(tariffFormat, tariff, names) },
    { key: 'remote', rules: remoteRules(tariffFormat, tariff, names) },
    { key: 'tax', rules: taxRules(tariffFormat, tariff) },
    { key: 'insurance', rules: insuranceRules(tariffFormat, tariff) },
    { key: 'collection', rules: collectionRules(tariffFormat, tariff) },
    { key: 'storage', rules: storageRules(tariffFormat, tariff) },
    { key: 'discount', rules: discountRules(tariffFormat, tariff, names) },
  ];
  return groups.filter(({ rules }) => rules.length > 0);
}

/** Describes how totals are rounded; undefined when they are rounded to the cent. */
export function roundingWords(
  { t, measures, currency }: TariffFormat,
  { rounding }: Tariff,
): string | undefined {
  const { step, direction } = rounding;
  return step > 1 ? t(`rounding.${direction}`, { step: measures.money(step, currency) }) : undefined;
}
