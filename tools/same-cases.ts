// Properties try the same cases in every run: a verdict is about the change and not about luck. `SEED=<number>` tries others.
import fc from 'fast-check';

fc.configureGlobal({ seed: Number(process.env.SEED ?? 1) });
