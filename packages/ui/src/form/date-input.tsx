import type { ComponentProps } from 'react';
import { TextInput } from './text-input.tsx';

/** Day in the browser's own picker; the value is written YYYY-MM-DD. */
export const DateInput = (props: Omit<ComponentProps<typeof TextInput>, 'type' | 'after'>) => (
  <TextInput
    {...props}
    type="date"
    className="text-start focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-(--focus)"
  />
);
