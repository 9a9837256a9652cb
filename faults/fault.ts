/** How long a test runs: the whole length, or the short form that every change must pass. */
export type Length = 'full' | 'short';

/** A test of quality: what it did in figures, and whether what must hold held. */
type Outcome = { readonly figures: string; readonly failures: readonly string[] };

export type Fault = {
  readonly id: string;
  readonly title: string;
  run(length: Length): Promise<Outcome>;
};
