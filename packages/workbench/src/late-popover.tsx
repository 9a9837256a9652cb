import { useTranslation } from '@onehaul/i18n/react';
import { Popover } from '@onehaul/ui/popover';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { App } from './antd.ts';

type Props = Omit<ComponentProps<typeof Popover>, 'children'> & {
  /** The content, a `late` component; it calls back if it cannot be loaded. */
  readonly children: (onFail: () => void) => ReactNode;
};

/** Popover whose content is loaded when it is first opened. */
export function LatePopover({ children, ...props }: Props) {
  const { t } = useTranslation('workbench');
  const { message } = App.useApp();
  const [isOpened, setIsOpened] = useState(false);
  const fail = () => {
    document.getElementById(props.id)?.hidePopover();
    // The next opening tries again.
    setIsOpened(false);
    void message.error(t('failure.title'));
  };
  return (
    // The trigger is inside.
    <div role="presentation" onClickCapture={() => setIsOpened(true)}>
      <Popover {...props}>{isOpened && children(fail)}</Popover>
    </div>
  );
}
