/** What work costs this process in milliseconds of its own: a busy machine does not make it more. */
export function cpuMs(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  return process.cpuUsage(before).user / 1000;
}
