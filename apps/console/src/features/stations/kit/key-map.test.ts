import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '@onehaul/domain/language';
import { describe, expect, test } from 'vitest';
import { matchesShortcut } from './matches-shortcut.ts';
import { choiceKeys, type KeyName, keyMap, keyLabels, stationKeys } from './key-map.ts';

const stations = join(import.meta.dirname, '..');
const messages = join(import.meta.dirname, '../../../../../../packages/i18n/messages');
const sources = globSync('**/*.{ts,tsx}', { cwd: stations })
  .filter((file) => !file.includes('.test.') && !file.endsWith('key-map.ts'))
  .map((file) => ({ file, text: readFileSync(join(stations, file), 'utf8') }));
const found = (pattern: RegExp) =>
  sources.flatMap(({ file, text }) => [...text.matchAll(pattern)].map(([match]) => `${file}: ${match}`));
const shortcuts = Object.values(keyMap);
const allKeys: KeyName[] = [...shortcuts.map(({ key }) => key), ...Object.values(stationKeys), ...choiceKeys];

describe('the shortcuts of all stations', () => {
  test('P2: every key has one meaning', () => {
    expect(new Set(allKeys).size).toBe(allKeys.length);
  });

  test('P2: what finishes or prints shares no key with what removes, undoes or stops', () => {
    const keysOf = (...kinds: string[]) =>
      shortcuts.filter(({ kind }) => kinds.includes(kind)).map(({ key }) => key);
    const ends = keysOf('finishes', 'prints');
    expect(ends).toContain('F4');
    expect(ends).toContain('F9');
    for (const key of keysOf('takesBack', 'stops')) expect(ends).not.toContain(key);
    // They must differ in more than a modifier: slipping off Alt or Shift must not delete anything.
    const bare = (key: string) => key.split('+').at(-1)!;
    for (const key of keysOf('takesBack', 'stops')) expect(ends.map(bare)).not.toContain(bare(key));
  });

  test('P2: no station declares a key by itself', () => {
    expect(sources.length).toBeGreaterThan(50);
    expect(found(/['"`](?:F\d{1,2}|Escape|(?:Alt|Shift|Ctrl)\+\w+)['"`]/g)).toEqual([]);
    expect(found(/\.key === ['"`](?!Enter)[^'"`]+['"`]/g)).toEqual([]);
    expect(found(/from '[^']*\/use-key\.ts'/g).filter((line) => !line.startsWith('kit/'))).toEqual([]);
    expect(found(/addEventListener\('key\w+'/g).filter((line) => !line.startsWith('kit/'))).toEqual([]);
  });

  test('P2: every act of the map is used, and every button names one', () => {
    const used = sources.map(({ text }) => text).join('\n');
    for (const act of Object.keys(keyMap)) expect(used).toMatch(new RegExp(`act="${act}"|'${act}'`));
    expect(found(/<KeyButton\s+(?!key=|act=)\S+/g)).toEqual([]);
  });

  test('P2: a text names a key by the map, in every language', () => {
    for (const language of languages) {
      for (const name of ['station', 'packing', 'boxes', 'stockDesk', 'returnDesk', 'serviceDesk', 'cases']) {
        const text = readFileSync(join(messages, language, `${name}.json`), 'utf8');
        expect(text.match(/(?<![A-Za-z])F\d{1,2}(?!\d)|\bAlt\b/g), `${language}/${name}`).toBeNull();
        for (const [, value = ''] of text.matchAll(/\{\{(\w+Key)\}\}/g))
          expect(keyLabels).toHaveProperty(value);
      }
    }
  });

  test('P2: one press is one shortcut', () => {
    const event = (name: KeyName) => {
      const sign = name.split('+').at(-1)!;
      return {
        key: name.startsWith('Alt+') ? 'å' : sign,
        code: /^\d$/.test(sign) ? `Digit${sign}` : `Key${sign}`,
        altKey: name.startsWith('Alt+'),
        shiftKey: name.startsWith('Shift+'),
        ctrlKey: false,
        metaKey: false,
        isComposing: false,
      };
    };
    for (const name of allKeys) {
      expect(allKeys.filter((other) => matchesShortcut(event(name), other))).toEqual([name]);
      expect(matchesShortcut({ ...event(name), ctrlKey: true }, name)).toBe(false);
      expect(matchesShortcut({ ...event(name), isComposing: true }, name)).toBe(false);
    }
  });
});
