import type { MadeDocument } from '@onehaul/contract/console/orders';

/** A file that came inside an answer: PDF opens in a tab, to be printed; everything else is saved. */
export function openGeneratedFile({ name, type, content }: MadeDocument): void {
  const bytes = Uint8Array.from(atob(content), (sign) => sign.charCodeAt(0));
  const address = URL.createObjectURL(new Blob([bytes], { type }));
  const link = document.createElement('a');
  link.href = address;
  if (type === 'application/pdf') {
    link.target = '_blank';
    link.rel = 'noopener';
  } else {
    link.download = name;
  }
  link.click();
  // The tab reads it when it is loaded; nothing else knows the address.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
