export const flashMessageKey = 'notice';
const signOutMessageKey = 'farewell';
const welcomeFlagKey = 'show-dialog'; // §4

/** Stores a text that the next page shows once. */
export function setFlashMessage(text: string): void {
  sessionStorage.setItem(flashMessageKey, text);
}

export function takeFlashMessage(): string | undefined {
  return take(flashMessageKey);
}

/** Stores a message for after the session ends, shown on the next page. */
export function setSignOutMessage(text: string): void {
  sessionStorage.setItem(signOutMessageKey, text);
}

export function takeSignOutMessage(): string | undefined {
  return take(signOutMessageKey);
}

/** Clears this tab's session storage except the message for after sign-out. */
export function clearTabStorage(): void {
  const message = takeSignOutMessage();
  sessionStorage.clear();
  if (message !== undefined) setSignOutMessage(message);
}

/** Flags a fresh sign-in, so that the overview shows the welcome dialog. */
export function setWelcomeFlag(): void {
  sessionStorage.setItem(welcomeFlagKey, '1');
}

export function takeWelcomeFlag(): boolean {
  return take(welcomeFlagKey) !== undefined;
}

function take(key: string): string | undefined {
  const value = sessionStorage.getItem(key) ?? undefined;
  sessionStorage.removeItem(key);
  return value;
}
