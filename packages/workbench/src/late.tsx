import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react';

type LateProps = {
  /** Keeps the place while the part loads. */
  readonly fallback?: ReactNode;
  readonly onFail?: () => void;
};

/**
 * A part of the frame that loads when it is first rendered. Unlike `lazy`, one that cannot be loaded does not replace
 * the page by the error screen, with whatever is typed there; the next rendering tries again.
 */
export function late<P extends object>(load: () => Promise<ComponentType<P>>) {
  let loaded: ComponentType<P> | undefined;
  return function Late({ fallback, onFail, ...props }: P & LateProps): ReactNode {
    const [Part, setPart] = useState(() => loaded);
    const fail = useEffectEvent(() => onFail?.());
    useEffect(() => {
      if (loaded) return;
      let isHere = true;
      load().then(
        (part) => {
          loaded = part;
          if (isHere) setPart(() => part);
        },
        () => {
          if (isHere) fail();
        },
      );
      return () => {
        isHere = false;
      };
    }, []);
    return Part ? <Part {...(props as P)} /> : fallback;
  };
}
