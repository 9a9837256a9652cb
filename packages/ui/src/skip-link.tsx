type Props = { readonly target: string; readonly children: string };

/** Skip link: the first tab stop, leads past the menu to the content. */
export const SkipLink = ({ target, children }: Props) => (
  <a
    href={`#${target}`}
    className="fixed start-4 top-2 z-40 -translate-y-20 rounded-control bg-primary-7 px-4 py-2 text-small font-medium text-on-primary focus:translate-y-0"
  >
    {children}
  </a>
);
