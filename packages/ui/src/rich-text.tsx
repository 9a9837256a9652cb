type Props = {
  /** HTML the server has sanitised (A63). */
  readonly html: string;
  /** Spoken name of a table's frame, which can be scrolled by keyboard. */
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

/** What shop staff wrote, with the page's typography. Wide tables scroll inside their frame. */
export const RichText = ({ html, tableLabel, className = '' }: Props) => (
  <div
    className={`rich-text ${className}`}
    dangerouslySetInnerHTML={{ __html: withTableFrames(html, tableLabel) }}
  />
);
