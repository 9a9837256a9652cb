import { useLocalStorage } from '@onehaul/workbench/use-local-storage';
import { useCallback, useEffect, useState } from 'react';

const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean';
const wanted = { video: { facingMode: 'environment', width: { ideal: 1920 } } } as const;

export type Camera = ReturnType<typeof useCamera>;

/** Camera above the table. Once enabled, this browser turns it on automatically. */
export function useCamera() {
  const [isWanted, setIsWanted] = useLocalStorage('station.camera', isBoolean, false);
  const [stream, setStream] = useState<MediaStream>();
  const [hasFailed, setHasFailed] = useState(false);

  useEffect(() => {
    if (!isWanted) return;
    let isOver = false;
    let opened: MediaStream | undefined;
    const stop = () => opened?.getTracks().forEach((track) => track.stop());
    navigator.mediaDevices
      .getUserMedia(wanted)
      .then((found) => {
        opened = found;
        if (isOver) return stop();
        setHasFailed(false);
        setStream(found);
      })
      .catch(() => setHasFailed(true));
    return () => {
      isOver = true;
      stop();
      setStream(undefined);
    };
  }, [isWanted]);

  const [view, setView] = useState<HTMLVideoElement | null>(null);
  const attach = useCallback(
    (element: HTMLVideoElement | null) => {
      if (element && stream) element.srcObject = stream;
      setView(element);
    },
    [stream],
  );

  return {
    isThere: 'mediaDevices' in navigator,
    stream,
    /** Ref callback that attaches the stream to a video element. */
    attach,
    /** Video element that shows the stream. */
    view,
    hasFailed: isWanted && hasFailed,
    /** Ignored while the camera is starting, so that an impatient second press does not turn it off. */
    toggle: () => {
      if (!isWanted || stream || hasFailed) setIsWanted(!isWanted);
    },
  };
}
