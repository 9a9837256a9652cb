import { useRemembered } from '@onehaul/workbench/remembered';
import { useCallback, useEffect, useState } from 'react';

const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean';
const wanted = { video: { facingMode: 'environment', width: { ideal: 1920 } } } as const;

export type Camera = ReturnType<typeof useCamera>;

/** The camera above the table. Once switched on, this browser switches it on by itself. */
export function useCamera() {
  const [isWanted, setIsWanted] = useRemembered('station.camera', isBoolean, false);
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
    /** Gives the camera's picture to an element. */
    attach,
    /** What it sees now. */
    view,
    hasFailed: isWanted && hasFailed,
    /** A camera that is on its way is not switched off by who is in a hurry to use it. */
    toggle: () => {
      if (!isWanted || stream || hasFailed) setIsWanted(!isWanted);
    },
  };
}
