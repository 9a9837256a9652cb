import { advise, type Advised } from '@onehaul/domain/fee/advice';
import type { Shipment } from '@onehaul/domain/fee/shipment';
import type { TariffVersion } from '@onehaul/domain/fee/tariff';
import type { CartonSize } from '@onehaul/domain/packing/cartons';
import { comparePacking, type PackingComparison } from '@onehaul/domain/packing/compare';

export type Question =
  | {
      readonly kind: 'advice';
      readonly chosen: TariffVersion;
      readonly others: readonly TariffVersion[];
      readonly shipment: Shipment;
    }
  | {
      readonly kind: 'packing';
      readonly version: TariffVersion;
      readonly shipment: Shipment;
      readonly cartons: readonly CartonSize[];
    };
export type Answer<Q extends Question> = Q extends { kind: 'advice' } ? Advised : PackingComparison;

/** A question travels as text: it is then also what tells one question from the next. */
export type Asked = { readonly id: number; readonly text: string };
export type Answered = { readonly id: number; readonly answer: Advised | PackingComparison };

function answerTo(question: Question): Advised | PackingComparison {
  return question.kind === 'advice'
    ? advise(question.chosen, question.others, question.shipment)
    : comparePacking(question.version, question.shipment, question.cartons);
}

// Hundreds of prices and many ways to pack: off the thread on which people type.
self.addEventListener('message', ({ data: { id, text } }: MessageEvent<Asked>) => {
  const answered: Answered = { id, answer: answerTo(JSON.parse(text) as Question) };
  self.postMessage(answered);
});
