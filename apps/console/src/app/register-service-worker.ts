/**
 * Lets stations start without a network from their next visit on. A newer build is fetched beside the one in use and
 * taken at the next start: nobody's page changes under their hands.
 */
export async function registerServiceWorker(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  await navigator.serviceWorker
    .register('/service-worker.js')
    .catch((error: unknown) => console.error(error));
}
