import type { Weighing } from '@onehaul/domain/fee/tariff';
import { extraFields } from './extra-fields.ts';
import { fieldMakers, type RuleField } from './field-makers.ts';
import { bandsOf, inMode, type Mode, modes, wholeUnit } from './freight-modes.ts';
import type { Say } from './say.ts';
import { weighingFields } from './weighing-fields.ts';

/** All single rules of a tariff in one language; rules that enable others come first. */
export function ruleFields(say: Say, basis: Weighing['basis']): RuleField[] {
  return [...weighingFields(say, basis), ...modeFields(say), ...extraFields(say)];
}

function modeFields(say: Say): RuleField[] {
  const { t } = say;
  const { choice, named } = fieldMakers(say);
  return [
    choice<Mode>(
      'freight',
      'mode',
      'field.mode',
      named(modes, (mode) => t(`mode.${mode}`)),
      ({ freight }) => freight.mode,
      (tariff, mode) => ({
        ...tariff,
        freight: inMode(mode, bandsOf(tariff.freight), wholeUnit(tariff.weighing.basis)),
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
            : inMode(
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
