import { type ReactNode, useEffect, useState } from 'react';
import { Drawer } from './antd.ts';

type Props = {
  readonly title: string;
  /** What is open; nothing while it is undefined. */
  readonly openKey: string | undefined;
  readonly onClose: () => void;
  readonly children: (key: string) => ReactNode;
};

type Last = { readonly key: string; readonly opener: Element | null };

/** Details at the side of a list, which stays where it is. */
export function DetailDrawer({ title, openKey, onClose, children }: Props) {
  const [last, setLast] = useState<Last>();
  // While it closes it still shows what it showed.
  if (openKey !== undefined && openKey !== last?.key) {
    setLast({ key: openKey, opener: document.activeElement });
  }
  const key = openKey ?? last?.key;

  const opener = last?.opener;
  // At once, not when the movement has ended: the next key may already be on its way.
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
