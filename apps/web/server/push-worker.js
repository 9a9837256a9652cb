// Shows push messages and opens the page they link to. Registered for /member/ when a member enables push; it
// intercepts no requests and stores nothing.

self.addEventListener('push', (event) => {
  const { tag, title, text, path } = event.data.json();
  event.waitUntil(self.registration.showNotification(title, { body: text, tag, data: { path } }));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.path));
});

/** Opens a member centre page, reusing an open tab; any other path is ignored. */
async function open(path) {
  const { href, origin, pathname } = new URL(path, self.location.origin);
  if (origin !== self.location.origin || !pathname.startsWith('/member/')) return;
  const [page] = await self.clients.matchAll({ type: 'window' });
  if (!page) return void (await self.clients.openWindow(href));
  await page.focus();
  await page.navigate(href);
}
