import type { CallFailed } from '@onehaul/client/send';
import { pickCalls } from '@onehaul/contract/console/fulfilment';
import { stationCalls } from '@onehaul/contract/console/stations';
import { permissionsOf } from '@onehaul/domain/staff/role';
import { modules } from '@onehaul/domain/shop';
import type { Page } from '@playwright/test';
import { expectNothingFound } from '../axe.ts';
import { mailsTo } from '../mails.ts';
import { newName } from '../members.ts';
import { text } from '../messages.ts';
import { sql } from '../product.ts';
import { copyShop, newHost } from '../shop-copy.ts';
import { askAsStaff, newStaff, openConsole, signInStaff } from '../staff.ts';
import { expect, test } from '../test.ts';

const words = (key: string, gaps?: Record<string, string>) => text('en', 'console', key, gaps);
const people = (key: string, gaps?: Record<string, string>) => text('en', 'staff', key, gaps);
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const menu = (page: Page) => page.getByRole('navigation', { name: words('shell.navigation') });
const roleName = 'Weekend packer';
const kept = ['parcel:read', 'order:read', 'order:work'];

// The session check returns 401 before sign-in; refused calls of this journey return Code 403.
test.use({ meets: [401], contextOptions: { reducedMotion: 'reduce' } });

const codeOf = (answer: Promise<unknown>) =>
  answer.then(
    () => 200,
    (error: unknown) => (error as CallFailed).code,
  );

test('an owner makes a role out of the clerk’s, limits a person to one warehouse, and takes a permission back', async ({
  page,
  openBrowser,
}) => {
  const shop = await copyShop('northstar.localhost', newHost('roles'), { modules: [...modules] });
  const warehouses = await sql<{ id: number; name: string }>(
    `select id, names ->> 'en' as name from warehouse
     where tenant_id = $1 and shop_id = $2 and archived_at is null order by position, id`,
    [shop.tenantId, shop.id],
  );
  const [own] = warehouses;
  const [other] = await sql<{ id: number }>(
    `insert into warehouse (tenant_id, shop_id, code, names, country_id, receiver, phone, address, postcode, hours, notes, position)
     select tenant_id, shop_id, 'ROLES-2', '{"en": "Second warehouse"}', country_id, receiver, phone, address, postcode, hours, notes, 99
     from warehouse where tenant_id = $1 and id = $2 returning id`,
    [shop.tenantId, own!.id],
  );

  // The role, from a built-in one.
  await signInStaff(page, await newStaff(shop, 'owner'));
  await openConsole(page, '/staff?tab=roles');
  await expectNothingFound(page, 'roles');
  await page.getByRole('link', { name: words('role.clerk') }).click();
  const drawer = page.getByRole('dialog', { name: people('roles.one') });
  await expect(drawer).toContainText(people('roles.builtInText'));
  await expect(drawer.getByRole('button', { name: people('roles.edit') })).toHaveCount(0);
  await drawer.getByRole('button', { name: people('roles.duplicate') }).click();
  const editor = page.getByRole('dialog', { name: people('roles.newTitle') });
  await editor.getByLabel(people('roles.name'), { exact: true }).fill(roleName);
  for (const permission of permissionsOf.clerk.filter((one) => !kept.includes(one)))
    await editor.getByRole('checkbox', { name: people(`permission.${permission}`), exact: true }).uncheck();
  await expectNothingFound(page, 'the editor of a role');
  await editor.getByRole('button', { name: people('roles.save') }).click();
  await expect(page.getByText(people('roles.saved', { name: roleName }))).toBeVisible();

  // The person, limited to one warehouse.
  await openConsole(page, '/staff');
  await page.getByRole('button', { name: people('staff.add') }).click();
  const form = page.getByRole('dialog', { name: people('staff.add') });
  const email = `${newName('packer')}@journey.example`;
  await form.getByLabel(people('staff.name'), { exact: true }).fill('Pia Kowalska');
  await form.getByLabel(people('staff.email'), { exact: true }).fill(email);
  await form.getByRole('combobox', { name: people('staff.companyRole') }).click();
  await page.locator('.ant-select-item-option', { hasText: roleName }).click();
  await form.getByRole('radio', { name: people('staff.onlyPlaces') }).check();
  await form.getByRole('combobox', { name: people('staff.choosePlaces') }).click();
  await page.locator('.ant-select-dropdown:visible .ant-select-item-option').nth(1).click();
  await page.keyboard.press('Escape');
  await expectNothingFound(page, 'the invitation with places');
  await form.getByRole('button', { name: people('staff.addSubmit') }).click();
  await expect(page.getByText(people('staff.linkSent', { email }))).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: email })).toContainText(roleName);

  const [mail] = await mailsTo(email, 'invited');
  const theirs = await openBrowser();
  await theirs.goto(/http:\/\/\S+\/welcome#\d+\.[\w-]{43}/.exec(mail!.text)![0]);
  await theirs.getByLabel(words('password.new'), { exact: true }).fill('crane-lantern-9');
  await theirs.getByRole('button', { name: people('welcome.submit') }).click();
  // None of the permissions asks for a second factor.
  await expect(heading(theirs)).toHaveText(words('page.board'));
  const packing = ['pick', 'pack', 'boxes'];
  const orders = ['orders', 'exceptions', 'adjust', 'batches', 'arrivals'];
  await expect(menu(theirs).getByRole('link')).toHaveText(
    ['board', ...packing, 'parcels', ...orders].map((name) => words(`page.${name}`)),
  );
  const { items } = await askAsStaff(theirs, stationCalls.workplaces, {});
  expect(items.map(({ warehouseId }) => warehouseId)).toEqual([own!.id]);
  const wavesOf = (warehouseId: number) =>
    codeOf(askAsStaff(theirs, pickCalls.openWaves, { shopId: shop.id, warehouseId }));
  expect([await wavesOf(own!.id), await wavesOf(other!.id)]).toEqual([200, 403]);

  // A permission is taken back: the next call is refused, and the menu follows.
  await openConsole(page, '/staff?tab=roles');
  await page.getByRole('link', { name: roleName }).click();
  await expect(drawer).toContainText('Pia Kowalska');
  await expect(drawer.getByRole('button', { name: people('roles.archive') })).toHaveCount(0);
  await drawer.getByRole('button', { name: people('roles.edit') }).click();
  const edited = page.getByRole('dialog', { name: people('roles.editTitle', { name: roleName }) });
  await edited.getByRole('checkbox', { name: people('permission.parcel:read'), exact: true }).uncheck();
  await edited.getByRole('button', { name: people('roles.save') }).click();
  await expect(edited).toBeHidden();
  expect(await codeOf(askAsStaff(theirs, stationCalls.workplaces, {}))).toBe(403);
  await openConsole(theirs, '/orders');
  await expect(menu(theirs).getByRole('link')).toHaveText(
    ['board', ...packing, ...orders].map((name) => words(`page.${name}`)),
  );

  // Before and after, in the audit log.
  await drawer.getByRole('link', { name: people('roles.history') }).click();
  const saved = page.getByRole('row').filter({ hasText: text('en', 'audit', 'act.roles/save') });
  await expect(saved).toHaveCount(2);
  await expect(saved.first()).toContainText(text('en', 'audit', 'roles.removed'));
  await expect(saved.first()).toContainText(people('permission.parcel:read'));
});

