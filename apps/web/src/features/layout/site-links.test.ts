import { expect, test } from 'vitest';
import { paths } from '../../app/paths.ts';
import { siteLinks } from './site-links.ts';

const pathsOf = (links: readonly { path: string }[]) => links.map(({ path }) => path);

test('links only pages whose text the shop has written', () => {
  const { guide, service } = siteLinks(
    [{ type: 'teaching' }, { type: 'terms' }, { type: 'privacy' }],
    ['consolidation'],
  );
  expect(pathsOf(guide)).toEqual([paths.teach]);
  expect(pathsOf(service)).toEqual([paths.privacy, paths.terms]);
});

test('hides the pages of a module that is off', () => {
  const written = [{ type: 'teaching' }, { type: 'problem' }, { type: 'contraband' }] as const;
  expect(pathsOf(siteLinks(written, []).guide)).toEqual([paths.teach]);
  expect(pathsOf(siteLinks(written, ['consolidation']).guide)).toEqual([
    paths.teach,
    paths.problems,
    paths.contraband,
  ]);
});

test('pickup points are linked where the shop has them', () => {
  expect(pathsOf(siteLinks([], ['pickupPoint']).guide)).toEqual([paths.pickupPoints]);
});

test('a shop that has written nothing gets no dead links', () => {
  expect(siteLinks([], ['consolidation'])).toEqual({ guide: [], service: [] });
});
