import type { SentFile } from '@onehaul/contract/generated-file';

type Made = { readonly name: string; readonly type: string; readonly content: string };

export function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64);
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at += 1) bytes[at] = text.charCodeAt(at);
  return bytes;
}

/** Time an opened window has to read the blob URL before it is revoked. */
const keptMs = 60_000;

function addressOf(type: string, bytes: Uint8Array<ArrayBuffer>): string {
  const url = URL.createObjectURL(new Blob([bytes], { type }));
  setTimeout(() => URL.revokeObjectURL(url), keptMs);
  return url;
}

/** Downloads a file through the browser. */
export function saveFile({ name, type, bytes }: SentFile): void {
  const link = document.createElement('a');
  link.href = addressOf(type, bytes);
  link.download = name;
  link.click();
}

/** Downloads a file that was embedded in a response. */
export const saveMade = ({ name, type, content }: Made): void =>
  saveFile({ name, type, bytes: bytesOf(content) });

/** Opens a document in a new window for printing; downloads it when the popup is blocked. */
export function openMade(made: Made): void {
  const { type, content } = made;
  if (!window.open(addressOf(type, bytesOf(content)), '_blank')) saveMade(made);
}
