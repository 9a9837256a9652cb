import type { Notice } from '@onehaul/contract/notice';
import type { PageRequest } from '@onehaul/contract/wire';
import type { NoticeSubject } from '@onehaul/domain/notice';
import { findPage } from '../../db/page.ts';
import type { MemberContext } from '../../http/context.ts';
import { renderNoticeText } from './notice-words.ts';
import { noticePage, noticePageAbout } from './notice.repository.ts';

/** Lists the account's notices in the reader's language. A sub-account reads its main account's (A16). */
export async function findNotices(
  context: MemberContext,
  { isUnreadOnly, subject, ...page }: PageRequest & { isUnreadOnly: boolean; subject: NoticeSubject | null },
): Promise<{ items: Notice[]; total: number }> {
  const filter = { memberId: context.member.ownerId, isUnreadOnly, subject };
  const { items, total } = await findPage(context, subject ? noticePageAbout : noticePage, page, filter);
  return {
    total,
    items: items.map(({ id, kind, subjectId, isRead, createdAt, ...told }) => {
      const { title, text } = renderNoticeText({
        ...told,
        kind,
        name: told.name ?? '',
        language: context.language,
      });
      const number = typeof told.details.number === 'string' ? told.details.number : '';
      return { id, kind, subjectId, number, isRead, createdAt, title, text };
    }),
  };
}
