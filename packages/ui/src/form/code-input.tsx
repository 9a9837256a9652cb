import type { ComponentProps } from 'react';
import { TextInput } from './text-input.tsx';

/** Six-digit code input with one-time-code autofill; accepts pasted codes. */
export const CodeInput = (props: Omit<ComponentProps<typeof TextInput>, 'type'>) => (
  <TextInput
    {...props}
    inputMode="numeric"
    autoComplete="one-time-code"
    maxLength={12}
    className="font-mono tracking-[0.3em] placeholder:font-sans placeholder:tracking-[0]"
  />
);
