import type { DemoArticle, ShopFacts } from './shop-facts.ts';

export function claimsHelp({ claimWindowDays, uncoveredLimits }: ShopFacts): DemoArticle {
  return {
    type: 'help',
    category: 'afterSales',
    titles: {
      zhHanT: '索償清單：先做這四件事',
      zhHans: '理赔清单：先做这四件事',
      en: 'Making a claim: four things to do first',
      vi: 'Khiếu nại bồi thường: bốn việc cần làm trước',
    },
    contents: {
      zhHanT: `
<ol>
<li><strong>先拍照，後開箱。</strong>外箱六面和面單各一張，開箱過程最好錄影。</li>
<li><strong>甚麼都不要丟。</strong>貨物、內外包裝保留到個案完結，否則無法核實。</li>
<li><strong>${claimWindowDays}日內通知我們。</strong>由簽收時間起計，只要先報個案，資料可以之後補交。</li>
<li><strong>找出購買記錄。</strong>賠償以購買價、申報價值和保障額中較低者為上限。</li>
</ol>
<h2>要不要買保障？</h2>
<p>未購保障時，賠償以${uncoveredLimits.zhHanT}為上限。貨值高過這個數目，建議購買。保障額不能高於申報價值，因為報關和保障必須使用同一個價值。</p>
<h2>賣家的責任，還是運輸的責任？</h2>
<p>入庫相片已見破損，屬賣家或內地快遞的責任：我們會盡快通知你，讓你在平台退貨期內處理。入庫完好、收到時破損，由我們處理。</p>
<p>完整程序見<a href="/consolidation/lost-handle">遺失與損壞處理</a>。</p>`,
      zhHans: `
<ol>
<li><strong>先拍照，后开箱。</strong>外箱六面和面单各一张，开箱过程最好录像。</li>
<li><strong>什么都不要扔。</strong>货物、内外包装保留到个案结束，否则无法核实。</li>
<li><strong>${claimWindowDays}天内通知我们。</strong>从签收时间起计，先报个案即可，材料可以之后补交。</li>
<li><strong>找出购买记录。</strong>赔偿以购买价、申报价值和保障额中较低者为上限。</li>
</ol>
<h2>要不要买保障？</h2>
<p>未购保障时，赔偿以${uncoveredLimits.zhHans}为上限。货值高于这个数，建议购买。保障额不能高于申报价值，因为报关和保障必须使用同一个价值。</p>
<h2>卖家的责任，还是运输的责任？</h2>
<p>入库照片已见破损，属卖家或国内快递的责任：我们会尽快通知您，让您在平台退货期内处理。入库完好、收到时破损，由我们处理。</p>
<p>完整流程见<a href="/consolidation/lost-handle">遗失与损坏处理</a>。</p>`,
      en: `
<ol>
<li><strong>Photograph first, open second.</strong> All six sides and the label; film the unboxing if you can.</li>
<li><strong>Throw nothing away.</strong> Keep goods and packing until the case is closed, or nothing can be checked.</li>
<li><strong>Tell us within ${claimWindowDays} days</strong> of delivery. Report the case first; papers can follow.</li>
<li><strong>Find the purchase record.</strong> Compensation is limited to the lowest of purchase price, declared value and cover.</li>
</ol>
<h2>Do I need cover?</h2>
<p>Without it the limit is ${uncoveredLimits.en}. If your goods are worth more, take it. Cover cannot exceed the declared value: customs and cover must use the same figure.</p>
<h2>Seller’s fault or carrier’s?</h2>
<p>If our inbound photo already shows damage, it is a matter for the seller or the domestic courier, and we tell you quickly enough to use the platform’s return window. Intact on arrival with us and broken on arrival with you: that is ours to settle.</p>
<p>The whole procedure: <a href="/consolidation/lost-handle">lost and damaged parcels</a>.</p>`,
      vi: `
<ol>
<li><strong>Chụp ảnh trước, mở sau.</strong> Đủ sáu mặt thùng và tem vận đơn; tốt nhất nên quay video mở hàng.</li>
<li><strong>Không vứt gì cả.</strong> Giữ hàng và bao bì đến khi xong hồ sơ, nếu không sẽ không thể kiểm tra.</li>
<li><strong>Báo trong ${claimWindowDays} ngày</strong> kể từ khi nhận. Cứ báo trước, chứng từ bổ sung sau.</li>
<li><strong>Tìm lại lịch sử mua.</strong> Bồi thường không quá mức thấp nhất trong giá mua, giá trị khai báo và mức bảo hiểm.</li>
</ol>
<h2>Có nên mua bảo hiểm?</h2>
<p>Không mua thì mức tối đa là ${uncoveredLimits.vi}. Hàng giá trị cao hơn thì nên mua. Mức bảo hiểm không vượt giá trị khai báo vì hải quan và bảo hiểm phải dùng cùng một giá trị.</p>
<h2>Lỗi người bán hay lỗi vận chuyển?</h2>
<p>Ảnh nhập kho đã thấy vỡ là lỗi người bán hoặc chuyển phát nội địa: chúng tôi báo sớm để bạn kịp thời hạn trả hàng trên sàn. Nhập kho còn nguyên mà đến tay bạn bị vỡ thì chúng tôi giải quyết.</p>
<p>Quy trình đầy đủ: <a href="/consolidation/lost-handle">xử lý thất lạc và hư hỏng</a>.</p>`,
    },
  };
}
