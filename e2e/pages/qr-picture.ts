import type { Locator } from '@playwright/test';

/** The content of a QR code: the source text, read from the component that renders the picture. */
export function qrText(picture: Locator): Promise<string> {
  return picture.evaluate((figure) => {
    type Fiber = { readonly return?: Fiber; readonly memoizedProps?: { readonly text?: string } };
    const key = Object.keys(figure).find((name) => name.startsWith('__reactFiber$'));
    let fiber = (figure as unknown as Record<string, Fiber | undefined>)[key ?? ''];
    while (fiber && typeof fiber.memoizedProps?.text !== 'string') fiber = fiber.return;
    return fiber?.memoizedProps?.text ?? '';
  });
}
