import type { ReactNode } from 'react';
import { BottomTabs } from './bottom-tabs.tsx';
import { type MenuProfile, SideMenu } from './side-menu.tsx';
import { PageNotes } from './page-notes.tsx';

type Props = {
  readonly profile: MenuProfile;
  readonly unread: number | undefined;
  /** Sections of the account page, while it is open. */
  readonly sections?: ReactNode;
};

/** Side menu from 1024 px, bottom tabs below. Both are in the page and CSS shows one: the server knows no width. */
export const MemberNavigation = (props: Props) => (
  <>
    <div className="sticky top-[calc(var(--header-height)+var(--spacing)*8)] hidden max-h-[calc(100dvh-var(--header-height)-var(--spacing)*12)] min-h-0 flex-col gap-3 self-start desktop:flex print:hidden">
      <SideMenu {...props} isPinned />
      <PageNotes className="px-3" />
    </div>
    <BottomTabs unread={props.unread}>
      <SideMenu {...props} />
    </BottomTabs>
  </>
);
