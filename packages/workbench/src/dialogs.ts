import { Drawer as AntdDrawer, type DrawerProps, Modal as AntdModal, type ModalProps } from 'antd';
import { createElement, useLayoutEffect, useReducer } from 'react';

// Without JSX: the build loads it in Node to extract the styles of antd.
/**
 * A dialog mounts closed and opens before the first paint. antd registers an open one for the Escape key while it
 * renders: if React abandons that render (an interrupted navigation), the entry stays for ever and every dialog below
 * ignores Escape.
 */
function useOpen(isOpen: boolean | undefined): boolean {
  const [isMounted, markMounted] = useReducer(() => true, false);
  useLayoutEffect(() => markMounted(), []);
  return isMounted && isOpen === true;
}

export function Modal(props: ModalProps) {
  return createElement(AntdModal, { ...props, open: useOpen(props.open) });
}

export function Drawer(props: DrawerProps) {
  return createElement(AntdDrawer, { ...props, open: useOpen(props.open) });
}
