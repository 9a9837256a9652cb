/** A measurement that stands for itself: what it says, and whether that is what the project promises. */
export type Figure = { readonly text: string; readonly isMet: boolean };
export type Measurement = {
  readonly name: string;
  measure(seconds: number): Promise<Figure[]>;
};

/** One side-by-side measurement: what we built against the bare thing it stands on. */
export type Case = {
  readonly name: string;
  open(): Promise<Contest>;
};

type Contest = {
  /** Each runs for the given time and answers its rate per second. */
  ours(seconds: number): Promise<number>;
  reference(seconds: number): Promise<number>;
  /** The least ratio the project promises itself, when it promises one. */
  readonly goal?: number;
  close(): Promise<void>;
};
