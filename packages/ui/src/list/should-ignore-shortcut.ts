/** Returns whether a key event belongs to a field, a dialog or a browser shortcut and must be ignored. */
export function shouldIgnoreShortcut(event: KeyboardEvent): boolean {
  const target = event.target as Element | null;
  const inField = target?.closest('input, textarea, select, [contenteditable], [role="dialog"]');
  return Boolean(inField) || event.ctrlKey || event.metaKey || event.altKey || event.isComposing;
}
