import { expect, test } from 'vitest';
import { arrangements } from './arrangement.ts';

test('every arrangement tells the same, and figures stand in the night hero itself', () => {
  const whole = ['announcements', 'figures', 'goods', 'routes', 'steps', 'warehouses'];
  for (const { hero, sections } of Object.values(arrangements)) {
    expect([...sections, ...(hero === 'night' ? ['figures'] : [])].toSorted()).toEqual(whole);
  }
});
