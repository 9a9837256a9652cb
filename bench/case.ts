/** A standalone measurement: its text, and whether it meets the project's target. */
export type Figure = { readonly text: string; readonly isMet: boolean };
export type Measurement = {
  readonly name: string;
  measure(seconds: number): Promise<Figure[]>;
};

/** A side-by-side measurement of our code against the bare technology beneath it. */
export type Case = {
  readonly name: string;
  open(): Promise<Contest>;
};

type Contest = {
  /** Both run for the given time and return their rate per second. */
  ours(seconds: number): Promise<number>;
  reference(seconds: number): Promise<number>;
  /** Minimum ratio the project commits to, if any. */
  readonly goal?: number;
  close(): Promise<void>;
};
