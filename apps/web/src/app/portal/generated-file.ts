import type { SentFile } from '@onehaul/contract/generated-file';

type Made = { readonly name: string; readonly type: string; readonly content: string };

export function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64);
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at += 1) bytes[at] = text.charCodeAt(at);
  return bytes;
}

/** How long a page that was opened may take to read what it shows. */
const keptMs = 60_000;

function addressOf(type: string, bytes: Uint8Array<ArrayBuffer>): string {
  const url = URL.createObjectURL(new Blob([bytes], { type }));
  setTimeout(() => URL.revokeObjectURL(url), keptMs);
  return url;
}

/** Hands a file to the browser to keep. */
export function saveFile({ name, type, bytes }: SentFile): void {
  const link = document.createElement('a');
  link.href = addressOf(type, bytes);
  link.download = name;
  link.click();
}

/** The same for a file that came inside an answer. */
export const saveMade = ({ name, type, content }: Made): void =>
  saveFile({ name, type, bytes: bytesOf(content) });

/** Shows a document in a page of its own, from where it is printed; kept as a file where none may be opened. */
export function openMade(made: Made): void {
  const { type, content } = made;
  if (!window.open(addressOf(type, bytesOf(content)), '_blank')) saveMade(made);
}
