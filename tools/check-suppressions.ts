// Inline suppressions are forbidden: a wrong rule is changed for everyone in the configuration.
import { readFileSync } from 'node:fs';
import { sourceFiles } from './source-files.ts';

const suppression =
  /\b(oxlint|eslint|oxfmt|prettier|knip|istanbul|[cv]8) ?-?(disable|ignore)|@ts-(ignore|expect|nocheck)/;

const files = sourceFiles('{*,{apps,packages,database,tools,bench,faults,e2e}/**/*}.{ts,tsx,js,css}');
const found = files.flatMap((file) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line, index) => (suppression.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : [])),
);
if (found.length > 0) console.error(`Suppression comments:\n${found.join('\n')}`);
process.exitCode = found.length > 0 ? 1 : 0;
