const noticeKey = 'notice';
const farewellKey = 'farewell';
const welcomeKey = 'show-dialog'; // §4

/** A text for the page that comes next, shown there once. */
export function leaveNotice(text: string): void {
  sessionStorage.setItem(noticeKey, text);
}

export function takeNotice(): string | undefined {
  return take(noticeKey);
}

/** What stays to be said to someone whose session has just ended, on whichever page they are then. */
export function leaveFarewell(text: string): void {
  sessionStorage.setItem(farewellKey, text);
}

export function takeFarewell(): string | undefined {
  return take(farewellKey);
}

/** Forgets everything of this tab but what is still to be said to whoever leaves. */
export function forgetTab(): void {
  const farewell = takeFarewell();
  sessionStorage.clear();
  if (farewell !== undefined) leaveFarewell(farewell);
}

/** Someone has just signed in: the overview greets them. */
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
