import { useEffect, useEffectEvent } from 'react';

/** Acts on rows that are swiped. Loads on touch screens only; a swipe is a shortcut, so failing to load loses nothing. */
export function useSwipe(onSwipe: (key: string) => void): void {
  const act = useEffectEvent(onSwipe);
  useEffect(() => {
    if (!matchMedia('(any-pointer: coarse)').matches) return;
    let stop: (() => void) | undefined;
    let isGone = false;
    import('./swipe.ts').then(
      ({ listenForSwipes }) => {
        if (!isGone) stop = listenForSwipes((key) => act(key));
      },
      () => undefined,
    );
    return () => {
      isGone = true;
      stop?.();
    };
  }, []);
}
