/** The browser of the operating system: the one that can be patched without us. */
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
    // A moving picture instead of the machine's camera; a page still has to be allowed to look.
    '--use-fake-device-for-media-stream',
  ],
};

/** Without the parts that only a window needs, it asks a third less of the machine; it has no camera. */
export const shellLaunch = {
  ...chromiumLaunch,
  executablePath: '/usr/lib/chromium/chromium-headless-shell',
};
