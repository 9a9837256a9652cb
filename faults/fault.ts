/** Length of a run: full, or the short form that every change must pass. */
export type Length = 'full' | 'short';

/** Result of a fault test: its figures, and the violated invariants. */
type Outcome = { readonly figures: string; readonly failures: readonly string[] };

export type Fault = {
  readonly id: string;
  readonly title: string;
  run(length: Length): Promise<Outcome>;
};
