import type { GoodsType } from '@onehaul/contract/catalog';
import type { BookableLine } from '@onehaul/contract/dedicated';
import { useTranslation } from '@onehaul/i18n/react';
import { SelectInput } from '@onehaul/ui/form/select-input';
import type { BookingDraft, WrongField } from './booking-draft.ts';

const steps = ['warehouseId', 'countryId', 'carrierId', 'speedId'] as const;
type Step = (typeof steps)[number];
const nameOf = {
  warehouseId: 'warehouseName',
  countryId: 'countryName',
  carrierId: 'carrierName',
  speedId: 'speedName',
} as const satisfies Record<Step, keyof BookableLine>;

type Props = {
  readonly ways: readonly BookableLine[];
  readonly goodsTypes: readonly Pick<GoodsType, 'id' | 'name'>[];
  readonly draft: BookingDraft;
  readonly wrong: readonly WrongField[];
  readonly onChange: (change: Partial<BookingDraft>) => void;
};

/** Warehouse, destination, carrier and speed: each choice narrows the following ones. */
export function WayPart({ ways, goodsTypes, draft, wrong, onChange }: Props) {
  const { t } = useTranslation('dedicated');

  /** Lines that match the choices before a step. */
  const before = (step: Step) =>
    ways.filter((way) => steps.slice(0, steps.indexOf(step)).every((one) => way[one] === draft[one]));

  function choose(step: Step, id: number) {
    const chosen: Record<Step, number> = { ...draft, [step]: id };
    // Later steps are selected when only one option is left, and cleared when they no longer match.
    for (const next of steps.slice(steps.indexOf(step) + 1)) {
      const left = ways.filter((way) =>
        steps.slice(0, steps.indexOf(next)).every((one) => way[one] === chosen[one]),
      );
      const ids = new Set(left.map((way) => way[next]));
      if (!ids.has(chosen[next])) chosen[next] = ids.size === 1 ? [...ids][0]! : 0;
    }
    onChange(chosen);
  }

  const fitting = ways.filter((way) => steps.every((step) => way[step] === draft[step]));
  const takenTypes = new Set(fitting.flatMap(({ goodsTypeIds }) => goodsTypeIds));
  const types = goodsTypes.filter(({ id }) => fitting.length === 0 || takenTypes.has(id));
  const errorOf = (name: WrongField) => (wrong.includes(name) ? t('wrong.notChosen') : undefined);
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {steps.map((step) => {
        const choices = new Map(before(step).map((way) => [way[step], way[nameOf[step]]]));
        return (
          <SelectInput
            key={step}
            id={`dedicated-${step}`}
            label={t(`field.${step}`)}
            value={draft[step] || ''}
            error={errorOf(step)}
            onChange={({ target }) => choose(step, Number(target.value))}
          >
            <option value="">{t('choose')}</option>
            {[...choices].map(([id, name]) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectInput>
        );
      })}
      <SelectInput
        id="dedicated-goodsTypeId"
        label={t('field.goodsTypeId')}
        value={draft.goodsTypeId || ''}
        optional={t('optional')}
        onChange={({ target }) => onChange({ goodsTypeId: Number(target.value) })}
      >
        <option value="">{t('choose')}</option>
        {types.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectInput>
    </div>
  );
}
