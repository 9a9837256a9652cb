import type { Language } from '@onehaul/domain/language';
import { Icon } from '@onehaul/ui/icon';
import { Spinner } from '@onehaul/ui/spinner';
import { ConfigProvider } from 'antd';
import { type ReactNode, useMemo } from 'react';
import styles from './antd.css?url';
import { App } from './antd.ts';
import { antdLocales } from './antd-locales.ts';
import { type Brand, type Scheme, workbenchTheme } from './theme.ts';
import { useMediaQuery } from './use-media-query.ts';
import { useScheme } from './use-scheme.ts';

type Props = {
  readonly theme: Brand & { readonly colorScheme: Scheme | 'system' };
  readonly language: Language;
  readonly children: ReactNode;
};

/** Returns the page's nonce, which lets the theme's variables pass its Content-Security-Policy. */
function pageNonce(): string {
  return document.querySelector<HTMLElement>('[nonce]')?.nonce ?? '';
}

/**
 * antd's spinner leaves by an animation whose end event is lost if the response arrives during its entrance,
 * so the button looked busy forever. This one is removed immediately.
 */
const button = { autoInsertSpace: false, loadingIcon: <Spinner className="size-4" /> };

/** The arrow of the select in packages/ui. */
const select = { suffixIcon: <Icon name="down" className="size-4 text-muted" /> };

/** Ant Design in the page's colours, language and scheme; messages through `App.useApp()`. */
export function WorkbenchProvider({ theme, language, children }: Props) {
  const { primaryColor, cornerRadius, colorScheme } = theme;
  const scheme = useScheme(colorScheme);
  const isTouch = useMediaQuery('(pointer: coarse)');
  const themeConfig = useMemo(
    () => workbenchTheme({ primaryColor, cornerRadius }, scheme, isTouch),
    [primaryColor, cornerRadius, scheme, isTouch],
  );
  const csp = useMemo(() => ({ nonce: pageNonce() }), []);
  return (
    <>
      <link rel="stylesheet" href={styles} precedence="workbench" />
      <ConfigProvider
        theme={themeConfig}
        locale={antdLocales[language]}
        button={button}
        select={select}
        csp={csp}
      >
        <App component={false} message={{ duration: 5 }}>
          {children}
        </App>
      </ConfigProvider>
    </>
  );
}
