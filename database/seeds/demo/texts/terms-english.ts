import type { ShopFacts } from './shop-facts.ts';

export function termsEnglish(facts: ShopFacts): string {
  return `
<p>In force from ${facts.effectiveDates.en}. By registering you confirm that you have read and accept these terms.</p>
<h2>1. Who the contract is between</h2>
<p>These terms are between you and ${facts.companies.en} (“we”). They cover the ${facts.names.en} website, its mobile site and every service offered there. You must be 18 or over, or have your guardian’s consent.</p>
<h2>2. Your account</h2>
<p>Give true details and keep your password safe. The main account answers for what its sub-accounts do. If you think somebody else is using your account, change the password at once and tell us; losses caused by careless keeping before we hear from you are yours.</p>
<h2>3. What we do</h2>
<p>We receive parcels for you in ${facts.warehouseCities.en}, measure, photograph, store and combine them, and arrange carriage to ${facts.destinations.en}. We are not the seller of the goods: quality, authenticity, returns and exchanges are between you and the seller. We give you our inbound photos and times as evidence.</p>
<h2>4. Forecasts and unclaimed parcels</h2>
<p>Put your member code in the delivery address and forecast the courier number once the seller has shipped. A parcel with neither is listed as unclaimed for ${facts.unclaimedNoticeDays} days. To claim one you give the full courier number and proof of purchase; it becomes yours only after we have checked it. After the notice period we may return or dispose of parcels nobody has claimed.</p>
<h2>5. What we carry</h2>
<p>The list of prohibited goods and the precautions are part of these terms. Describe contents, quantities and values truthfully. No side of a piece may exceed 200 cm and no shipment may exceed 300 kg in total; a piece over 45 kg, or with a side over 150 cm, pays an overweight or oversize charge. If we find prohibited goods we may refuse, return or hand them to the authorities, at the cost of the member who sent them.</p>
<h2>6. Storage</h2>
<p>Each parcel is stored free for ${facts.freeStorageDays} days from the day it is measured, then charged by the day at the rate in the charge introduction. The clock stops while a value-added service is being worked on. A parcel left for ${facts.abandonmentDays} days despite repeated notices counts as abandoned; we may dispose of it to cover what is owed and credit any remainder to your balance.</p>
<h2>7. Orders and prices</h2>
<p>The price shown when you submit an order is locked with the tariff version and exchange rate of that moment. After packing we check it against the measured box. If it comes out cheaper, you get the whole difference back. If it comes out dearer within our tolerance, we bear it. Beyond the tolerance you receive a request for the difference with proof of the measurement. You may dispute a measurement; another member of staff then measures again.</p>
<h2>8. Payment, balance and refunds</h2>
<p>The checkout lists the ways to pay; bank transfers count once we have verified them. You may cancel an order that is unpaid or that we have not begun to pick, for a full refund. Refunds go to your balance or, on request and where the provider allows it, to the original method. Cash balance can be withdrawn; gift credit, points and coupons cannot.</p>
<h2>9. Customs and taxes</h2>
<p>You are the importer of the goods or act with the importer’s authority, and you instruct us and our brokers to declare them. Import taxes and customs fees are for the receiver’s account unless the line says they are included. Delays, fines and return costs caused by an untrue declaration, a missing document or a confirmation given too late are yours.</p>
<h2>10. Delivery</h2>
<p>Delivery times are estimates, not guarantees. Parcels that cannot be delivered, are refused or are not collected in time are returned or held under the carrier’s rules, at your cost. Check the outer box when you receive it; collection against a pickup code counts as receipt.</p>
<h2>11. Liability and compensation</h2>
<p>For goods lost or damaged in our care we pay up to the cover you bought or, without cover, up to ${facts.uncoveredLimits.en}, and never more than the actual loss or the declared value. Report damage and shortage within ${facts.claimWindowDays} days of delivery. We are not liable for indirect loss or for events beyond our control. Nothing here limits liability that the law does not allow to be limited, including for personal injury caused by our intent or negligence.</p>
<h2>12. Suspension and closing</h2>
<p>We may suspend an account, giving the reason, for fraud, prohibited goods, abusive chargebacks or the use of other people’s data. You may close your account at any time. Closing takes effect 15 days after you ask; by then orders and charges must be settled, and we pay out your withdrawable balance.</p>
<h2>13. Changes</h2>
<p>We publish changes at least 7 days before they take effect. They do not touch orders already paid.</p>
<h2>14. Law and disputes</h2>
<p>${facts.governingLaws.en} Please write to <a href="mailto:${facts.email}">${facts.email}</a> first; we answer in writing within 7 working days. Mandatory rights you have as a consumer where you live are not affected. If language versions differ, the version in the shop’s first language and the true intention of both sides decide.</p>`;
}
