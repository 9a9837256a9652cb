import type { RefusalCode } from './refusal.ts';

/** Names that a visitor would take for the platform's own, or that mail and DNS software gives a meaning. */
const reservedLabels = `
  www web api app apps console admin administrator root system platform operator staff owner internal
  status health metrics monitor grafana mail email smtp imap pop pop3 webmail autodiscover autoconfig
  postmaster hostmaster webmaster abuse security noreply mta-sts dkim dmarc spf ns1 ns2 ns3 dns dns1 dns2
  ftp sftp ssh vpn proxy gateway edge static assets cdn files img images media download downloads upload
  login signin sign-in signup sign-up register account accounts auth sso oauth secure verify password pay
  payment payments billing invoice wallet checkout refund bank help support service docs blog news about
  legal terms privacy contact jobs press open preview practice demo test tests testing stage staging dev
  development beta sandbox localhost local mobile shop shops store home official example invalid wpad
  isatap
`
  .trim()
  .split(/\s+/);
const brand = 'onehaul';

/** Lower-case ASCII with single hyphens inside: no Unicode look-alike and no punycode (`xn--`) fits. */
const labelPattern = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;
const minLabelLength = 3;
export const maxLabelLength = 30;

/** Characters that are read as one another, folded to one of them: `paypa1` and `adm1n` become what they imitate. */
const folded = (label: string) =>
  label
    .replaceAll('-', '')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
    .replaceAll(/[i1]/g, 'l')
    .replaceAll('0', 'o')
    .replaceAll('3', 'e')
    .replaceAll('5', 's');
const reserved = new Set(reservedLabels.map(folded));

/** Why a free subdomain cannot have this label, or undefined. Whether it is taken is the database's answer. */
export function subdomainRefusal(label: string): RefusalCode | undefined {
  if (label.length < minLabelLength || label.length > maxLabelLength || !labelPattern.test(label))
    return 'host.labelInvalid';
  const read = folded(label);
  return reserved.has(read) || read.includes(folded(brand)) ? 'host.labelReserved' : undefined;
}
