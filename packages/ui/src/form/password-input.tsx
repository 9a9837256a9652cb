import { type ComponentProps, useState } from 'react';
import { Icon } from '../icon.tsx';
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
        <button
          type="button"
          aria-label={isShown ? hide : show}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
          className="flex size-control-small items-center justify-center rounded-control text-muted hover:bg-primary-2 hover:text-ink"
        >
          <Icon name={isShown ? 'eyeOff' : 'eye'} />
        </button>
      }
    />
  );
}
