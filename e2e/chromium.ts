/** The operating system's browser, which is patched independently of this project. */
export const chromiumLaunch = {
  executablePath: '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // A synthetic video instead of the camera; a page still needs permission.
    '--use-fake-device-for-media-stream',
  ],
};

/** The headless shell needs a third less CPU and memory; it has no camera. */
export const shellLaunch = {
  ...chromiumLaunch,
  executablePath: '/usr/lib/chromium/chromium-headless-shell',
};
