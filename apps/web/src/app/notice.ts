const noticeKey = 'notice';
const farewellKey = 'farewell';
const welcomeKey = 'show-dialog'; // §4

/** Stores a text that the next page shows once. */
export function leaveNotice(text: string): void {
  sessionStorage.setItem(noticeKey, text);
}

export function takeNotice(): string | undefined {
  return take(noticeKey);
}

/** Stores a message for after the session ends, shown on the next page. */
export function leaveFarewell(text: string): void {
  sessionStorage.setItem(farewellKey, text);
}

export function takeFarewell(): string | undefined {
  return take(farewellKey);
}

/** Clears this tab's session storage except the message for after sign-out. */
export function forgetTab(): void {
  const farewell = takeFarewell();
  sessionStorage.clear();
  if (farewell !== undefined) leaveFarewell(farewell);
}

/** Flags a fresh sign-in, so that the overview shows the welcome dialog. */
export function leaveWelcome(): void {
  sessionStorage.setItem(welcomeKey, '1');
}

export function takeWelcome(): boolean {
  return take(welcomeKey) !== undefined;
}

function take(key: string): string | undefined {
  const value = sessionStorage.getItem(key) ?? undefined;
  sessionStorage.removeItem(key);
  return value;
}
