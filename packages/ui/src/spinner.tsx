/** Decorative spinner; adjacent text says what is loading. */
export const Spinner = ({ className = 'size-5' }: { readonly className?: string }) => (
  <svg viewBox="0 0 24 24" fill="none" className={`animate-spin ${className}`} aria-hidden="true">
    <path d="M12 3a9 9 0 1 1-9 9" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
  </svg>
);
