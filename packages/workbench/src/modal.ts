import { Modal as AntdModal, type ModalProps } from 'antd';
import { createElement } from 'react';
import { useDialogOpen } from './use-dialog-open.ts';

export function Modal(props: ModalProps) {
  return createElement(AntdModal, { ...props, open: useDialogOpen(props.open) });
}
