/** Frame of an input. */
export const frame = 'overflow-hidden rounded-control border';
export const openFrame = 'border-line-strong bg-surface focus-within:border-primary-7 hover:border-primary-8';

/** The height of an empty editor, so that the form does not move when it appears. */
export const Loading = () => <div aria-busy="true" className={`${frame} ${openFrame} h-[201px]`} />;
