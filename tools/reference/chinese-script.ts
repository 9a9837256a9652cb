import { Converter, ConverterFactory } from 'opencc-js';

/**
 * Spellings of place names the general phrase dictionary misses, as HK and TW readers write them:
 * 台 rather than 臺, 里 of a hamlet rather than 裡, and old variants only where they are still in use.
 */
const placeNameSpellings: readonly (readonly [string, string])[] = [
  ['臺', '台'],
  ['巖', '岩'],
  ['谿', '溪'],
  ['嶽', '岳'],
  ['南嶽', '南嶽'],
  ['湖裡', '湖里'],
  ['新幹', '新干'],
  ['云城', '雲城'],
  ['石柺', '石拐'],
  ['淩河', '凌河'],
  ['崑山', '昆山'],
  ['崑玉', '昆玉'],
  ['澂江', '澄江'],
  ['霑化', '沾化'],
  ['濬', '浚'],
];

const spellPlaceName = ConverterFactory([placeNameSpellings]);
const fromSimplified = Converter({ from: 'cn', to: 'tw' });
const fromTaiwanese = Converter({ from: 'tw', to: 'cn' });

/** A mainland place name in traditional characters. */
export function toTraditional(simplified: string): string {
  return spellPlaceName(fromSimplified(simplified));
}

/** A Taiwanese place name in simplified characters. */
export function toSimplified(traditional: string): string {
  return fromTaiwanese(traditional);
}

/** A Taiwanese place name as people write it: official lists mix 臺 and 台. */
export function commonTaiwanese(official: string): string {
  return official.replaceAll('臺', '台');
}
