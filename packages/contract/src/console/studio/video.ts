import { file, optionalFile, seconds, translated } from './field.ts';
import { resource } from './resource.ts';

/** A film that explains how to use the service. */
export const video = resource({
  name: 'video',
  access: { read: 'content:read', edit: 'content:edit' },
  title: 'titles',
  fields: {
    titles: translated(100),
    fileKey: file('film'),
    posterKey: optionalFile('poster'),
    seconds: seconds(1, 7200),
  },
});
