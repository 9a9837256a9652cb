import { htmlText } from '../../app/html-text.ts';

/** Normalizes for search: case-insensitive, without Vietnamese diacritics, full-width as half-width. */
function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .replaceAll(/[đĐ]/g, 'd')
    .toLowerCase();
}

/** Words of the query. Chinese has no spaces between them, so the language's own rules decide. */
function wordsOf(query: string, language: string): string[] {
  const parts = new Intl.Segmenter(language, { granularity: 'word' }).segment(query.trim());
  return [
    ...new Set(
      Array.from(parts)
        .filter(({ isWordLike }) => isWordLike)
        .map(({ segment }) => fold(segment)),
    ),
  ];
}

type Searched = { readonly title: string; readonly content: string };
export type Found<Article> = { readonly article: Article; readonly excerpt: string };

/**
 * Articles with the most words of the query in title or text; those with words in the title first. Served from the
 * articles of one shop, a few hundred at most.
 */
export function searchHelp<Article extends Searched>(
  articles: readonly Article[],
  query: string,
  language: string,
): Found<Article>[] {
  const words = wordsOf(query, language);
  const hits = articles.map((article) => {
    const title = fold(article.title);
    const text = htmlText(article.content);
    const all = `${title}\n${fold(text)}`;
    return {
      article,
      text,
      words: words.filter((word) => all.includes(word)),
      inTitle: words.filter((word) => title.includes(word)).length,
    };
  });
  const most = Math.max(0, ...hits.map((hit) => hit.words.length));
  return hits
    .filter((hit) => most > 0 && hit.words.length === most)
    .toSorted((one, other) => other.inTitle - one.inTitle)
    .map((hit) => ({ article: hit.article, excerpt: excerptOf(hit.text, hit.words) }));
}

const excerptLength = 120;

/** The first sentence with one of the words, or the first of the text. */
function excerptOf(text: string, words: readonly string[]): string {
  const sentences = text.split(/(?<=[.!?。！？；;])\s*/);
  const sentence =
    sentences.find((one) => words.some((word) => fold(one).includes(word))) ?? sentences[0] ?? '';
  const characters = [...sentence];
  return characters.length > excerptLength
    ? `${characters.slice(0, excerptLength).join('').trimEnd()}…`
    : sentence;
}
