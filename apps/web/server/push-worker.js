// Shows what a push message says, and opens the page it leads to. Registered for /member/ by who switches it on;
// it touches no request and keeps nothing.

self.addEventListener('push', (event) => {
  const { tag, title, text, path } = event.data.json();
  event.waitUntil(self.registration.showNotification(title, { body: text, tag, data: { path } }));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.path));
});

/** A page that is open already is led there; only pages of the member centre are. */
async function open(path) {
  const { href, origin, pathname } = new URL(path, self.location.origin);
  if (origin !== self.location.origin || !pathname.startsWith('/member/')) return;
  const [page] = await self.clients.matchAll({ type: 'window' });
  if (!page) return void (await self.clients.openWindow(href));
  await page.focus();
  await page.navigate(href);
}
