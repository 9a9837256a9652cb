import { useMe } from './me.ts';

/** Sets the document title: page, then company. */
export function PageTitle({ children }: { readonly children: string }) {
  return <title>{`${children} - ${useMe().company}`}</title>;
}
