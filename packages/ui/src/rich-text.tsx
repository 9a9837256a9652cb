type Props = {
  /** HTML sanitised by the server (A63). */
  readonly html: string;
  /** Accessible name of a table's frame, which is keyboard-scrollable. */
  readonly tableLabel: string;
  readonly className?: string;
};

function withTableFrames(html: string, tableLabel: string): string {
  const label = tableLabel.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return html
    .replaceAll(
      /<table\b/g,
      `<div class="table-frame" role="region" tabindex="0" aria-label="${label}"><table`,
    )
    .replaceAll('</table>', '</table></div>');
}

/** Staff-written text in the page's typography; wide tables scroll inside their frame. */
export const RichText = ({ html, tableLabel, className = '' }: Props) => (
  <div
    className={`rich-text ${className}`}
    dangerouslySetInnerHTML={{ __html: withTableFrames(html, tableLabel) }}
  />
);
