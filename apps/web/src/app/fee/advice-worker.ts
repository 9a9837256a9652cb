import { advise, type AdviceResult } from '@onehaul/domain/fee/advice';
import type { Bill } from '@onehaul/domain/fee/bill';
import type { Shipment } from '@onehaul/domain/fee/shipment';
import type { TariffVersion } from '@onehaul/domain/fee/tariff';
import { type Packing, priceOrder } from '@onehaul/domain/order/order-price';
import type { CartonSize } from '@onehaul/domain/packing/cartons';
import { comparePacking, type PackingComparison } from '@onehaul/domain/packing/compare';
import type { RefusalCode } from '@onehaul/domain/refusal';

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
    }
  | {
      readonly kind: 'order';
      readonly versions: readonly TariffVersion[];
      readonly shipment: Shipment;
      readonly packing: Packing;
      readonly cartons: readonly CartonSize[];
    };

/** Price of an order on a line, or its refusal code; postMessage does not preserve an Error subclass. */
export type LinePrice =
  | { readonly bill: Bill; readonly refusal: null }
  | { readonly bill: null; readonly refusal: RefusalCode };

type Answers = {
  readonly advice: AdviceResult;
  readonly packing: PackingComparison;
  readonly order: readonly LinePrice[];
};
export type Answer<Q extends Question> = Answers[Q['kind']];
type AnyAnswer = Answers[Question['kind']];

/** The question is sent as JSON text, which also serves to compare questions. */
export type WorkerRequest = { readonly id: number; readonly text: string };
export type WorkerResponse = { readonly id: number; readonly answer: AnyAnswer };

function computeAnswer(question: Question): AnyAnswer {
  switch (question.kind) {
    case 'advice':
      return advise(question.chosen, question.others, question.shipment);
    case 'packing':
      return comparePacking(question.version, question.shipment, question.cartons);
    case 'order': {
      const { versions, shipment, packing, cartons } = question;
      return priceOrder(versions, shipment, packing, cartons).map(({ bill, refusal }) =>
        bill ? { bill, refusal: null } : { bill: null, refusal: refusal.code },
      );
    }
  }
}

// Runs in a worker: hundreds of prices and packing variants would block typing on the main thread.
self.addEventListener('message', ({ data: { id, text } }: MessageEvent<WorkerRequest>) => {
  const response: WorkerResponse = { id, answer: computeAnswer(JSON.parse(text) as Question) };
  self.postMessage(response);
});
