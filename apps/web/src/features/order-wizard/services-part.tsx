import { measuresIn } from '@onehaul/i18n/measures';
import { useTranslation } from '@onehaul/i18n/react';
import { NumberInput } from '@onehaul/ui/form/number-input';
import type { ServiceOption } from './order-shipment.ts';
import { choiceInput, Part } from './part.tsx';
import type { Wizard } from './use-wizard.ts';

type Props = { readonly wizard: Wizard };

const maxServices = 20;
const maxQuantity = 1000;

/** Warehouse services with their prices. */
export function ServicesPart({ wizard }: Props) {
  const { t } = useTranslation('wizard');
  const { services, options } = wizard;
  return (
    <Part title={t('services.title')}>
      {options.length === 0 && <p className="text-small text-muted">{t('services.none')}</p>}
      {services.map(({ id, name, note }) => {
        const own = options.filter(({ serviceId }) => serviceId === id);
        return (
          own.length > 0 && (
            <fieldset key={id}>
              <legend className="text-small font-medium">{name}</legend>
              {note && <p className="text-caption text-muted">{note}</p>}
              <ul className="mt-1 divide-y divide-line">
                {own.map((option) => (
                  <OptionRow key={option.id} wizard={wizard} option={option} />
                ))}
              </ul>
            </fieldset>
          )
        );
      })}
    </Part>
  );
}

function OptionRow({ wizard, option }: Props & { readonly option: ServiceOption }) {
  const { t } = useTranslation('wizard');
  const { draft, change } = wizard;
  const asked = draft.services.find(({ optionId }) => optionId === option.id);
  const rest = draft.services.filter(({ optionId }) => optionId !== option.id);
  const put = (quantity: number) =>
    change({ services: quantity > 0 ? [...rest, { optionId: option.id, quantity }] : rest });
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2 text-small">
      <label className="flex min-h-control-small min-w-0 grow items-start gap-3">
        <input
          type="checkbox"
          data-service={option.id}
          className={choiceInput}
          checked={asked !== undefined}
          disabled={!asked && draft.services.length >= maxServices}
          onChange={({ target }) => put(target.checked ? 1 : 0)}
        />
        <span className="min-w-0">
          <span className="block">{option.name}</span>
          {option.note && <span className="block text-caption text-muted">{option.note}</span>}
        </span>
      </label>
      {asked && option.minorEach > 0 && (
        <div className="max-sm:w-full sm:w-56">
          <NumberInput
            id={`order-service-${option.id}`}
            label={t('services.quantity', { name: option.name })}
            min={1}
            max={maxQuantity}
            value={asked.quantity}
            steps={{
              less: t('services.less', { name: option.name }),
              more: t('services.more', { name: option.name }),
            }}
            onChange={(quantity = 1) => put(Math.min(maxQuantity, Math.max(1, quantity)))}
          />
        </div>
      )}
      <OptionPrice option={option} />
    </li>
  );
}

function OptionPrice({ option }: { readonly option: ServiceOption }) {
  const { t, i18n } = useTranslation('wizard');
  const { money } = measuresIn(i18n.language);
  const parts = [
    ...(option.minor > 0 ? [t('services.once', { amount: money(option.minor, 'CNY') })] : []),
    ...(option.minorEach > 0 ? [t('services.each', { amount: money(option.minorEach, 'CNY') })] : []),
    ...(option.minorPerKilogram > 0
      ? [t('services.perKilogram', { amount: money(option.minorPerKilogram, 'CNY') })]
      : []),
  ];
  return (
    <span className="text-muted tabular-nums">
      {parts.length > 0 ? parts.join(' + ') : t('services.free')}
    </span>
  );
}
