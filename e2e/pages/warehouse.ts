import type { Page } from '@playwright/test';
import { BatchPage } from './batch-page.ts';
import { PackPage } from './pack-page.ts';
import { PickPage } from './pick-page.ts';
import { StationPage } from './station-page.ts';

type Measures = readonly [kilograms: string, ...centimetres: [string, string, string]];
type Goes = { readonly number: string; readonly lineName: string; readonly parcels: readonly string[] };

/** One clerk who does all warehouse steps from receiving to departure. */
export class Warehouse {
  readonly #page: Page;
  readonly #code: string;
  readonly #shopName: string;
  readonly #station: StationPage;

  constructor(page: Page, code: string, shopName = '') {
    this.#page = page;
    this.#code = code;
    this.#shopName = shopName;
    this.#station = new StationPage(page);
  }

  /** Receives, weighs and photographs parcels. */
  async receive(parcels: readonly string[], measures: Measures): Promise<void> {
    await this.#station.open(this.#code, this.#shopName);
    for (const number of parcels) await this.#station.scanTo(number, 'good');
    await this.#station.go('measure');
    for (const number of parcels) await this.#station.measure(number, measures);
  }

  /** Picks the parcels of an order and packs them into one box; `notice` when its owner has to pay more. */
  async pack({ number, parcels }: Goes, measures: Measures, tone: 'good' | 'notice'): Promise<void> {
    const pick = new PickPage(this.#page);
    await pick.open();
    await pick.start(number);
    for (const parcel of parcels) await pick.pick(parcel);
    await pick.leave();
    const pack = new PackPage(this.#page);
    await pack.open();
    await pack.openOrder(number);
    await pack.addBox(measures);
    await pack.finish(tone);
  }

  /** Loads the box and departs the batch. */
  async send({ number, lineName }: Goes): Promise<BatchPage> {
    const batch = new BatchPage(this.#page);
    await batch.open(lineName);
    await batch.load(`${number}-1`);
    await batch.close();
    await batch.handOver();
    return batch;
  }
}
