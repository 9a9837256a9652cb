/** CPU time of some work in milliseconds, which does not depend on other load of the machine. */
export function cpuMs(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  return process.cpuUsage(before).user / 1000;
}
