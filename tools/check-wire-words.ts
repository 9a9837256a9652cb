// Wire names stay in the contract: outside it, no property or text uses a name from §7.
import { readFileSync } from 'node:fs';
import { parseSync } from '@swc/core';
import { sourceFiles } from './source-files.ts';

type Node = Record<string, unknown>;
const mayUseThem = /^(packages\/(contract|testing)|e2e)\/|\.test\.tsx?$/;

function* nodesIn(value: unknown): Generator<Node> {
  if (typeof value !== 'object' || value === null) return;
  yield value as Node;
  for (const child of Object.values(value)) yield* nodesIn(child);
}
const nodesOf = (file: string) =>
  nodesIn(parseSync(readFileSync(file, 'utf8'), { syntax: 'typescript', tsx: file.endsWith('x') }));
const stringOf = (node: unknown): string => {
  const { type, value, raw } = (node ?? {}) as Node;
  return type === 'StringLiteral' ? String(value) : type === 'TemplateElement' ? String(raw) : '';
};
const wordOf = (node: unknown): string =>
  (node as Node | undefined)?.type === 'Identifier' ? String((node as Node).value) : stringOf(node);
const lineOf = (word: string, file: string) =>
  readFileSync(file, 'utf8').split(word, 1)[0]!.split('\n').length;

const isRaised = (word: string) => /^[A-Z](?=\w*[a-z\d])\w*$/.test(word);
/** Two capitals or an unusual spelling rule out coincidence. `Name` or `Error` need further proof. */
const isDistinctive = (word: string) => /^[A-Z].*[A-Z_\d]|^[a-z]+[A-Z]{2}|^[a-z]{11}/.test(word);

const words = new Set<string>();
const ownRaised = new Set<string>();
const paths: string[] = [];
for (const file of sourceFiles('packages/contract/src/**/!(*.test).ts')) {
  for (const node of nodesOf(file)) {
    const key = wordOf(node.key);
    if (key.startsWith('/')) paths.push(key);
    else if (isRaised(key)) words.add(key);
    else ownRaised.add(key.charAt(0).toUpperCase() + key.slice(1));
    if (node.type === 'KeyValueProperty' && isRaised(stringOf(node.value))) words.add(stringOf(node.value));
    if (node.type !== 'CallExpression' || wordOf(node.callee) !== 'wireObject') continue;
    const wireNames = [...nodesIn((node.arguments as Node[])[1])].map(({ value }) => stringOf(value));
    for (const name of wireNames.filter(isDistinctive)) words.add(name);
  }
}

const found: string[] = [];
for (const file of sourceFiles('{apps,packages,database,tools,bench,faults,e2e}/**/*.{ts,tsx}')) {
  if (mayUseThem.test(file)) continue;
  const used = new Set<string>();
  for (const node of nodesOf(file)) {
    // Dialog.Title is a component part, not a field.
    const property = isRaised(wordOf(node.object)) ? '' : wordOf(node.key ?? node.property);
    if (words.has(property) || (isDistinctive(property) && ownRaised.has(property))) used.add(property);
    const text = stringOf(node);
    if (isDistinctive(text) && words.has(text)) used.add(text);
    for (const path of paths) if (text.includes(path)) used.add(path);
  }
  for (const word of used) found.push(`${file}:${lineOf(word, file)}: ${word}`);
}
if (found.length > 0) console.error(`Words of the wire outside packages/contract:\n${found.join('\n')}`);
process.exitCode = found.length > 0 ? 1 : 0;
