import type { Box, Shipment } from '@onehaul/domain/fee/shipment';
import { choiceColumn, type Column, numberColumn } from './column-kinds.ts';
import type { Names } from './entries.ts';
import type { TariffFormatter } from './tariff-formatter.ts';

const gramsOf = (boxes: readonly Box[]) => boxes.reduce((sum, { grams }) => sum + grams, 0);

/** Storage is previewed as one parcel with the total weight of the boxes: accurate enough for a preview. */
const storedFor = (days: number, boxes: readonly Box[]) => [{ days, grams: gramsOf(boxes) }];

export function withBoxes(shipment: Shipment, boxes: readonly Box[]): Shipment {
  const [stored] = shipment.stored;
  return { ...shipment, boxes, stored: stored ? storedFor(stored.days, boxes) : [] };
}

/** Fields besides the boxes that determine a shipment's price. */
export function previewFields(formatter: TariffFormatter, { areas, levels }: Names): Column<Shipment>[] {
  const { t } = formatter;
  const money = (key: 'declaredMinor' | 'insuredMinor' | 'collectionMinor'): Column<Shipment> =>
    numberColumn<Shipment>(formatter, {
      key,
      name: `field.${key}`,
      unit: 'yuan',
      placeholder: t('none'),
      get: (shipment) => shipment[key] || null,
      put: (shipment, minor) => ({ ...shipment, [key]: minor }),
      clear: (shipment) => ({ ...shipment, [key]: 0 }),
    });
  return [
    choiceColumn<Shipment, string>(formatter, {
      key: 'area',
      name: 'field.address',
      choices: [{ value: '', label: t('ordinaryArea') }, ...areas],
      get: ({ remoteAreas }) => remoteAreas[0] ?? '',
      put: (shipment, area) => ({ ...shipment, remoteAreas: area ? [area] : [] }),
    }),
    choiceColumn<Shipment, string>(formatter, {
      key: 'level',
      name: 'field.level',
      choices: levels.some(({ value }) => value === '0')
        ? levels
        : [{ value: '0', label: t('none') }, ...levels],
      get: ({ level }) => String(level),
      put: (shipment, level) => ({ ...shipment, level: Number(level) }),
    }),
    money('declaredMinor'),
    money('insuredMinor'),
    money('collectionMinor'),
    numberColumn<Shipment>(formatter, {
      key: 'days',
      name: 'field.storedDays',
      unit: 'whole',
      most: 3650,
      placeholder: t('none'),
      get: ({ stored }) => stored[0]?.days ?? null,
      put: (shipment, days) => ({ ...shipment, stored: storedFor(days, shipment.boxes) }),
      clear: (shipment) => ({ ...shipment, stored: [] }),
    }),
  ];
}
