/** Movement that decides between swiping a row and scrolling the page. */
const slop = 8;
/** Part of the row's width after which letting go acts. */
const enough = 0.35;

type Swipe = { readonly row: HTMLElement; readonly x: number; readonly y: number; isOn: boolean };

/**
 * Calls `onSwipe` with the key of a row that a finger has swiped towards the start of the line. Rows that can be
 * swiped have `data-swipe` with their key (swipe.css). The same action is available without a gesture elsewhere.
 */
export function listenForSwipes(onSwipe: (key: string) => void): () => void {
  let swipe: Swipe | undefined;
  const listening = new AbortController();

  function end() {
    if (!swipe) return;
    delete swipe.row.dataset['swiped'];
    swipe.row.style.removeProperty('--swiped');
    swipe = undefined;
  }
  const isFar = ({ row, x }: Swipe, now: number) => x - now > row.offsetWidth * enough;

  function start({ target, isPrimary, pointerType, clientX, clientY }: PointerEvent) {
    end();
    const row = target instanceof Element && target.closest<HTMLElement>('[data-swipe]');
    // Rows of a table in a wide window scroll sideways instead.
    if (!row || !isPrimary || pointerType !== 'touch' || getComputedStyle(row).touchAction === 'auto') return;
    swipe = { row, x: clientX, y: clientY, isOn: false };
  }

  function move({ isPrimary, clientX, clientY }: PointerEvent) {
    if (!swipe || !isPrimary) return;
    const distance = clientX - swipe.x;
    if (!swipe.isOn) {
      if (Math.abs(clientY - swipe.y) > slop) return end();
      if (distance > -slop) return;
      swipe.isOn = true;
    }
    swipe.row.dataset['swiped'] = isFar(swipe, clientX) ? 'far' : 'near';
    swipe.row.style.setProperty('--swiped', `${Math.min(distance, 0)}px`);
  }

  function finish({ isPrimary, clientX }: PointerEvent) {
    if (!swipe || !isPrimary) return;
    const key = swipe.isOn && isFar(swipe, clientX) && swipe.row.dataset['swipe'];
    end();
    if (key) onSwipe(key);
  }

  const { signal } = listening;
  document.addEventListener('pointerdown', start, { signal });
  document.addEventListener('pointermove', move, { signal });
  document.addEventListener('pointerup', finish, { signal });
  // The browser has taken over, to scroll or to zoom.
  document.addEventListener('pointercancel', end, { signal });
  return () => {
    end();
    listening.abort();
  };
}
