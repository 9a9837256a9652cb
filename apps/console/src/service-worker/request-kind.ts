/** Returns whether this is a page navigation; paths below /api (a photo in its own tab) are not. */
export function isPage(mode: string, path: string): boolean {
  return mode === 'navigate' && !path.startsWith('/api/') && !path.startsWith('/assets/');
}

/** Returns whether a file belongs to this build; user-specific responses are never cached. */
export function isBuildFile(files: readonly string[], path: string): boolean {
  return files.includes(path);
}
