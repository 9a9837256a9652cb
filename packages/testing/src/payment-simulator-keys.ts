import { createPrivateKey, createPublicKey } from 'node:crypto';
import type { GatewaySecret } from '@onehaul/contract/console/gateways';

/** Test keys: they are used only between the product and the simulator. */
const merchantKey = `
-----BEGIN PRIVATE KEY-----
MIIEvgIBADANBgkqhkiG9w0BAQEFAASCBKgwggSkAgEAAoIBAQCuV8TXek5qXwPO
89DQPY5mQV8ezTdOzAkbRd7SZbKJ/Pp9fkZ2UvVme5ezzvKEg3IDDI0FR7BwrGzL
a6za48idD9ImWDmXNTz0h6jHxVL6oh+uuQuOgxvjfC9t7jm19FQWCc+nvSX+Qav4
j6ErZKwqjoSDJS8U6QuAtUKG5BXLEy8U+VAgKdP8Qw6A4woRhZMzbZ1OqHGZoVz7
3spjiOWyyC8JLABonGvQPUrbMTIJWGai+PdgeiW1443PdBtVMkCEVApu7m9gCkNj
Wm2mcGV6gHUpTDTqJqmSFkgZAIhCY5U71jmeKofDTK/paIxSTAZxiMT/0rj1XadP
jBlsGnBXAgMBAAECggEAO4MEU1WRnOfQIf3CQsMwb6FS+e2tOn2VgjTIieNjHY04
aEwJe2x4DkKUFzHGQQupiHbpUGsXRG7nOE0KFTH6EfsLjkFBb2ch5orER2UJHTro
O7k4w63ngDCs9AaEtqKvbVJuCuEbLf522IMWzfwwdNpvS2EPAEFIxueYzPjgo4/Z
KrLdEt1J/eI8rAqmdkojqoVvA8S0OAgdTGYYlPwRlfcTEmJN+77q45uSkz9R5by1
jSlhs4SGbupVoCesr41urnvUQdhuj9p9AKwMw1mU5iuYn7TBf7wnQXy0XZJf4jH/
5eZivgwWSEOdscgbGPZXEZfGj8JSBh/lLngYGSvIUQKBgQDk0j7wc6UIrIGL1ZiF
YlCEb2BeWi0bAOQOkPPEfNL5m//M8d0Hpso6eM05TrrpEv8QfruvIiTSuiJpTuVz
4GfHdTAgzT8vRte5xX5PXx1RFJBGjiGQGy6TDoasK/eHyZiiTxk+Ql7FQXACz271
KOaIR3w+YoLJOyG6fYZ/rqpUyQKBgQDDDQA/6QEa94wzZce/u6OrgoC85gsf44qE
THZzEfh7XBxU2IaYA58l4XZt0ZqsXs8HRnS0P1CZPaL+mJirPcrqn9AsQjo21mPt
yks9ciFa9gE5Prj5ak473oZgPtjO++9w2VO08UV6tRtOahHLbEFR5umQhLLpqzim
FawJwZrMHwKBgCxiO6MYS2KrU1V0UOlOcJ+/msmyZB1gxtuschwiuimAgNWX9G+P
gppk5CnBg6/B54ejjXQjA1F8mUAj9Y3McVTW/kbeiOr6qs116VIr+NvJSVLmLsxs
+VO89ZJf1NuZ1ulkvli9NvS8BKYG5lbXYB/+/bJ8GTI/LgOmZXhOwOtBAoGBAJgB
j8o+ye+8L/T2Qv83Okw1PiL4nH7Tk2WbOUxgGuf4VtQAkpPxbpvU47id+w6OLIWc
8OJv3V4vXNFRFtmNJJBIz7FOQ5Ps7J+qYYyXX0tGIJn+OaWWpTWfK9Xh5JEaYfXu
SH/g76a7cXZgz1FbImSzsh5AbDYSi+lTRmmsCfk9AoGBANKxmdIfUknWoY7QdRzG
L86uPEOR3hvUf9WvR5XxQmOlc4SofkJ3eJTh1wCLTMq+dyakROghQdKssRVyN1s2
nSwe0q9y5fjPmFC18VDO7eYE2ZnBhZN3jY0JBDoXUs385jqdMYeejNON1Ks750E5
0Ua7LojIeN2iKAWe191hY0fT
-----END PRIVATE KEY-----
`;
const platformKey = `
-----BEGIN PRIVATE KEY-----
MIIEvQIBADANBgkqhkiG9w0BAQEFAASCBKcwggSjAgEAAoIBAQCi5pxwfXcUfHhG
JZVmDdGTCz71kS//k5DEGO4kDE33M+sEraoUxIiwuzJ+LUcz5MN/mBkKjQYE0g8U
nxVJtSwxmZY8BxHM6t2+x7+nK2h1Ic0pTqWSvFZINiBjZFDP9KCSMO5Lu6GMw49l
CuhFM3yD0HN576YhCGXkNu/k/rPHRVPQvfHqBGHuZe3FvLBlCSid/hpoytKK8jZx
1j9BlyVyim+fv1JiYPkEqVyflVlvv9lIxIqqcOFsNdMAVgl8Ta4U1hYbbervRT+9
GrJiha6asCygAg0XWA0tY9MXCGhMtPc+tH9Y09xZgV0G0hso8zip3zPPJ6fMbBsG
VzXWZ7ovAgMBAAECggEAOuoYbf6SUJBrl0MEczJQN1P74ygtKcuesa0qg1MH532Z
Y8nDF1u06+Xn7wZFGBmGMuE5PT2fjaLC3XxjYJLrdszLLs6Hu4q9w7/OKpFiZ+pf
nq7Y5ubCdb9Nm2SubWdVo0mbBTzIwnX/qFV3h3+Fas661MC9XnkBELZlsHYFYu21
JVM+P/2WA5jA2/GddMVMG9qqgovZgU6aTeD8+9Ny/bxdaqAkbhZxwplBYxK5Umxt
hU3DCRlQCWo1sBo2SgegCO9tuX23oNiAYTxHGqNmqbyqFjJcK4AAgfUT0xyE04EF
q8ethObLgNz2AlqfFw5z0k6SqYl/78cK9RE4oL5qQQKBgQDkzjIQt8xxOvz73Jk9
6El2MDDP+/YNejQ7A88exkabPa6FBGNxs6Eo/JREdFZqv0tLcvLEdWDppnOYqe3I
0w8sPTCFLztiig+V/cD++5g1x74FCtXdLhCq0QyPfbNpmaFO8MY6QAw3rN5/Wn/6
y+7K2qJdjK5Hh2/QtZXFLA1eUQKBgQC2QycG0BAV17xHYWkpcsLBQbn0EhRBlfq1
U9q587IE02DRfsNhgwSuFZKI52TnVRVbSl4YIfZ8w/EGyvhlQGQi60nRMu1JqIpO
az+aOfKe5S9VBegCObielhYYMwuB0hknNHKsY6A3TzRXy0pmKVRo9mspbKkDXnb6
q1nBhTrwfwKBgQCUnXnXcgrQ4UfBMCA5Hc/ZfKO39Ch1yJJ0Ypz9mDv0SbQ5oggV
ql9bh/OmIwqee3Ikp50YDkXMfdlHp9hTQQPx8Cy71Vn1P0ewXQomlLTg+cRq8gbH
i0w4J2DJMxR92tPzumCHJWLKJva+McI+3IdWK3ya1u28eDQglFGbqGlmgQKBgBzU
zJSgTxsVcFweRaNf2vz1J7Q7M+cYEXujkyL9MLjgsx0Qn1mKfzAGi5KKgAS0CdfS
EMZigPpFiJgZfWeO4wg/DgNAuhZ/ybkT8BC2f/GwsWcSsxu/A7xaY45abMSRdpck
DcvFSq/VIKOOresxOIAOEu+Pl8DHrayDdIRPTf6DAoGABm1Bi0ocpJ5+4nZonvN2
ym192KSrE7U22i678pZf3hO9CmydxkQ/2DvrLIULgpDR4SqwoIumVjnkFz1XlXpi
cLiJN0wtTXeGJ5o1xjFJb46R0OsAG+rU/QNVX6XLkj4ZzFw6BT2oCgx/looR2g4c
2M2gCvaN72wzdt11EvBhOY8=
-----END PRIVATE KEY-----
`;

