import type { ComponentProps } from 'react';
import { TextInput } from './text-input.tsx';

/** A code of six digits: filled in from the message where the device can, and pasted anywhere. */
export const CodeInput = (props: Omit<ComponentProps<typeof TextInput>, 'type'>) => (
  <TextInput
    {...props}
    inputMode="numeric"
    autoComplete="one-time-code"
    maxLength={12}
    className="font-mono tracking-[0.3em] placeholder:font-sans placeholder:tracking-[0]"
  />
);
