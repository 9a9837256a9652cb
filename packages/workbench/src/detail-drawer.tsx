import { type ReactNode, useEffect, useState } from 'react';
import { Drawer } from './antd.ts';

type Props = {
  readonly title: string;
  /** Key of the open item; undefined when closed. */
  readonly openKey: string | undefined;
  readonly onClose: () => void;
  readonly children: (key: string) => ReactNode;
};

type Last = { readonly key: string; readonly opener: Element | null };

/** Side drawer with details; the list keeps its position. */
export function DetailDrawer({ title, openKey, onClose, children }: Props) {
  const [last, setLast] = useState<Last>();
  // Keeps the last content during the close animation.
  if (openKey !== undefined && openKey !== last?.key) {
    setLast({ key: openKey, opener: document.activeElement });
  }
  const key = openKey ?? last?.key;

  const opener = last?.opener;
  // Restores focus immediately instead of after the animation: the next key press may already follow.
  useEffect(() => {
    if (openKey === undefined && opener instanceof HTMLElement && opener.isConnected) opener.focus();
  }, [openKey, opener]);

  return (
    <Drawer
      title={title}
      open={openKey !== undefined}
      onClose={onClose}
      size={560}
      rootClassName="detail-drawer"
      destroyOnHidden
    >
      {key !== undefined && children(key)}
    </Drawer>
  );
}
