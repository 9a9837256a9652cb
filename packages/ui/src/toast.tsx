import { createContext, type ReactNode, use, useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button, IconButton } from './button.tsx';
import { Icon } from './icon.tsx';
import {
  durationMs,
  shownToasts,
  type Toast,
  type ToastAction,
  type Tone,
  withToast,
} from './toast-model.ts';

type Show = (text: string, tone: Tone, action?: ToastAction) => void;

const ToastContext = createContext<Show | undefined>(undefined);

const tones = {
  positive: { icon: 'check', className: 'text-positive' },
  warning: { icon: 'note', className: 'text-warning' },
  danger: { icon: 'warning', className: 'text-danger' },
} as const;

/** Returns the function that shows a toast. */
export function useToast(): Show {
  const show = use(ToastContext);
  if (!show) throw new Error('useToast needs a ToastRegion above it');
  return show;
}

/**
 * Everything outside a modal `<dialog>` is inert: not announced and not reachable. A toast shown while one is
 * open is therefore rendered into it.
 */
const openDialog = () => [...document.querySelectorAll('dialog:modal')].at(-1);

let lastId = 0;

type Props = {
  /** Accessible name of a toast's close button. */
  readonly close: string;
  readonly children: ReactNode;
};

/** Rendered above everything, including a dialog, because its message may concern that dialog. */
export function ToastRegion({ close, children }: Props) {
  const [queue, setQueue] = useState<readonly Toast[]>([]);
  const [dialog, setDialog] = useState<Element>();
  // Pauses the timers while the pointer or focus is on a toast.
  const [isHeld, setHeld] = useState(false);
  const show = useCallback<Show>((text, tone, action) => {
    setDialog(openDialog());
    setQueue((waiting) => withToast(waiting, { id: (lastId += 1), text, tone, action }));
  }, []);
  const remove = useCallback((id: number) => {
    setQueue((waiting) => waiting.filter((toast) => toast.id !== id));
    setHeld(false);
  }, []);
  // A toast outlives the dialog it was shown in: saving usually closes it.
  useLayoutEffect(() => {
    if (!dialog) return;
    const leave = () => setDialog(openDialog());
    if (!dialog.isConnected) leave();
    dialog.addEventListener('close', leave);
    return () => dialog.removeEventListener('close', leave);
  });
  const toasts = shownToasts(queue);
  const render = (toast: Toast) => (
    <Shown key={toast.id} toast={toast} close={close} isHeld={isHeld} onEnd={remove} />
  );

  // On a phone it covers the site's header, where it hides no page buttons.
  const region = (
    <div
      className="pointer-events-none fixed inset-x-0 top-2 z-1100 flex flex-col items-center px-4 sm:top-20 print:hidden"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {/* A polite live region must exist before its text; an alert is announced when it appears. */}
      <output aria-live="polite" className="flex max-w-full flex-col items-center">
        {toasts.filter(({ tone }) => tone === 'positive').map(render)}
      </output>
      {toasts.filter(({ tone }) => tone !== 'positive').map(render)}
    </div>
  );
  return (
    <ToastContext value={show}>
      {children}
      {dialog?.isConnected ? createPortal(region, dialog) : region}
    </ToastContext>
  );
}

type ShownProps = {
  readonly toast: Toast;
  readonly close: string;
  readonly isHeld: boolean;
  readonly onEnd: (id: number) => void;
};

function Shown({ toast: { id, text, tone, action }, close, isHeld, onEnd }: ShownProps) {
  const [isActing, setActing] = useState(false);
  const duration = durationMs({ action });
  useEffect(() => {
    if (isHeld || isActing) return;
    const timer = setTimeout(() => onEnd(id), duration);
    return () => clearTimeout(timer);
  }, [id, isHeld, isActing, duration, onEnd]);
  async function act(chosen: ToastAction) {
    setActing(true);
    try {
      await chosen.onAct();
    } finally {
      onEnd(id);
    }
  }
  const { icon, className } = tones[tone];
  return (
    <div
      data-tone={tone}
      {...(action && { 'data-undo': true })}
      className="pointer-events-auto mb-2 flex max-w-140 items-center gap-2 rounded-control border border-line bg-surface py-1 ps-4 pe-1 text-small font-medium shadow-float"
    >
      <Icon name={icon} className={`size-5 shrink-0 ${className}`} />
      <p role={tone === 'positive' ? undefined : 'alert'} className="py-1 wrap-anywhere">
        {text}
      </p>
      {action && (
        <Button variant="secondary" size="small" isBusy={isActing} onClick={() => void act(action)}>
          {action.label}
        </Button>
      )}
      <IconButton icon="close" size="small" label={close} onClick={() => onEnd(id)} />
    </div>
  );
}
