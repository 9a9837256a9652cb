// Every text exists in all four languages, has the same placeholders, is in the right script, is used
// somewhere, and follows docs/writing.md.
import { readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { type Language, languages, languageTags } from '@onehaul/domain/language';
import { sourceFiles } from './source-files.ts';

const directory = 'packages/i18n/messages';
const { refusalCodes } = await import(resolve('packages/domain/src/refusal-codes.ts'));
const read = (file: string) => readFileSync(file, 'utf8');
const source = sourceFiles('{apps,packages}/**/!(*.test).{ts,tsx}').map(read).join('\n');
/** Prefixes of keys composed at run time, such as `title.${page}`. */
const composed = [...new Set([...source.matchAll(/`([\w.]+\.)\$\{/g)].map(([, prefix]) => prefix!))];

/** Characters that only one script uses, pair by pair. */
const simplified = '仓库运费货单发实际关们这个为来国说时过对开门问间见规视请认识记话语让订计设证评';
const traditional = '倉庫運費貨單發實際關們這個為來國說時過對開門問間見規視請認識記話語讓訂計設證評';
const otherScript: Partial<Record<Language, string>> = { zhHans: traditional, zhHanT: simplified };

/** Literal translations that docs/writing.md replaces. */
const retiredEnglish =
  /\b(lies (?:in|here)|waits? for you|nothing waits|(?:is|are) told|by itself|by themselves|the house|put (?:this|it) right|way to pay|handed in|nothing .{0,30}here yet)\b/i;

const withoutForm = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, '');
const valuesIn = (text: string) => [...new Set(text.match(/(?<=\{\{\s*)\w+/g))].sort().join(', ') || 'none';
const quoted = new Set([...source.matchAll(/(?<=(['"`]))[^'"`\s]+(?=\1)/g)].map(([key]) => key));
const isSaid = (key: string) => quoted.has(key) || composed.some((prefix) => key.startsWith(prefix));
const formsIn = Object.fromEntries(
  languages.map((language) => [
    language,
    new Intl.PluralRules(languageTags[language]).resolvedOptions().pluralCategories,
  ]),
) as Record<Language, string[]>;

const problems: string[] = [];
for (const name of new Set(sourceFiles(`${directory}/*/*.json`).map((file) => basename(file)))) {
  const textsIn = Object.fromEntries(
    languages.map((language) => {
      const [file] = sourceFiles(`${directory}/${language}/${name}`);
      return [language, (file ? JSON.parse(read(file)) : {}) as Record<string, string>];
    }),
  ) as Record<Language, Record<string, string>>;
  const written = Object.values(textsIn).flatMap(Object.keys);
  const counted = new Set(written.map(withoutForm).filter((key) => !written.includes(key)));
  const required = name === 'refusal.json' ? Object.keys(refusalCodes) : [];
  const keys = new Set([...written.map(withoutForm), ...required]);
  for (const key of keys) {
    if (!isSaid(key)) problems.push(`${name}: ${key} is said nowhere`);
    for (const language of languages) {
      const forms = counted.has(key) ? formsIn[language].map((category) => `${key}_${category}`) : [key];
      for (const form of forms) {
        const text = textsIn[language][form]?.trim();
        if (!text) {
          problems.push(`${language}/${name}: ${form} has no text`);
          continue;
        }
        const wrong = [...text].filter((character) => otherScript[language]?.includes(character)).join('');
        if (wrong) problems.push(`${language}/${name}: ${form} is in the other script: ${wrong}`);
        const retired = language === 'en' && retiredEnglish.exec(text)?.[0];
        if (retired) problems.push(`en/${name}: ${form} says "${retired}": see docs/writing.md`);
        const model = textsIn.en[form] ?? textsIn.en[`${key}_other`] ?? text;
        const differs = valuesIn(text) !== valuesIn(model);
        if (differs) problems.push(`${language}/${name}: ${form} has other values: ${valuesIn(text)}`);
      }
    }
  }
}
if (problems.length > 0) console.error(problems.join('\n'));
process.exitCode = problems.length > 0 ? 1 : 0;
