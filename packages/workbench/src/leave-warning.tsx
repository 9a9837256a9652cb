import { Button, Modal } from './antd.ts';
import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router';

type Props = {
  /** Asked at the moment of leaving, so that a save that navigates is not held up. */
  readonly isUnsaved: () => boolean;
  /** Parameters of the URL that change when the form is left, besides the path. */
  readonly parameters?: readonly string[];
  readonly texts: {
    readonly title: string;
    readonly text: string;
    readonly stay: string;
    readonly leave: string;
  };
};

/** Confirms before leaving with unsaved changes, for in-app navigation and page unload. */
export function LeaveWarning({ isUnsaved, parameters = [], texts }: Props) {
  const latest = useRef(isUnsaved);
  useEffect(() => {
    latest.current = isUnsaved;
  });
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    if (!latest.current()) return false;
    const [current, next] = [currentLocation, nextLocation].map(({ search }) => new URLSearchParams(search));
    return (
      currentLocation.pathname !== nextLocation.pathname ||
      parameters.some((name) => current!.get(name) !== next!.get(name))
    );
  });
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (latest.current()) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, []);
  if (blocker.state !== 'blocked') return null;
  return (
    <Modal
      open
      title={texts.title}
      onCancel={() => blocker.reset()}
      footer={
        <>
          <Button onClick={() => blocker.reset()}>{texts.stay}</Button>
          <Button type="primary" danger onClick={() => blocker.proceed()}>
            {texts.leave}
          </Button>
        </>
      }
    >
      <p className="text-small">{texts.text}</p>
    </Modal>
  );
}
