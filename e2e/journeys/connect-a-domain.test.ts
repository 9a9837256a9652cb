import { randomBytes } from 'node:crypto';
import { startDnsServer } from '@onehaul/testing/dns-server';
import { expectNothingFound } from '../axe.ts';
import { text } from '../messages.ts';
import { ask, dnsPort } from '../product.ts';
import { copyShop, newHost } from '../shop-copy.ts';
import { newStaff, openConsole, signInStaff } from '../staff.ts';
import { expect, test } from '../test.ts';

const words = (key: string, gaps?: Record<string, string>) => text('en', 'hosts', key, gaps);

// The session check returns 401 before sign-in.
test.use({ meets: [401], contextOptions: { reducedMotion: 'reduce' } });

test('an owner connects a domain, makes it primary and redirects the old address', async ({ page }) => {
  const given = newHost('domains');
  const shop = await copyShop('northstar.localhost', given);
  const name = `shop-${randomBytes(4).toString('hex')}.example.com`;
  const dns = await startDnsServer({}, dnsPort());
  try {
    await signInStaff(page, await newStaff(shop, 'owner'));
    await openConsole(page, '/domains');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('title'));
    await expect(page.getByText(words('empty.title'))).toBeVisible();
    await expectNothingFound(page, 'domains without an own one');

    // What is no domain is refused at its field.
    await page.getByRole('button', { name: words('add') }).click();
    const form = page.getByRole('dialog', { name: words('add') });
    await form.getByLabel(words('name'), { exact: true }).fill('co.uk');
    await form.getByRole('button', { name: words('addSubmit') }).click();
    await expect(form.getByText(text('en', 'refusal', 'host.isSuffix'))).toBeVisible();
    await expectNothingFound(page, 'a refused domain');
    await form.getByLabel(words('name'), { exact: true }).fill(name.toUpperCase());
    await form.getByRole('button', { name: words('addSubmit') }).click();

    const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
    await expect(card).toContainText(words('state.waiting'));
    const proof = await card.getByText(/^onehaul-verify=/).textContent();
    dns.zone = {
      [`_onehaul.${name}`]: { TXT: [[proof!]] },
      [name]: { CNAME: 'edge.onehaul.localhost' },
      'edge.onehaul.localhost': { A: ['127.0.0.1'] },
    };
    // The worker may find the records first, or have looked a moment ago.
    await expect(async () => {
      await card.getByRole('button', { name: words('check') }).click();
      await expect(card).toContainText(words('state.verified'), { timeout: 2_000 });
    }).toPass();
    await expectNothingFound(page, 'a connected domain');
    expect((await ask(name, '/index')).status).toBe(200);

    await card.getByRole('button', { name: words('makePrimary') }).click();
    const dialog = page.getByRole('dialog', { name: words('makePrimaryTitle', { name }) });
    await dialog.getByRole('button', { name: words('makePrimary') }).click();
    await expect(card).toContainText(words('primary'));
    const old = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: given, exact: true }) });
    await old.getByRole('button', { name: words('redirect'), exact: true }).click();
    const redirect = page.getByRole('dialog', { name: words('redirectTitle', { name: given }) });
    await expectNothingFound(page, 'the redirect of a domain');
    await redirect.getByRole('button', { name: words('redirectSubmit') }).click();
    await expect(old).toContainText(words('redirects', { to: name }));
    await expect
      .poll(async () => {
        const { status, headers } = await ask(given, '/message?page=2');
        return [status, new URL(headers.location ?? 'http://none').hostname];
      })
      .toEqual([308, name]);
    expect((await ask(name, '/index')).text).toContain(`rel="canonical" href="http://${name}`);
  } finally {
    await dns.close();
  }
});
