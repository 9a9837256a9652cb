import { Modal as AntdModal } from 'antd';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { Drawer } from './drawer.ts';
import { Modal } from './modal.ts';

test('a dialog registers nothing while it is rendered for the first time', () => {
  // antd warns when a dialog is open in a render without a document; the same code registers it for Escape.
  const warning = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  renderToString(<Modal open />);
  renderToString(<Drawer open />);
  expect(warning).not.toHaveBeenCalled();
  // Shows that the warning would have come.
  renderToString(<AntdModal open />);
  expect(warning).toHaveBeenCalledTimes(1);
});
