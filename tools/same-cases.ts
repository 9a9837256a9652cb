// Property tests use a fixed seed: a result depends on the change, not on luck. `SEED=<number>` sets another.
import fc from 'fast-check';

fc.configureGlobal({ seed: Number(process.env.SEED ?? 1) });
