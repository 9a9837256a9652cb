import { LinkButton } from '@onehaul/ui/button';
import type { ComponentProps } from 'react';
import { useSearchParams } from 'react-router';

type Props = Omit<ComponentProps<typeof LinkButton>, 'to' | 'state'> & {
  /** Value of the parameter `do` while it is open. */
  readonly what: string;
};

/** Opens a dialog or form by its address, so that it also opens before the script has loaded. */
export function ActLink({ what, ...rest }: Props) {
  const [address] = useSearchParams();
  const search = new URLSearchParams(address);
  search.set('do', what);
  return (
    <LinkButton
      to={{ search: `?${search}` }}
      state={{ opened: 'do' }}
      preventScrollReset
      data-act={what}
      {...rest}
    />
  );
}
