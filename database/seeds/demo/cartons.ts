import type { DemoCarton } from './demo-shop.ts';

/** The carton sizes of a warehouse, small to large. */
export const demoCartons: DemoCarton[] = [
  { name: 'S1', length: 260, width: 150, height: 180, ownGrams: 180, mostGrams: 5000 },
  { name: 'S2', length: 290, width: 170, height: 190, ownGrams: 230, mostGrams: 8000 },
  { name: 'M3', length: 350, width: 190, height: 230, ownGrams: 330, mostGrams: 12_000 },
  { name: 'M4', length: 430, width: 210, height: 270, ownGrams: 480, mostGrams: 18_000 },
  { name: 'L5', length: 530, width: 290, height: 370, ownGrams: 900, mostGrams: 30_000 },
  { name: 'XL6', length: 600, width: 400, height: 500, ownGrams: 1400, mostGrams: 45_000 },
];
