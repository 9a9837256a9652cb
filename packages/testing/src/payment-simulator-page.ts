import type { SimulatedPayment } from './payment-simulator-book.ts';

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const amountOf = ({ minor, currency }: SimulatedPayment) =>
  `${currency} ${['VND', 'JPY', 'KRW'].includes(currency) ? minor : (minor / 100).toFixed(2)}`;

/** A minimal page of what a payer's phone or a gateway's page would show. */
export function scanPage(payment: SimulatedPayment | undefined, all: readonly SimulatedPayment[]): string {
  const list = all
    .filter(({ state }) => state === 'open')
    .map(
      (each) =>
        `<li><a href="/scan?code=${escaped(each.number)}">${escaped(each.number)}</a> ${each.gateway} ${amountOf(each)}</li>`,
    )
    .join('');
  const one = payment
    ? `<h1>${payment.gateway}: ${escaped(payment.title)}</h1>
       <p>${amountOf(payment)}, ${payment.state}</p>
       <form method="post" action="/scan">
         <input type="hidden" name="code" value="${escaped(payment.number)}">
         <button name="choice" value="paid">Paid</button>
         <button name="choice" value="left">Leave</button>
       </form>`
    : `<h1>Payments that wait</h1><ul>${list || '<li>none</li>'}</ul>
       <form method="get" action="/scan"><label>Code <input name="code"></label><button>Open</button></form>`;
  return `<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Payment simulator</title>
    <body style="font: 16px/1.5 system-ui; max-width: 40rem; margin: 3rem auto; padding: 0 1rem">${one}`;
}
