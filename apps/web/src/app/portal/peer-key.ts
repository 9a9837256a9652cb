/** Query key prefix for a peer's account. */
export const peerKey = ['peer'];
