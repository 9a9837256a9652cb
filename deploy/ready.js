// `node ready.js [address of /ready, default READY_URL] [seconds]`: exits 0 once the process says it is ready, 1 if it does not within
// the seconds (default: one try). For health checks of containers and the start of units.
const [address = process.env.READY_URL, seconds = '0'] = process.argv.slice(2);
const end = Date.now() + Number(seconds) * 1000;
async function isReady() {
  try {
    return (await fetch(address, { signal: AbortSignal.timeout(2000) })).ok;
  } catch {
    return false;
  }
}
let ready = await isReady();
while (!ready && Date.now() < end) {
  await new Promise((resolve) => setTimeout(resolve, 100));
  ready = await isReady();
}
process.exit(ready ? 0 : 1);
