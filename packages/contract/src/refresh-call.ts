/**
 * Path and wire names of the call that renews a login, for code that must not load the schemas: the light session
 * and the page that renews a login before a member page (084).
 */
export const refreshPath = '/ClientLogin/RefreshToken';
export const refreshNames = { accessToken: 'AccessToken', isMainAccount: 'IsMianAccount' } as const;
