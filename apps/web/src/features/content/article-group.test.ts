import { expect, test } from 'vitest';
import { paths } from '../../app/paths.ts';
import { articleGroup } from './article-group.ts';

const written = [
  { type: 'terms' },
  { type: 'privacy' },
  { type: 'teaching' },
  { type: 'problem' },
  { type: 'contraband' },
  { type: 'help' },
] as const;

const pathsOf = (group: readonly { path: string }[]) => group.map(({ path }) => path);

test('a legal text stands among the legal texts that exist', () => {
  expect(pathsOf(articleGroup('terms', written, []))).toEqual([paths.privacy, paths.terms]);
});

test('a text of the guide stands among the guide, without pages of a module that is off', () => {
  expect(pathsOf(articleGroup('contraband', written, ['consolidation']))).toEqual([
    paths.teach,
    paths.problems,
    paths.contraband,
  ]);
  expect(pathsOf(articleGroup('teaching', written, []))).toEqual([paths.teach]);
});
