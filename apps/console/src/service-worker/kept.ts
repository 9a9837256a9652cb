/** Whether somebody opens a page of ours. What lies below /api, such as a photo in a tab of its own, is none. */
export function isPage(mode: string, path: string): boolean {
  return mode === 'navigate' && !path.startsWith('/api/') && !path.startsWith('/assets/');
}

/** Whether a file is one of this build's own: nothing that the server decides on for a person is ever kept. */
export function isKept(files: readonly string[], path: string): boolean {
  return files.includes(path);
}
