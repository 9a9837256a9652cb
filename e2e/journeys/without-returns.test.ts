import { demoShop } from '../demo-data.ts';
import { newMember, signInBrowser } from '../members.ts';
import { originOf } from '../product.ts';
import { copyShop, newHost } from '../shop-copy.ts';
import { expect, openMemberPage, test } from '../test.ts';

// The session check returns 401 before sign-in; the missing pages return 404.
test.use({ meets: [401, 404] });

test('a shop without returns shows a member neither their pages nor a way to them', async ({ page }) => {
  const { modules } = await demoShop('harbour.localhost');
  const { host } = await copyShop('harbour.localhost', newHost('without-returns'), {
    // Peers stay: §3 has one flag for both (A3), and one must not enable the other.
    modules: modules.filter((module) => module !== 'returns'),
  });
  await signInBrowser(page, await newMember(host));
  await openMemberPage(page, host, '/member/order');
  // The menu is rendered, with the other seller tools.
  await expect(page.locator('a[href^="/cod/"]').first()).toBeAttached();
  await expect(page.locator('a[href^="/back/"]')).toHaveCount(0);
  for (const path of ['/back/upload', '/back/order', '/back/reappear']) {
    const answer = await page.goto(originOf(host) + path);
    expect(answer!.status(), path).toBe(404);
    await expect(page.locator('a[href^="/back/"]')).toHaveCount(0);
  }
});
