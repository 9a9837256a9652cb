import type { TariffLine } from '@onehaul/contract/fee';
import { useTranslation } from '@onehaul/i18n/react';
import { Icon } from '@onehaul/ui/icon';
import { Suspense, useState } from 'react';
import type { LinePrice } from '../../app/fee/advice-worker.ts';
import { useAdvice } from '../../app/fee/use-advice.ts';
import { useMoney } from '../../app/fee/use-money.ts';
import { lazyPart } from '../../app/lazy-part.ts';
import { loadTexts } from '../../app/load-texts.ts';
import { comparable } from './order-shipment.ts';
import { choiceInput, choiceLook, Part } from './part.tsx';
import type { Wizard } from './use-wizard.ts';
import { numberOf } from './words.ts';

/** Loads code and texts lazily. */
const AdvicePanel = lazyPart(async () => {
  const [{ AdvicePanel: panel }] = await Promise.all([
    import('../../app/fee/advice-panel.tsx'),
    loadTexts('advice'),
  ]);
  return { default: panel };
});
const PackingPreview = lazyPart(async () => {
  const [{ PackingPreview: preview }] = await Promise.all([
    import('../../app/fee/packing-preview.tsx'),
    loadTexts('advice'),
  ]);
  return { default: preview };
});

type Props = { readonly wizard: Wizard };

/** Above this, carton pictures and savings per parcel are not useful. */
const maxLookedAt = 100;
const isLookedAt = (parcels: number) => parcels > 0 && parcels <= maxLookedAt;

/** Packing choice (merged or original boxes), with preview and advice. */
export function PackingPart({ wizard }: Props) {
  const { t } = useTranslation('wizard');
  const { draft, change, known } = wizard;
  const ways = useWays(wizard);
  const least = Math.min(...Object.values(ways ?? {}).map((minor) => minor ?? Infinity));
  return (
    <Part title={t('packing.title')}>
      <fieldset className="grid gap-2 sm:grid-cols-2">
        <legend className="sr-only">{t('packing.title')}</legend>
        {(['together', 'asTheyAre'] as const).map((packing) => (
          <label key={packing} className={choiceLook}>
            <input
              type="radio"
              name="order-packing"
              className={choiceInput}
              checked={draft.packing === packing}
              onChange={() => change({ packing })}
            />
            <span className="grow font-semibold">
              {t(`packing.${packing}`)}
              {ways && (
                <WayPrice
                  minor={ways[packing]}
                  isLeast={ways.together !== ways.asTheyAre && ways[packing] === least}
                />
              )}
              <span className="block font-regular text-muted">{t(`packing.${packing}Text`)}</span>
            </span>
          </label>
        ))}
      </fieldset>
      {known.line && isLookedAt(wizard.shipment.boxes.length) && (
        <Looking wizard={wizard} line={known.line} />
      )}
    </Part>
  );
}

type Ways = { readonly together: number | null; readonly asTheyAre: number | null };

/** Price of both packing choices on the chosen line; undefined when there is nothing to compare. */
function useWays({ known: { line }, cartons, shipment }: Wizard): Ways | undefined {
  const versions = line ? [line.current] : [];
  const goods = comparable(shipment);
  const asked = { kind: 'order', versions, shipment: goods, cartons } as const;
  const together = useAdvice({ ...asked, packing: 'together' });
  const asTheyAre = useAdvice({ ...asked, packing: 'asTheyAre' });
  const totalOf = (prices: readonly LinePrice[]) => prices[0]?.bill?.totalMinor ?? null;
  if (!line || goods.boxes.length < 2 || !together || !asTheyAre) return undefined;
  return { together: totalOf(together.answer), asTheyAre: totalOf(asTheyAre.answer) };
}

function WayPrice({ minor, isLeast }: { readonly minor: number | null; readonly isLeast: boolean }) {
  const { t } = useTranslation('wizard');
  const { exact } = useMoney();
  if (minor === null)
    return <span className="float-end font-regular text-muted">{t('packing.notTaken')}</span>;
  return (
    <span className={`float-end tabular-nums ${isLeast ? 'text-positive' : ''}`} data-way-total={minor}>
      {exact(minor)}
    </span>
  );
}

const named = ({ name, current }: TariffLine) => ({ ...current, name });

function Looking({ wizard, line }: Props & { readonly line: TariffLine }) {
  const { t } = useTranslation('wizard');
  const [isOpen, setOpen] = useState(false);
  const { shipment, cartons, offers, change, known } = wizard;
  const others = offers
    .filter(({ line: other, kinds }) => other.id !== line.id && kinds.length === 0)
    .map(({ line: other }) => other);
  const goods = comparable(shipment);
  const numbered = known.parcels.toSorted((a, b) => a.id - b.id);
  return (
    <details
      className="group rounded-control border border-line"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="flex min-h-control list-none items-center gap-2 px-4 text-small font-medium text-primary-9 [&::-webkit-details-marker]:hidden">
        {t('packing.more')}
        <Icon name="down" className="size-4 transition-transform group-open:rotate-180" />
      </summary>
      {isOpen && (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-8 border-t border-line p-4">
          <ol className="columns-1 gap-6 text-caption text-muted sm:columns-2">
            {numbered.map((parcel, index) => (
              <li key={parcel.id} className="break-inside-avoid">
                {index + 1}. <code className="font-mono">{numberOf(parcel)}</code> {parcel.goodsName}
              </li>
            ))}
          </ol>
          <Suspense fallback={<div className="h-28 animate-pulse rounded-card bg-sunken" />}>
            <PackingPreview version={line.current} shipment={goods} cartons={cartons} />
            <AdvicePanel
              chosen={named(line)}
              others={others.map(named)}
              shipment={goods}
              onChooseLine={(index) => change({ lineId: others[index]!.id })}
            />
          </Suspense>
        </div>
      )}
    </details>
  );
}
