import type { Weighing } from '@onehaul/domain/fee/tariff';
import { extraFields } from './extra-fields.ts';
import { fieldMakers, type RuleField } from './field-makers.ts';
import { bandsOf, convertToMode, type Mode, modes, wholeUnit } from './freight-modes.ts';
import type { TariffFormatter } from './tariff-formatter.ts';
import { weighingFields } from './weighing-fields.ts';

/** All single rules of a tariff in one language; rules that enable others come first. */
export function ruleFields(formatter: TariffFormatter, basis: Weighing['basis']): RuleField[] {
  return [...weighingFields(formatter, basis), ...modeFields(formatter), ...extraFields(formatter)];
}

function modeFields(formatter: TariffFormatter): RuleField[] {
  const { t } = formatter;
  const { choice, named } = fieldMakers(formatter);
  return [
    choice<Mode>(
      'freight',
      'mode',
      'field.mode',
      named(modes, (mode) => t(`mode.${mode}`)),
      ({ freight }) => freight.mode,
      (tariff, mode) => ({
        ...tariff,
        freight: convertToMode(mode, bandsOf(tariff.freight), wholeUnit(tariff.weighing.basis)),
      }),
    ),
    choice<Mode | 'none'>(
      'delivery',
      'deliveryMode',
      'field.mode',
      [{ value: 'none', label: t('noDelivery') }, ...named(modes, (mode) => t(`mode.${mode}`))],
      ({ delivery }) => delivery?.mode ?? 'none',
      (tariff, mode) => ({
        ...tariff,
        delivery:
          mode === 'none'
            ? null
            : convertToMode(
                mode,
                tariff.delivery
                  ? bandsOf(tariff.delivery)
                  : [{ upTo: null, price: { kind: 'fixed', minor: 0 } }],
                wholeUnit(tariff.weighing.basis),
              ),
      }),
    ),
  ];
}
