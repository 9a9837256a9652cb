/** Whether a key belongs to a field, a dialog or a shortcut of the browser, and is none of ours. */
export function isTyping(event: KeyboardEvent): boolean {
  const target = event.target as Element | null;
  const inField = target?.closest('input, textarea, select, [contenteditable], [role="dialog"]');
  return Boolean(inField) || event.ctrlKey || event.metaKey || event.altKey || event.isComposing;
}
