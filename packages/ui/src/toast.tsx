import { createContext, type ReactNode, use, useCallback, useEffect, useState } from 'react';
import { Icon } from './icon.tsx';

type Message = { readonly text: string; readonly tone: 'positive' | 'danger'; readonly id: number };
type Show = (text: string, tone: Message['tone']) => void;

const ToastContext = createContext<Show | undefined>(undefined);
const shownMs = 5_000;

const tones = {
  positive: { icon: 'check', className: 'text-positive' },
  danger: { icon: 'warning', className: 'text-danger' },
} as const;

/** Says briefly what has happened; the last word replaces the one before. */
export function useToast(): Show {
  const show = use(ToastContext);
  if (!show) throw new Error('useToast needs a ToastRegion above it');
  return show;
}

/** Above everything, a dialog included: what it says may be about that dialog. */
export function ToastRegion({ children }: { readonly children: ReactNode }) {
  const [message, setMessage] = useState<Message>();
  const show = useCallback<Show>(
    (text, tone) => setMessage((last) => ({ text, tone, id: (last?.id ?? 0) + 1 })),
    [],
  );

  useEffect(() => {
    if (!message) return;
    const timer = setTimeout(() => setMessage(undefined), shownMs);
    return () => clearTimeout(timer);
  }, [message]);

  return (
    <ToastContext value={show}>
      {children}
      <output className="pointer-events-none fixed inset-x-0 top-20 z-1100 flex justify-center px-4 print:hidden">
        {message && (
          <p
            key={message.id}
            className="pointer-events-auto flex items-center gap-2 rounded-control border border-line bg-surface px-4 py-3 text-small font-medium shadow-float"
          >
            <Icon name={tones[message.tone].icon} className={`size-5 ${tones[message.tone].className}`} />
            {message.text}
          </p>
        )}
      </output>
    </ToastContext>
  );
}
