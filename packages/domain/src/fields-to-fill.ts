const tag = /<[^>]*>/g;
const field = /\[\[\s*([^[\]]{1,80}?)\s*\]\]/g;

/**
 * What a text asks the company to fill in: `[[company name]]` asks for the company's name. Each is listed once, in
 * the order of the text. Tags are ignored, because an editor may have formatted a part of it.
 */
export const fieldsToFill = (text: string): string[] => [
  ...new Set([...text.replaceAll(tag, '').matchAll(field)].map(([, name]) => name!)),
];
