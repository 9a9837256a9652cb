import type { GeneratedDocument } from '@onehaul/contract/console/orders';

/** Opens a file embedded in a response: a PDF in a new tab for printing, anything else as a download. */
export function openGeneratedFile({ name, type, content }: GeneratedDocument): void {
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
  // Revoked after the tab has had time to load it; nothing else references the object URL.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
