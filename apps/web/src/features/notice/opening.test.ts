import { noticeKinds } from '@onehaul/domain/notice';
import { noticePage } from '@onehaul/server/modules/notice/notice-page';
import { expect, test } from 'vitest';
import { isMemberPath, isPagePath, paths } from '../../app/paths.ts';
import { openingOf } from './opening.ts';

const number = '0A1B2C3D4E5F6G7H';

test.each(noticeKinds)('a notice of %s leads where its mail does, to a page of the member centre', (kind) => {
  for (const details of [{ number }, { number: 'SF 1' }, { number: '' }]) {
    const to = openingOf({ kind, subjectId: 41, ...details });
    const { pathname, search } = new URL(noticePage(kind, 41, details).page, `https://shop${paths.member}/`);
    const mailed = pathname + search;
    expect(to ?? paths.notices).toBe(mailed);
    const [path = ''] = mailed.split('?');
    expect(isMemberPath(path) && isPagePath(path), path).toBe(true);
  }
});
