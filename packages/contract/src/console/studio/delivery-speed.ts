import { choice, days, translated } from './field.ts';
import { resource } from './resource.ts';

/** How long a line takes, and by which transport. */
export const deliverySpeed = resource({
  name: 'deliverySpeed',
  access: { read: 'studio:read', edit: 'studio:edit' },
  title: 'names',
  filters: ['transport'],
  fields: {
    names: translated(40),
    transport: choice(['air', 'sea', 'land', 'express']),
    minimumDays: days(1, 365),
    maximumDays: days(1, 365),
  },
});
