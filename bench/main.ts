// `npm run bench [case ...]`: interleaves rounds of ours and the reference, so both see the same machine.
import type { Case, Measurement } from './case.ts';
import { board } from './board.ts';
import { companies } from './companies.ts';
import { companyExport } from './export.ts';
import { freight } from './freight.ts';
import { home } from './home.ts';
import { imports } from './imports.ts';
import { ledger } from './ledger.ts';
import { largeOrder } from './large-order.ts';
import { list } from './list.ts';
import { listExport } from './list-export.ts';
import { live } from './live.ts';
import { orderGrowth, orders } from './orders.ts';
import { parcelGrowth, parcels } from './parcels.ts';
import { payments } from './payments.ts';
import { scans } from './scans.ts';
import { search } from './search.ts';
import { studio } from './studio.ts';
import { tenants } from './tenants.ts';

const cases: readonly Case[] = [list, home, parcels, orders];
const measurements: readonly Measurement[] = [
  freight,
  parcelGrowth,
  orderGrowth,
  largeOrder,
  scans,
  live,
  ledger,
  payments,
  imports,
  studio,
  companies,
  companyExport,
  listExport,
  board,
  tenants,
  search,
];
const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
const seconds = Number(process.env.BENCH_SECONDS ?? 5);

const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]!;
const wanted = process.argv.slice(2);
let isMet = true;

const isWanted = ({ name }: { readonly name: string }) => wanted.length === 0 || wanted.includes(name);

for (const { name, open } of cases.filter(isWanted)) {
  const contest = await open();
  try {
    await contest.ours(2); // warm-up
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
for (const { name, measure } of measurements.filter(isWanted)) {
  for (const figure of await measure(seconds)) {
    if (!figure.isMet) isMet = false;
    console.log(`bench ${name}: ${figure.text}`);
  }
}
process.exitCode = isMet ? 0 : 1;
