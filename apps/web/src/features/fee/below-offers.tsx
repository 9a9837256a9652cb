import type { Carton, TariffLine } from '@onehaul/contract/fee';
import { Suspense } from 'react';
import { lazyPart } from '../../app/lazy-part.ts';
import { loadTexts } from '../../app/load-texts.ts';
import { type Offers, sorted, type PriceableGoods } from './offers.ts';
import { useInBrowser } from '../../app/use-in-browser.ts';

type Props = {
  readonly offers: Offers;
  readonly wanted: PriceableGoods;
  readonly cartons: readonly Carton[];
  /** The line whose bill is expanded. */
  readonly lineId: number | undefined;
  readonly onChooseLine: (lineId: number) => void;
};

/** Loads code, texts and worker lazily: not needed before there are prices. */
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

/** Savings advice for the current line, and the packing preview. */
export function BelowOffers({ offers, wanted, cartons, lineId, onChooseLine }: Props) {
  const isInBrowser = useInBrowser();
  const lines = [
    ...sorted(offers.priced, 'price').map(({ line }) => line),
    ...offers.refused.flatMap(({ line, refusal }) => (refusal === 'goodsType' ? [] : [line])),
  ];
  const chosen = lines.find(({ id }) => id === lineId) ?? lines[0];
  if (!isInBrowser || !chosen) return null;
  const others = lines.filter((line) => line !== chosen);
  return (
    <div className="mt-10 grid gap-10">
      <Suspense fallback={<div className="h-28 animate-pulse rounded-card bg-sunken" />}>
        <AdvicePanel
          chosen={named(chosen)}
          others={others.map(named)}
          shipment={wanted.shipment}
          onChooseLine={(index) => onChooseLine(others[index]!.id)}
        />
        <PackingPreview version={chosen.current} shipment={wanted.shipment} cartons={cartons} />
      </Suspense>
    </div>
  );
}

const named = ({ name, current }: TariffLine) => ({ ...current, name });
