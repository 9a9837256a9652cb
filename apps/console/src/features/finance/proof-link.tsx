type Props = {
  readonly url: string;
  readonly openLabel: string;
  readonly alt: string;
  /** Height limit, so that the details below stay in view. */
  readonly className: string;
};

/** Picture of a bank transfer; a click opens it in a new tab. */
export const ProofLink = ({ url, openLabel, alt, className }: Props) => (
  <a
    href={url}
    target="_blank"
    rel="noreferrer"
    aria-label={openLabel}
    className="block rounded-card border border-line bg-sunken"
  >
    <img src={url} alt={alt} className={`${className} w-full rounded-card object-contain`} />
  </a>
);
