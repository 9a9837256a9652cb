type Made = { readonly name: string; readonly type: string; readonly content: string };

export function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64);
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at += 1) bytes[at] = text.charCodeAt(at);
  return bytes;
}

/** How long a page that was opened may take to read what it shows. */
const keptMs = 60_000;

function addressOf({ type, content }: Made): string {
  const url = URL.createObjectURL(new Blob([bytesOf(content)], { type }));
  setTimeout(() => URL.revokeObjectURL(url), keptMs);
  return url;
}

/** Hands a file to the browser to keep. */
export function saveMade(made: Made): void {
  const link = document.createElement('a');
  link.href = addressOf(made);
  link.download = made.name;
  link.click();
}

/** Shows a document in a page of its own, from where it is printed; kept as a file where none may be opened. */
export function openMade(made: Made): void {
  if (!window.open(addressOf(made), '_blank')) saveMade(made);
}
