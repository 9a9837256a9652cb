import type { ResponseFile } from '@onehaul/contract/generated-file';

type GeneratedFile = { readonly name: string; readonly type: string; readonly content: string };

export function decodeBase64(base64: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64);
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at += 1) bytes[at] = text.charCodeAt(at);
  return bytes;
}

/** Time an opened window has to read the blob URL before it is revoked. */
const revokeAfterMs = 60_000;

function temporaryUrl(type: string, bytes: Uint8Array<ArrayBuffer>): string {
  const url = URL.createObjectURL(new Blob([bytes], { type }));
  setTimeout(() => URL.revokeObjectURL(url), revokeAfterMs);
  return url;
}

/** Downloads a file through the browser. */
export function saveFile({ name, type, bytes }: ResponseFile): void {
  const link = document.createElement('a');
  link.href = temporaryUrl(type, bytes);
  link.download = name;
  link.click();
}

/** Downloads a file that was embedded in a response. */
export const saveGeneratedFile = ({ name, type, content }: GeneratedFile): void =>
  saveFile({ name, type, bytes: decodeBase64(content) });

/** Opens a document in a new window for printing; downloads it when the popup is blocked. */
export function openGeneratedFile(file: GeneratedFile): void {
  const { type, content } = file;
  if (!window.open(temporaryUrl(type, decodeBase64(content)), '_blank')) saveGeneratedFile(file);
}
