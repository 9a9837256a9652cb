import { htmlText } from './html-text.ts';

const maxDescriptionLength = 160;

/** Returns the first words of an HTML text, for a meta description. */
export function toMetaDescription(html: string): string {
  const text = htmlText(html);
  const characters = [...text];
  return characters.length > maxDescriptionLength
    ? `${characters.slice(0, maxDescriptionLength - 1).join('')}…`
    : text;
}
