import { type ComponentProps, useState } from 'react';
import { IconButton } from '../button.tsx';
import { TextInput } from './text-input.tsx';

type Props = Omit<ComponentProps<typeof TextInput>, 'type' | 'after'> & {
  readonly show: string;
  readonly hide: string;
};

/** Password input with a reveal button; pasting and password managers work. */
export function PasswordInput({ show, hide, ...rest }: Props) {
  const [isShown, setShown] = useState(false);
  return (
    <TextInput
      {...rest}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      after={
        <IconButton
          icon={isShown ? 'eyeOff' : 'eye'}
          size="small"
          label={isShown ? hide : show}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        />
      }
    />
  );
}