const pemOf = (text: string) =>
  createPrivateKey(text.trim()).export({ type: 'pkcs8', format: 'pem' }).toString();
const publicPemOf = (text: string) =>
  createPublicKey(text.trim()).export({ type: 'spki', format: 'pem' }).toString();

export const simulatedKeys = {
  merchant: pemOf(merchantKey),
  merchantPublic: publicPemOf(merchantKey),
  /** The gateways' own keys. */
  platform: pemOf(platformKey),
  platformPublic: publicPemOf(platformKey),
  merchantSerial: '5157F09EFDC096DE15EBE81A47057A7232F1B8E1',
  platformSerial: 'PUB_KEY_ID_0000000000000000000000000001',
  apiKey: 'simulated-api-v3-key-of-32-signs',
  stripeKey: 'sk_test_simulated',
  webhookSecret: 'whsec_simulated',
};

/** Accounts of a simulated merchant with all three gateways; each shop may have its own. */
export function demoGatewayAccounts(
  merchant = '1900000001',
): Extract<GatewaySecret, { gateway: 'wechat' | 'alipay' | 'stripe' }>[] {
  return [
    {
      gateway: 'wechat',
      merchantId: merchant,
      appId: `wx${merchant}`,
      serial: simulatedKeys.merchantSerial,
      privateKey: simulatedKeys.merchant,
      apiKey: simulatedKeys.apiKey,
      platformKey: simulatedKeys.platformPublic,
      platformSerial: simulatedKeys.platformSerial,
    },
    {
      gateway: 'alipay',
      appId: `2021${merchant}`,
      sellerId: `2088${merchant}`,
      privateKey: simulatedKeys.merchant,
      alipayPublicKey: simulatedKeys.platformPublic,
    },
    {
      gateway: 'stripe',
      accountId: `acct_${merchant}`,
      secretKey: `${simulatedKeys.stripeKey}_${merchant}`,
      webhookSecret: simulatedKeys.webhookSecret,
    },
  ];
}
