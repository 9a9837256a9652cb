/** Script of the service worker that pages of a shop register. */
export const serviceWorkerPath = '/service-worker.js';
