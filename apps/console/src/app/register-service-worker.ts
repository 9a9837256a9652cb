/**
 * Lets stations start offline from the next visit on. A newer build installs in the background and activates
 * at the next start, so an open page never changes mid-session.
 */
export async function registerServiceWorker(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  await navigator.serviceWorker
    .register('/service-worker.js')
    .catch((error: unknown) => console.error(error));
}
