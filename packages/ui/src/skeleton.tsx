type Props = {
  /** Announced instead of the blocks. */
  readonly label: string;
  /** One entry per block: its size and shape, which are those of the content that follows. */
  readonly blocks: readonly string[];
  readonly className?: string;
};

const block = 'block animate-pulse rounded-small bg-line motion-reduce:animate-none';

/** Placeholder of the same height as its content, so that nothing moves when it arrives. */
export const Skeleton = ({ label, blocks, className = 'grid gap-2' }: Props) => (
  <output aria-busy="true" className={className}>
    <span className="sr-only">{label}</span>
    {blocks.map((size, index) => (
      <span key={`${index}-${size}`} aria-hidden="true" className={`${block} ${size}`} />
    ))}
  </output>
);

/** Lines of running text; the last one is shorter. */
export const SkeletonLines = ({ label, lines }: { readonly label: string; readonly lines: number }) => (
  <Skeleton
    label={label}
    className="grid"
    blocks={Array.from(
      { length: lines },
      (_, index) => `my-[0.25lh] h-[0.5lh] ${index === lines - 1 ? 'w-3/5' : ''}`,
    )}
  />
);
