// Renders the home page's React tree for some seconds and prints how often per second. Started by home.ts.
type Open = (apiUrl: string, address: string) => Promise<() => Promise<Response>>;

const [apiUrl, host, seconds] = process.argv.slice(2) as [string, string, string];
const built = new URL('../apps/web/build/server/index.js', import.meta.url).href;
const { openBareRenderer } = (await import(built)) as { openBareRenderer: Open };
const render = await openBareRenderer(apiUrl, `http://${host}/index`);

for (let warm = 0; warm < 200; warm += 1) await (await render()).text();
const began = performance.now();
let rendered = 0;
while (performance.now() - began < Number(seconds) * 1000) {
  await (await render()).text();
  rendered += 1;
}
console.log(rendered / ((performance.now() - began) / 1000));
