import { type RefObject, useEffect } from 'react';

/**
 * Keeps what is typed into a form over a reload of the page, until it is sent. Only the fields named: a password is
 * never written anywhere.
 */
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

/** What stands in a field already is newer, and what is locked is not the draft's to change. */
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
    // What was typed before the reload is in sight again.
    field.closest('details')?.setAttribute('open', '');
  }
}
