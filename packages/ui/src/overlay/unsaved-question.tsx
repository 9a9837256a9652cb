import { useEffect, useRef, useState } from 'react';
import { useBlocker } from 'react-router';
import { ConfirmDialog } from './confirm-dialog.tsx';

export type UnsavedWords = {
  readonly title: string;
  readonly text: string;
  readonly stay: string;
  readonly leave: string;
};

type Props = {
  /** Asked at the moment of leaving, so that a save that navigates is not held up. */
  readonly isUnsaved: () => boolean;
  readonly words: UnsavedWords;
  /** Where the user wants to go within the page; undefined while nobody asked. */
  readonly leaving: (() => void) | undefined;
  readonly onStay: () => void;
};

/** Asks before typed text is lost: by closing what holds it, by navigation, the back button or leaving the site. */
export function UnsavedQuestion({ isUnsaved, words, leaving, onStay }: Props) {
  const latest = useRef(isUnsaved);
  const [isLeaving, setLeaving] = useState(false);
  const hasAnswered = useRef(false);
  useEffect(() => {
    latest.current = isUnsaved;
  });
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      !hasAnswered.current &&
      latest.current() &&
      (currentLocation.pathname !== nextLocation.pathname || currentLocation.search !== nextLocation.search),
  );
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (latest.current()) event.preventDefault();
    };
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, []);

  if (isLeaving || (!leaving && blocker.state !== 'blocked')) return null;
  const stay = () => {
    blocker.reset?.();
    onStay();
  };
  const leave = () => {
    hasAnswered.current = true;
    setLeaving(true);
    leaving?.();
    blocker.proceed?.();
  };
  return (
    <ConfirmDialog
      title={words.title}
      confirm={words.leave}
      cancel={words.stay}
      isDangerous
      onConfirm={leave}
      onClose={stay}
    >
      {words.text}
    </ConfirmDialog>
  );
}
