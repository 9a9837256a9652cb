// `npm run bench [case ...]`: interleaved rounds of ours and the reference, so that both see the same machine.
import type { Case } from './case.ts';
import { home } from './home.ts';
import { list } from './list.ts';

const cases: readonly Case[] = [list, home];
const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
const seconds = Number(process.env.BENCH_SECONDS ?? 5);

const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]!;
const wanted = process.argv.slice(2);
let isMet = true;

for (const { name, open } of cases.filter((one) => wanted.length === 0 || wanted.includes(one.name))) {
  const contest = await open();
  try {
    await contest.ours(2); // the engines warm up
    const ratios: number[] = [];
    for (let round = 1; round <= rounds; round += 1) {
      const ours = await contest.ours(seconds);
      const reference = await contest.reference(seconds);
      ratios.push(ours / reference);
      console.log(`${name} round ${round}: ${ours.toFixed(0)}/s against ${reference.toFixed(0)}/s`);
    }
    const ratio = median(ratios);
    if (contest.goal && ratio < contest.goal) isMet = false;
    console.log(`bench ${name} ratio ${ratio.toFixed(2)}${contest.goal ? ` (goal ${contest.goal})` : ''}`);
  } finally {
    await contest.close();
  }
}
process.exitCode = isMet ? 0 : 1;
