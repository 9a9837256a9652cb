/** Push services of the browsers there are. A name with a dot before it stands for everything below it. */
const knownHosts = [
  'fcm.googleapis.com',
  '.push.services.mozilla.com',
  '.notify.windows.com',
  '.push.apple.com',
];

/**
 * Whether the server may send to an address a browser named. Anything else, such as a machine beside ours, would be
 * reached in our name. `others` are origins of an installation's own, such as a simulator's.
 */
export function isServedEndpoint(endpoint: string, others: readonly string[] = []): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, origin, username, password, hash } = new URL(endpoint);
  if (username || password || hash) return false;
  if (others.includes(origin)) return true;
  if (protocol !== 'https:' || port !== '') return false;
  return knownHosts.some((known) =>
    known.startsWith('.') ? hostname.endsWith(known) && hostname.length > known.length : hostname === known,
  );
}
