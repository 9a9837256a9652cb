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
type Entry<T> = {
  readonly value: T;
  readonly weight: number;
  readonly version: string;
  readonly madeAt: number;
  /** Sequence number of the call that made it. */
  readonly order: number;
};

/**
 * LRU cache with a short TTL and one version per key: a value of another version counts as expired, so it is
 * returned only when making the new one fails. Single flight per key and version: concurrent misses share one
 * call (no stampede).
 */
export class Cache<T> {
  readonly #options: Required<CacheOptions<T>>;
  readonly #entries = new Map<string, Entry<T>>();
  readonly #making = new Map<string, Promise<T>>();
  #weight = 0;
  #order = 0;

  constructor(options: CacheOptions<T>) {
    this.#options = { isFailure: () => false, now: Date.now, ...options };
  }

  get weight(): number {
    return this.#weight;
  }

  async get(key: string, version: string, make: () => Promise<T>): Promise<{ value: T; source: Source }> {
    const { freshMs, staleMs, now, isFailure } = this.#options;
    const entry = this.#entries.get(key);
    const age = entry ? now() - entry.madeAt : Infinity;
    if (entry?.version === version && age < freshMs) {
      this.#entries.delete(key);
      this.#entries.set(key, entry);
      return { value: entry.value, source: 'hit' };
    }
    const pending = this.#making.get(`${key} ${version}`);
    const making = pending ?? this.#make(key, version, make);
    try {
      const value = await making;
      if (!entry || age >= staleMs || !isFailure(value))
        return { value, source: pending ? 'shared' : 'miss' };
    } catch (error) {
      if (!entry || age >= staleMs) throw error;
    }
    return { value: entry.value, source: 'stale' };
  }

  async #make(key: string, version: string, make: () => Promise<T>): Promise<T> {
    const order = (this.#order += 1);
    const making = make();
    this.#making.set(`${key} ${version}`, making);
    try {
      const value = await making;
      if (this.#options.isCacheable(value)) this.#store(key, version, order, value);
      return value;
    } finally {
      this.#making.delete(`${key} ${version}`);
    }
  }

  #store(key: string, version: string, order: number, value: T): void {
    const { maxWeight, weightOf, now } = this.#options;
    // A slow call must not replace the value of one that started later.
    if ((this.#entries.get(key)?.order ?? 0) > order) return;
    const weight = weightOf(value);
    this.#drop(key);
    if (weight > maxWeight) return;
    this.#entries.set(key, { value, weight, version, madeAt: now(), order });
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
