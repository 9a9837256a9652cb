import { type RefObject, useEffect } from 'react';

/** Persists form input across reloads until it is sent. Only named fields: a password is never stored. */
export function useDraft(form: RefObject<HTMLFormElement | null>, key: string, names: readonly string[]) {
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    restore(element, key, names);
    const keep = () => sessionStorage.setItem(key, JSON.stringify(read(element, names)));
    element.addEventListener('input', keep);
    return () => element.removeEventListener('input', keep);
  }, [form, key, names]);
  return { drop: () => sessionStorage.removeItem(key) };
}

function read(form: HTMLFormElement, names: readonly string[]): Record<string, string> {
  const data = new FormData(form);
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = data.get(name);
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  );
}

/** Restores a draft; skips fields that are already filled or locked. */
function restore(form: HTMLFormElement, key: string, names: readonly string[]): void {
  let kept: unknown;
  try {
    kept = JSON.parse(sessionStorage.getItem(key) ?? '{}');
  } catch {
    return;
  }
  for (const name of names) {
    const field = form.elements.namedItem(name);
    const value = (kept as Record<string, unknown> | null)?.[name];
    if (!(field instanceof HTMLInputElement) || typeof value !== 'string') continue;
    if (field.value !== '' || field.readOnly || value === '') continue;
    field.value = value;
    // Opens collapsed fields that hold restored input.
    field.closest('details')?.setAttribute('open', '');
  }
}