test('the second editor of a role reads what the first has changed, and can replace it', async ({
  page,
  openBrowser,
}) => {
  const shop = await copyShop('northstar.localhost', newHost('roles'), { modules: [...modules] });
  const [owner, admin] = await Promise.all([newStaff(shop, 'owner'), newStaff(shop, 'admin')]);
  await sql(
    `insert into company_role (tenant_id, name, permissions) values ($1, $2, '{order:read,order:work}')`,
    [shop.tenantId, roleName],
  );
  const open = async (one: Page) => {
    await openConsole(one, '/staff?tab=roles');
    await one.getByRole('link', { name: roleName }).click();
    await one.getByRole('button', { name: people('roles.edit') }).click();
    return one.getByRole('dialog', { name: people('roles.editTitle', { name: roleName }) });
  };
  const theirs = await openBrowser();
  await signInStaff(page, owner);
  await signInStaff(theirs, admin);
  const [first, second] = [await open(page), await open(theirs)];
  await first.getByRole('checkbox', { name: people('permission.case:read'), exact: true }).check();
  await first.getByRole('button', { name: people('roles.save') }).click();
  await expect(first).toBeHidden();
  await second.getByRole('checkbox', { name: people('permission.parcel:hold'), exact: true }).check();
  await second.getByRole('button', { name: people('roles.save') }).click();
  await expect(second).toContainText(people('roles.newer', { name: owner.name }));
  await expect(second).toContainText(people('roles.added', { permissions: people('permission.case:read') }));
  await second.getByRole('button', { name: people('roles.save') }).click();
  await expect(second).toBeHidden();
  const [stored] = await sql('select permissions, version from company_role where tenant_id = $1', [
    shop.tenantId,
  ]);
  expect(stored).toEqual({ permissions: ['parcel:hold', 'order:read', 'order:work'], version: 3 });
});
