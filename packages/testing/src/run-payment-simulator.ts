// `npm run payments-simulator`: replaces WeChat Pay, Alipay and Stripe. Open payments are listed at /scan.
import { startPaymentSimulator } from './payment-simulator.ts';

const simulator = await startPaymentSimulator({ port: Number(process.env.PAYMENTS_PORT ?? 4300) });
const { wechat, alipay, stripe } = simulator.urls;
console.log(`payments are made at ${simulator.url}/scan`);
console.log(`WECHAT_PAY_URL=${wechat} ALIPAY_URL=${alipay} STRIPE_URL=${stripe}`);
process.once('SIGTERM', () => void simulator.stop()).once('SIGINT', () => void simulator.stop());
