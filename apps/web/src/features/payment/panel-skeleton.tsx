const bar = 'animate-pulse rounded-small bg-line motion-reduce:animate-none';

/** Skeleton with the height of the payment options, to prevent layout shift. */
export const PanelSkeleton = () => (
  <div aria-busy="true" className="grid gap-3">
    <span className={`${bar} h-7 w-1/2`} />
    {[0, 1, 2, 3].map((row) => (
      <span key={row} className={`${bar} h-16`} />
    ))}
    <span className={`${bar} h-11`} />
  </div>
);
