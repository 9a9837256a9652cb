import { useTranslation } from '@onehaul/i18n/react';
import { Spinner } from '@onehaul/ui/spinner';
import { useToast } from '@onehaul/ui/toast';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { countLost } from '../lost-data.ts';

/** Finger movement after which letting go loads the page's data again. */
const enough = 140;
/** The mark moves less than the finger, as when a spring is pulled. */
const resistance = 0.5;

/**
 * Pulling the page down loads its data again. Browsers offer this themselves; a site opened from the home screen of an
 * iPhone has no such gesture and no button to reload.
 */
export function PullToRefresh() {
  const { t } = useTranslation('member');
  const { t: site } = useTranslation('storefront');
  const { revalidate } = useRevalidator();
  const notify = useToast();
  const mark = useRef<HTMLOutputElement>(null);
  const [isLoading, setLoading] = useState(false);

  const load = useEffectEvent(async () => {
    setLoading(true);
    const before = countLost();
    await revalidate();
    setLoading(false);
    if (countLost() > before) notify(site('failure.network'), 'danger');
  });

  useEffect(() => {
    let from: { readonly x: number; readonly y: number } | undefined;
    let distance = 0;
    const draw = (to: number) => {
      distance = to;
      mark.current?.style.setProperty('--pulled', `${Math.min(to, enough) * resistance}px`);
    };
    const start = ({ touches, target }: TouchEvent) => {
      const [finger] = touches;
      // What is on top of the page, such as a drawer, scrolls by itself.
      const isOnTop = target instanceof Element && target.closest('dialog, [popover]') !== null;
      from =
        touches.length === 1 && finger && window.scrollY <= 0 && !isOnTop
          ? { x: finger.clientX, y: finger.clientY }
          : undefined;
      draw(0);
    };
    const move = ({ touches: [finger] }: TouchEvent) => {
      if (!from || !finger) return;
      const down = finger.clientY - from.y;
      // Sideways is a swipe, upwards scrolls the page.
      if (distance === 0 && (down < 0 || Math.abs(finger.clientX - from.x) > down)) from = undefined;
      else draw(Math.max(down, 0));
    };
    const end = () => {
      if (from && distance >= enough) void load();
      from = undefined;
      draw(0);
    };
    const cancel = () => {
      from = undefined;
      draw(0);
    };
    const listening = new AbortController();
    const options = { passive: true, signal: listening.signal };
    document.addEventListener('touchstart', start, options);
    document.addEventListener('touchmove', move, options);
    document.addEventListener('touchend', end, options);
    document.addEventListener('touchcancel', cancel, options);
    return () => listening.abort();
  }, []);

  return (
    <output
      ref={mark}
      data-pull={isLoading ? 'loading' : 'ready'}
      className="pointer-events-none fixed inset-x-0 -top-12 z-1100 mx-auto grid size-10 translate-y-(--pulled) place-items-center rounded-full border border-line bg-surface text-primary-9 shadow-float data-[pull=loading]:translate-y-18"
    >
      <Spinner />
      {isLoading && <span className="sr-only">{t('refresh.loading')}</span>}
    </output>
  );
}
