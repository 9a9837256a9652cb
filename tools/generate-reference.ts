// `npm run reference`: writes database/reference/*.jsonl from the packages and lists in tools/reference. The files are
// what an installation reads, so it needs none of these packages.
import { writeFile } from 'node:fs/promises';
import { linesOf, referenceFiles } from '../database/reference-files.ts';
import { countries } from './reference/countries.ts';
import { customsRules } from './reference/customs-rules.ts';
import { regions } from './reference/regions.ts';

/** The text of each file. */
export const generateReference = () => ({
  countries: linesOf(countries()),
  regions: linesOf(regions()),
  customsRules: linesOf(customsRules),
});

if (import.meta.main) {
  for (const [name, text] of Object.entries(generateReference()))
    await writeFile(referenceFiles[name as keyof typeof referenceFiles], text);
}
