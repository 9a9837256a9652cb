import type { Notice } from '@onehaul/contract/notice';
import type { PageRequest } from '@onehaul/contract/wire';
import type { NoticeSubject } from '@onehaul/domain/notice';
import { noticeText } from '@onehaul/i18n/notice-text';
import { findPage } from '../../db/page.ts';
import type { MemberContext } from '../../http/context.ts';
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
    items: items.map(({ id, kind, subjectId, isRead, createdAt, ...told }) => ({
      id,
      kind,
      subjectId,
      number: typeof told.details.number === 'string' ? told.details.number : '',
      isRead,
      createdAt,
      ...noticeText(context.language, { kind, ...told }),
    })),
  };
}
