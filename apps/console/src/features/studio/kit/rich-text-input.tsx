import { lazy, Suspense } from 'react';
import { loadNamespaces } from '../../../app/language.ts';
import { Loading } from './rich-text/frame.tsx';
import type { RichTextProps } from './rich-text/props.ts';

const RichTextEditor = lazy(async () => {
  const [{ RichTextEditor: loaded }] = await Promise.all([
    import('./rich-text/editor.tsx'),
    loadNamespaces('richText'),
  ]);
  return { default: loaded };
});

/** Input for formatted text: help articles, legal texts, announcements. The server sanitises it (A63). */
export function RichTextInput(props: RichTextProps) {
  return (
    <Suspense fallback={<Loading />}>
      <RichTextEditor {...props} />
    </Suspense>
  );
}
