import { globSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { rolldown } from 'rolldown';
import { expect, test } from 'vitest';

const here = import.meta.dirname;
const readme = readFileSync(`${here}/../README.md`, 'utf8');
/** Rows of the table: part, kB at first load, kB later. */
const rows = [...readme.matchAll(/^\| `([\w/-]+)` \|[^|]*\| ([\d.]+) \| ([\d.]*) ?\|$/gm)].map(
  ([, part = '', first = '', later = '']) => ({ part, first: Number(first), later: Number(later) }),
);
/** Drawings and styles are not parts of working pages; neither is what another folder measures. */
const isPart = (file: string) =>
  !/\.test\.|^illustration\/|^list\/|^(qr-code|rich-text|skip-link)\./.test(file);

/** Compressed kB of a part with all it imports, without React, the router and the icons. */
async function kilobytesOf(part: string) {
  const bundle = await rolldown({
    input: globSync(`${here}/${part}.{ts,tsx}`)[0]!,
    external: [/^react(-dom|-router)?(\/|$)/, ...(part === 'icon' ? [] : [/\/icon\.tsx$/])],
    transform: { jsx: { runtime: 'automatic' }, define: { 'process.env.NODE_ENV': '"production"' } },
  });
  const { output } = await bundle.generate({ minify: true });
  await bundle.close();
  const sizes = { first: 0, later: 0 };
  for (const chunk of output) {
    if (chunk.type !== 'chunk') continue;
    const isEntry =
      chunk.isEntry ||
      output.some((one) => one.type === 'chunk' && one.isEntry && one.imports.includes(chunk.fileName));
    sizes[isEntry ? 'first' : 'later'] += gzipSync(chunk.code).length / 1000;
  }
  return sizes;
}

test('every part is in the table', () => {
  const parts = globSync('**/*.tsx', { cwd: here })
    .filter(isPart)
    .map((file) => file.replace('.tsx', ''))
    // Loaded by the combobox; its row has the size.
    .filter((part) => part !== 'form/combobox-list');
  expect(rows.map(({ part }) => part).toSorted()).toEqual(expect.arrayContaining(parts.toSorted()));
});

test.each(rows)('$part is as small as the table says', async ({ part, first, later }) => {
  const measured = await kilobytesOf(part);
  expect(measured.first, 'at first').toBeLessThanOrEqual(first + 0.1);
  expect(measured.later, 'later').toBeLessThanOrEqual(later + 0.2);
  // A table that promises too little is corrected as well.
  expect(measured.first, 'the table is out of date').toBeGreaterThan(first - 0.3);
});
