/**
 * Own pages load the dialogs of a session with their first call. A call that is refused before they have arrived waits
 * for them, instead of being treated as one of a public page.
 */
let arrival: Promise<void> | undefined;
let arrive: (() => void) | undefined;

/** The dialogs are being loaded. */
export function expectPrompts(): void {
  arrival ??= new Promise((resolve) => {
    arrive = resolve;
  });
}

/** They are there, or will not come any more. */
export const endPromptsWait = () => arrive?.();

export const promptsArrival = () => arrival;

/** The page with the dialogs is gone. */
export function forgetPrompts(): void {
  endPromptsWait();
  arrival = undefined;
}
