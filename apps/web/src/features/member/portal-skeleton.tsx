const bar = 'animate-pulse rounded-small bg-line motion-reduce:animate-none';

/** Skeleton of a member page at the page's full height. */
export const PortalSkeleton = () => (
  <div aria-busy="true" className="min-h-[calc(100dvh-var(--header-height))] bg-sunken">
    <div
      data-portal
      className="page-width grid gap-8 py-4 desktop:py-8 desktop:grid-cols-[calc(var(--spacing)*56)_1fr]"
    >
      <div className="hidden content-start gap-3 desktop:grid">
        <span className={`h-14 ${bar}`} />
        {Array.from({ length: 6 }, (_, index) => (
          <span key={index} className={`h-9 ${bar}`} />
        ))}
      </div>
      <div className="grid content-start gap-6">
        <span className={`h-10 w-1/2 ${bar}`} />
        <span className={`h-40 ${bar}`} />
        <span className={`h-90 ${bar}`} />
      </div>
    </div>
  </div>
);
