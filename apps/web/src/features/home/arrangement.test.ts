import { expect, test } from 'vitest';
import { arrangeHome, arrangements } from './arrangement.ts';

test('every arrangement tells the same, and figures stand in the night hero itself', () => {
  const whole = ['announcements', 'figures', 'goods', 'prices', 'reviews', 'routes', 'steps', 'warehouses'];
  for (const { hero, sections } of Object.values(arrangements)) {
    expect([...sections, ...(hero === 'night' ? ['figures'] : [])].toSorted()).toEqual(whole);
  }
});

test('a shop chooses sections and their order; without a choice the arrangement decides', () => {
  expect(arrangeHome('air', [])).toMatchObject({
    sections: arrangements.air.sections,
    hasHeroFigures: false,
  });
  expect(arrangeHome('air', ['goods', 'figures']).sections).toEqual(['goods', 'figures']);
  expect(arrangeHome('sea', [])).toMatchObject({ hasHeroFigures: true });
  expect(arrangeHome('sea', ['goods', 'figures', 'steps'])).toMatchObject({
    hasHeroFigures: true,
    sections: ['goods', 'steps'],
  });
  expect(arrangeHome('sea', ['goods'])).toMatchObject({ hasHeroFigures: false, sections: ['goods'] });
});
