export type CacheOptions<T> = {
  /** Time to live: a cached value is returned without calling the maker. */
  readonly freshMs: number;
  /** Stale-if-error window: a cached value is still returned when refreshing it fails. */
  readonly staleMs: number;
  readonly maxWeight: number;
  readonly weightOf: (value: T) => number;
  readonly isCacheable: (value: T) => boolean;
  /** True for a value that represents a failure, such as an error page. */
  readonly isFailure?: (value: T) => boolean;
  readonly now?: () => number;
};
/** Origin of a value: cached, made now, shared with a concurrent call, or expired after a failed refresh. */
export type Source = 'hit' | 'miss' | 'shared' | 'stale';
type Entry<T> = { readonly value: T; readonly weight: number; readonly madeAt: number };

/** LRU cache with a short TTL. Single flight per key: concurrent misses share one call (no stampede). */
export class Cache<T> {
  readonly #options: Required<CacheOptions<T>>;
  readonly #entries = new Map<string, Entry<T>>();
  readonly #making = new Map<string, Promise<T>>();
  #weight = 0;

  constructor(options: CacheOptions<T>) {
    this.#options = { isFailure: () => false, now: Date.now, ...options };
  }

  get weight(): number {
    return this.#weight;
  }

  async get(key: string, make: () => Promise<T>): Promise<{ value: T; source: Source }> {
    const { freshMs, staleMs, now, isFailure } = this.#options;
    const entry = this.#entries.get(key);
    const age = entry ? now() - entry.madeAt : Infinity;
    if (entry && age < freshMs) {
      this.#entries.delete(key);
      this.#entries.set(key, entry);
      return { value: entry.value, source: 'hit' };
    }
    const pending = this.#making.get(key);
    const making = pending ?? this.#make(key, make);
    try {
      const value = await making;
      if (!entry || age >= staleMs || !isFailure(value))
        return { value, source: pending ? 'shared' : 'miss' };
    } catch (error) {
      if (!entry || age >= staleMs) throw error;
    }
    return { value: entry.value, source: 'stale' };
  }

  async #make(key: string, make: () => Promise<T>): Promise<T> {
    const making = make();
    this.#making.set(key, making);
    try {
      const value = await making;
      if (this.#options.isCacheable(value)) this.#store(key, value);
      return value;
    } finally {
      this.#making.delete(key);
    }
  }

  #store(key: string, value: T): void {
    const { maxWeight, weightOf, now } = this.#options;
    const weight = weightOf(value);
    this.#drop(key);
    if (weight > maxWeight) return;
    this.#entries.set(key, { value, weight, madeAt: now() });
    this.#weight += weight;
    for (const oldest of this.#entries.keys()) {
      if (this.#weight <= maxWeight) break;
      this.#drop(oldest);
    }
  }

  #drop(key: string): void {
    const entry = this.#entries.get(key);
    if (!entry) return;
    this.#entries.delete(key);
    this.#weight -= entry.weight;
  }
}
