import { Drawer as AntdDrawer, type DrawerProps } from 'antd';
import { createElement } from 'react';
import { useDialogOpen } from './use-dialog-open.ts';

export function Drawer(props: DrawerProps) {
  return createElement(AntdDrawer, { ...props, open: useDialogOpen(props.open) });
}
