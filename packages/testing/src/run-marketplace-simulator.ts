// `npm run marketplace-simulator`: replaces Shopee. `POST /simulator {"act":"add","shopId":"4880512"}` adds
// an order.
import { startMarketplaceSimulator } from './marketplace-simulator.ts';

const simulator = await startMarketplaceSimulator({ port: Number(process.env.MARKETPLACE_PORT ?? 4310) });
for (let count = 0; count < 6; count += 1) simulator.add('4880512');
console.log(`shops are connected at ${simulator.url}`);
process.once('SIGTERM', () => void simulator.close()).once('SIGINT', () => void simulator.close());
