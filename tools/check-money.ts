// Money is in whole minor units: ledger code neither parses, produces nor rounds fractions.
import { readFileSync } from 'node:fs';
import { sourceFiles } from './source-files.ts';

const inCode =
  /\b(parseFloat|Number\(|toFixed|toPrecision)|\bMath\.(round|floor|ceil|trunc|fround)\b|\d\.\d| \/ |\*\*/;
const inSql = /\b(float[48]?|real|double precision|numeric|decimal|money)\b/i;
const comment = /^\s*(\/\/|\*|\/\*|--)/;

const isTest = /\.test\.ts$/;
const files = [
  ...sourceFiles('packages/{domain/src,server/src/modules}/wallet/**/*.ts')
    .filter((file) => !isTest.test(file))
    .map((file) => [file, inCode] as const),
  ...sourceFiles('database/migrations/*ledger*.sql').map((file) => [file, inSql] as const),
];
const found = files.flatMap(([file, fraction]) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line, index) =>
      fraction.test(line) && !comment.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : [],
    ),
);
if (found.length > 0) console.error(`Fractions in the code of money:\n${found.join('\n')}`);
process.exitCode = found.length > 0 ? 1 : 0;
