import { useMe } from './me.ts';

/** The browser's title: the page, then the company. */
export function PageTitle({ children }: { readonly children: string }) {
  return <title>{`${children} - ${useMe().company}`}</title>;
}
