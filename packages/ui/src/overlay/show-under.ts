const isAnchored = () => CSS.supports('position-area: bottom span-right');

/** Places an element under its anchor where the browser cannot (class `under-control`). */
function place(panel: HTMLElement, anchor: HTMLElement): void {
  const { left, bottom, top, width } = anchor.getBoundingClientRect();
  const below = window.innerHeight - bottom;
  const isAbove = below < panel.offsetHeight && top > below;
  panel.style.setProperty('left', `${left}px`);
  panel.style.setProperty('min-width', `${width}px`);
  panel.style.setProperty('top', `${isAbove ? top - panel.offsetHeight - 4 : bottom + 4}px`);
}

/** Shows a popover of class `under-control` under its anchor, above all dialogs. Returns the function that hides it. */
export function showUnder(panel: HTMLElement, anchor: HTMLElement): () => void {
  panel.showPopover({ source: anchor });
  const follow = () => place(panel, anchor);
  if (!isAnchored()) {
    follow();
    addEventListener('scroll', follow, true);
    addEventListener('resize', follow);
  }
  return () => {
    removeEventListener('scroll', follow, true);
    removeEventListener('resize', follow);
    if (panel.isConnected) panel.hidePopover();
  };
}
