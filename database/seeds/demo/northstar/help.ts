import { claimsHelp } from '../texts/help-claims.ts';
import { mergingHelp } from '../texts/help-merging.ts';
import { paymentHelp } from '../texts/help-payment.ts';
import { storageHelp } from '../texts/help-storage.ts';
import { volumetricWeightHelp } from '../texts/help-weight.ts';
import type { DemoArticle } from '../texts/shop-facts.ts';
import { northstarFacts } from './facts.ts';

const addressHelp: DemoArticle = {
  type: 'help',
  category: 'start',
  titles: {
    en: 'Entering a Chinese address when you do not read Chinese',
    zhHans: '仓库地址填写示例',
    zhHanT: '倉庫地址填寫示例',
    vi: 'Nhập địa chỉ Trung Quốc khi không đọc được chữ Hán',
  },
  contents: {
    en: `
<p>Copy each part from your warehouse page and paste it into the field with the same meaning. Do not translate it: couriers sort by the characters. Your member code (NS4021 below) must stay.</p>
<table><thead><tr><th>Field</th><th>Meaning</th><th>Paste</th></tr></thead><tbody>
<tr><td>收货人</td><td>Receiver</td><td>北辰转运 NS4021</td></tr>
<tr><td>手机号码</td><td>Mobile, +86</td><td>15407552401</td></tr>
<tr><td>所在地区</td><td>Province, city, district</td><td>广东省 深圳市 宝安区</td></tr>
<tr><td>详细地址</td><td>Street address</td><td>福永街道凤凰社区兴业二路27号北辰仓储2栋3楼 NS4021</td></tr>
<tr><td>邮政编码</td><td>Postcode</td><td>518103</td></tr>
</tbody></table>
<ul><li>If Taobao offers to ship abroad itself, choose the mainland address instead; otherwise the parcel never reaches us.</li><li>For Pinduoduo and JD the order of the fields differs, the content does not.</li></ul>`,
    zhHans: `
<p>请从仓库页面逐项复制。会员编号（下例 NS4021）必须保留。</p>
<table><thead><tr><th>栏位</th><th>说明</th><th>填写</th></tr></thead><tbody>
<tr><td>收货人</td><td>公司名加会员编号</td><td>北辰转运 NS4021</td></tr>
<tr><td>手机号码</td><td>+86</td><td>15407552401</td></tr>
<tr><td>所在地区</td><td>省、市、区</td><td>广东省 深圳市 宝安区</td></tr>
<tr><td>详细地址</td><td>街道门牌</td><td>福永街道凤凰社区兴业二路27号北辰仓储2栋3楼 NS4021</td></tr>
<tr><td>邮政编码</td><td>邮编</td><td>518103</td></tr>
</tbody></table>
<ul><li>淘宝如提示官方直邮海外，请改选中国大陆地址，否则包裹到不了我们仓库。</li><li>拼多多、京东的栏位次序不同，内容一样。</li></ul>`,
    zhHanT: `
<p>請從倉庫頁面逐項複製。會員編號（下例 NS4021）必須保留，地址不要改成繁體。</p>
<table><thead><tr><th>欄位</th><th>說明</th><th>填寫</th></tr></thead><tbody>
<tr><td>收貨人</td><td>公司名加會員編號</td><td>北辰转运 NS4021</td></tr>
<tr><td>手機號碼</td><td>+86</td><td>15407552401</td></tr>
<tr><td>所在地區</td><td>省、市、區</td><td>廣東省 深圳市 寶安區</td></tr>
<tr><td>詳細地址</td><td>街道門牌</td><td>福永街道凤凰社区兴业二路27号北辰仓储2栋3楼 NS4021</td></tr>
<tr><td>郵政編碼</td><td>郵編</td><td>518103</td></tr>
</tbody></table>
<ul><li>淘寶如提示官方直郵海外，請改選中國內地地址，否則包裹到不了我們倉庫。</li><li>拼多多、京東的欄位次序不同，內容一樣。</li></ul>`,
    vi: `
<p>Sao chép từng phần ở trang kho và dán vào ô cùng nghĩa. Đừng dịch vì chuyển phát phân tuyến theo chữ Hán. Giữ nguyên mã khách hàng (ví dụ NS4021).</p>
<table><thead><tr><th>Ô</th><th>Nghĩa</th><th>Dán</th></tr></thead><tbody>
<tr><td>收货人</td><td>Người nhận</td><td>北辰转运 NS4021</td></tr>
<tr><td>手机号码</td><td>Điện thoại, +86</td><td>15407552401</td></tr>
<tr><td>所在地区</td><td>Tỉnh, thành phố, quận</td><td>广东省 深圳市 宝安区</td></tr>
<tr><td>详细地址</td><td>Địa chỉ</td><td>福永街道凤凰社区兴业二路27号北辰仓储2栋3楼 NS4021</td></tr>
<tr><td>邮政编码</td><td>Mã bưu chính</td><td>518103</td></tr>
</tbody></table>
<ul><li>Nếu Taobao gợi ý gửi thẳng ra nước ngoài, hãy chọn địa chỉ đại lục, nếu không hàng không về kho chúng tôi.</li><li>Pinduoduo, JD thứ tự ô khác nhưng nội dung như nhau.</li></ul>`,
  },
};

const britainHelp: DemoArticle = {
  type: 'help',
  category: 'customs',
  titles: {
    en: 'Import VAT and duty in the United Kingdom',
    zhHans: '英国进口增值税与关税',
    zhHanT: '英國進口增值稅與關稅',
    vi: 'VAT nhập khẩu và thuế tại Anh',
  },
  contents: {
    en: `
<p>As of November 2026. Guidance, not tax advice; HMRC decides.</p>
<ul><li><strong>VAT</strong>, normally 20%, is due on every import, calculated on goods plus freight plus duty.</li><li><strong>Duty</strong>: none on consignments worth £135 or less (excise goods apart). Above £135 the tariff rate for the commodity code applies. The government has announced that this relief will end by March 2029 at the latest.</li><li><strong>Gifts</strong> between private persons up to £39 are relieved; what you bought yourself is not a gift.</li></ul>
<h2>Worked example</h2>
<p>Goods £180, freight £30, duty rate 4%: duty £8.40 (4% of £210), VAT £43.68 (20% of £218.40). Together £52.08, plus our disbursement fee.</p>
<h2>What we do</h2>
<p>We file the declaration in your name, pay HMRC and add the amount with the receipt to your order. Northern Ireland follows partly different rules; choose it as such in the address.</p>`,
    zhHans: `
<p>截至2026年11月。仅供参考，以英国税务海关总署核定为准。</p>
<ul><li><strong>增值税</strong>一般为20%，每次进口都要缴，税基为货值加运费加关税。</li><li><strong>关税</strong>：135英镑及以下的货物免（消费税商品除外）；超过的按商品编码税率。政府已宣布最迟2029年3月取消这项减免。</li><li>个人之间39英镑以下的<strong>礼物</strong>可免；自己买的东西不是礼物。</li></ul>
<h2>计算示例</h2>
<p>货值180英镑、运费30英镑、关税率4%：关税8.40英镑（210的4%），增值税43.68英镑（218.40的20%），合计52.08英镑，另加代垫手续费。</p>
<h2>我们怎么办</h2>
<p>以您的名义申报、代缴，并把金额和凭证加到订单。北爱尔兰部分规则不同，请在地址中如实选择。</p>`,
    zhHanT: `
<p>截至2026年11月。只供參考，以英國稅務海關總署核定為準。</p>
<ul><li><strong>增值稅</strong>一般為20%，每次進口都要繳，稅基為貨值加運費加關稅。</li><li><strong>關稅</strong>：135英鎊及以下的貨物免（消費稅商品除外）；超過的按商品編碼稅率。政府已公布最遲2029年3月取消這項減免。</li><li>個人之間39英鎊以下的<strong>禮物</strong>可免；自己買的東西不是禮物。</li></ul>
<h2>計算示例</h2>
<p>貨值180英鎊、運費30英鎊、關稅率4%：關稅8.40英鎊（210的4%），增值稅43.68英鎊（218.40的20%），合共52.08英鎊，另加代墊手續費。</p>
<h2>我們怎樣辦</h2>
<p>以你的名義申報、代繳，並把金額和憑證加到訂單。北愛爾蘭部分規則不同，請在地址如實選擇。</p>`,
    vi: `
<p>Tính đến tháng 11/2026. Chỉ để tham khảo, HMRC quyết định.</p>
<ul><li><strong>VAT</strong> thường 20%, lần nhập nào cũng có, tính trên tiền hàng cộng cước cộng thuế nhập khẩu.</li><li><strong>Thuế nhập khẩu</strong>: miễn với lô đến 135 bảng (trừ hàng chịu thuế tiêu thụ đặc biệt); vượt thì theo mã hàng. Chính phủ đã công bố bỏ ưu đãi này chậm nhất tháng 3/2029.</li><li><strong>Quà tặng</strong> giữa cá nhân đến 39 bảng được miễn; hàng bạn tự mua không phải quà.</li></ul>
<h2>Ví dụ</h2>
<p>Hàng 180 bảng, cước 30 bảng, thuế suất 4%: thuế 8,40 bảng (4% của 210), VAT 43,68 bảng (20% của 218,40). Tổng 52,08 bảng, cộng phí nộp hộ.</p>
<h2>Chúng tôi làm gì</h2>
<p>Khai dưới tên bạn, nộp thuế và cộng vào đơn kèm biên lai. Bắc Ireland có một phần quy định khác, hãy chọn đúng trong địa chỉ.</p>`,
  },
};

const europeHelp: DemoArticle = {
  type: 'help',
  category: 'customs',
  titles: {
    en: 'VAT and the new flat duty in the European Union',
    zhHans: '欧盟增值税与新的定额关税',
    zhHanT: '歐盟增值稅與新的定額關稅',
    vi: 'VAT và thuế cố định mới tại EU',
  },
  contents: {
    en: `
<p>As of November 2026. Guidance, not tax advice; the customs office of your country decides.</p>
<ul><li><strong>VAT</strong> is due from the first euro at your country’s rate, for instance 19% in Germany, 20% in France, 21% in the Netherlands and Spain, 22% in Italy, 23% in Ireland.</li><li><strong>Duty</strong>: since 1 July 2026 the exemption up to €150 is gone. For e-commerce parcels below €150 an interim flat duty of €3 per kind of item (per tariff subheading) applies; in other cases, and above €150, the normal tariff rate.</li><li>Some countries charge a handling fee of their own, and a Union-wide one is being introduced; we pass these on as charged.</li></ul>
<h2>Example</h2>
<p>One parcel, value €90: two cotton T-shirts and a pair of shoes are two kinds of item, so the flat duty is €6, and VAT is calculated on goods, freight and duty.</p>
<h2>What it means for combining</h2>
<p>Duty counts kinds of item, not parcels: ten pairs of the same socks cost €3, ten different things €30. Combining still saves freight, but look at both.</p>`,
    zhHans: `
<p>截至2026年11月。仅供参考，以您所在国海关核定为准。</p>
<ul><li><strong>增值税</strong>从第一欧元起征，按所在国税率，例如德国19%、法国20%、荷兰和西班牙21%、意大利22%、爱尔兰23%。</li><li><strong>关税</strong>：自2026年7月1日起，150欧元以下免税取消。150欧元以下的电商包裹，暂按每种商品（每个税则子目）3欧元定额征收；其他情形及150欧元以上按一般税率。</li><li>部分国家另收处理费，欧盟层面的处理费也在推行，我们按实转收。</li></ul>
<h2>示例</h2>
<p>一个价值90欧元的包裹：两件棉T恤和一双鞋算两种商品，定额关税6欧元；增值税以货值、运费和关税为基数。</p>
<h2>对合并的影响</h2>
<p>关税按商品种类计，不按包裹数：十双同款袜子3欧元，十样不同的东西30欧元。合并仍省运费，但两头都要算。</p>`,
    zhHanT: `
<p>截至2026年11月。只供參考，以你所在國海關核定為準。</p>
<ul><li><strong>增值稅</strong>由第一歐元起徵，按所在國稅率，例如德國19%、法國20%、荷蘭和西班牙21%、意大利22%、愛爾蘭23%。</li><li><strong>關稅</strong>：自2026年7月1日起，150歐元以下免稅取消。150歐元以下的電商包裹，暫按每種商品（每個稅則子目）3歐元定額徵收；其他情況及150歐元以上按一般稅率。</li><li>部分國家另收處理費，歐盟層面的處理費也在推行，我們按實轉收。</li></ul>
<h2>示例</h2>
<p>一個價值90歐元的包裹：兩件棉T恤和一雙鞋算兩種商品，定額關稅6歐元；增值稅以貨值、運費和關稅為基數。</p>
<h2>對合併的影響</h2>
<p>關稅按商品種類計，不按包裹數：十雙同款襪子3歐元，十樣不同的東西30歐元。合併仍省運費，但兩邊都要計。</p>`,
    vi: `
<p>Tính đến tháng 11/2026. Chỉ để tham khảo, hải quan nước bạn quyết định.</p>
<ul><li><strong>VAT</strong> tính từ đồng euro đầu tiên theo thuế suất từng nước, ví dụ Đức 19%, Pháp 20%, Hà Lan và Tây Ban Nha 21%, Ý 22%, Ireland 23%.</li><li><strong>Thuế nhập khẩu</strong>: từ 01/07/2026 bỏ miễn thuế dưới 150 euro. Kiện thương mại điện tử dưới 150 euro tạm thu cố định 3 euro cho mỗi loại hàng (mỗi phân nhóm thuế); trường hợp khác và trên 150 euro theo thuế suất thông thường.</li><li>Một số nước thu thêm phí xử lý, phí chung của EU cũng đang được áp dụng; chúng tôi thu đúng số phát sinh.</li></ul>
<h2>Ví dụ</h2>
<p>Một kiện 90 euro gồm hai áo thun cotton và một đôi giày là hai loại hàng, thuế cố định 6 euro; VAT tính trên hàng, cước và thuế.</p>
<h2>Ảnh hưởng khi gom</h2>
<p>Thuế tính theo loại hàng chứ không theo kiện: mười đôi tất giống nhau 3 euro, mười món khác nhau 30 euro. Gom vẫn đỡ cước nhưng hãy tính cả hai.</p>`,
  },
};

const americaHelp: DemoArticle = {
  type: 'help',
  category: 'customs',
  titles: {
    en: 'Duty in the United States after de minimis',
    zhHans: '美国取消小额免税后的关税',
    zhHanT: '美國取消小額免稅後的關稅',
    vi: 'Thuế tại Mỹ sau khi bỏ miễn thuế giá trị nhỏ',
  },
  contents: {
    en: `
<p>As of November 2026. Rates have changed several times; customs applies the rate of the day of entry.</p>
<ul><li>Duty-free treatment of shipments up to US$800 has been suspended for all countries since 29 August 2025, and for goods from China since 2 May 2025. The suspension was continued in February 2026.</li><li>Goods of Chinese origin pay the ordinary rate of their tariff code plus any additional duties in force on the day, such as those under Section 301.</li><li>There is no federal VAT. State sales tax is not collected at the border on personal imports.</li></ul>
<h2>What we need from you</h2>
<ul><li>A precise description and material: “men’s woven cotton shirt”, not “clothes”.</li><li>The price you paid, with the order screenshot.</li><li>For commercial quantities an importer number (EIN or SSN) for the entry.</li></ul>
<h2>How it is billed</h2>
<p>We show an estimate with its date before you order. After entry the actual duty replaces it, with the customs receipt: any excess comes back to your balance.</p>`,
    zhHans: `
<p>截至2026年11月。税率多次变动，海关按入境当日税率计征。</p>
<ul><li>800美元以下免税自2025年8月29日起对所有国家暂停，对中国货物自2025年5月2日起暂停；2026年2月继续维持暂停。</li><li>中国原产货物按税则编码的普通税率，加上当日有效的附加关税（如301条款）。</li><li>没有联邦增值税，个人进口不在口岸征收州销售税。</li></ul>
<h2>需要您提供</h2>
<ul><li>准确的品名和材质：“男式梭织棉衬衫”，不要写“衣服”。</li><li>实付价格和订单截图。</li><li>商业数量须提供进口商编号（EIN 或 SSN）。</li></ul>
<h2>怎么收</h2>
<p>下单前显示带日期的预估。入境后按实际关税和海关凭证结算，多收的退回余额。</p>`,
    zhHanT: `
<p>截至2026年11月。稅率多次變動，海關按入境當日稅率計徵。</p>
<ul><li>800美元以下免稅自2025年8月29日起對所有國家暫停，對中國貨物自2025年5月2日起暫停；2026年2月繼續維持暫停。</li><li>中國原產貨物按稅則編碼的普通稅率，加上當日有效的附加關稅（如301條款）。</li><li>沒有聯邦增值稅，個人進口不在口岸徵收州銷售稅。</li></ul>
<h2>需要你提供</h2>
<ul><li>準確的品名和物料：「男裝梭織棉恤衫」，不要寫「衣服」。</li><li>實付價格和訂單截圖。</li><li>商業數量須提供進口商編號（EIN 或 SSN）。</li></ul>
<h2>怎樣收</h2>
<p>下單前顯示帶日期的預估。入境後按實際關稅和海關憑證結算，多收的退回餘額。</p>`,
    vi: `
<p>Tính đến tháng 11/2026. Thuế suất đã đổi nhiều lần; hải quan áp dụng mức của ngày nhập.</p>
<ul><li>Miễn thuế lô đến 800 USD bị tạm dừng với mọi nước từ 29/08/2025, với hàng Trung Quốc từ 02/05/2025; tháng 2/2026 tiếp tục duy trì.</li><li>Hàng xuất xứ Trung Quốc chịu thuế suất thông thường theo mã hàng cộng các khoản bổ sung đang có hiệu lực, như Mục 301.</li><li>Không có VAT liên bang; thuế bán hàng của bang không thu tại cửa khẩu với hàng cá nhân.</li></ul>
<h2>Bạn cần cung cấp</h2>
<ul><li>Tên hàng và chất liệu chính xác: “áo sơ mi nam vải cotton dệt thoi”, không phải “quần áo”.</li><li>Giá đã trả kèm ảnh đơn mua.</li><li>Số lượng thương mại cần mã nhà nhập khẩu (EIN hoặc SSN).</li></ul>
<h2>Cách thu</h2>
<p>Trước khi đặt có số ước tính kèm ngày. Nhập xong, thay bằng thuế thực tế kèm biên lai; thừa hoàn vào số dư.</p>`,
  },
};

export const northstarHelp: DemoArticle[] = [
  addressHelp,
  mergingHelp,
  volumetricWeightHelp,
  storageHelp(northstarFacts),
  britainHelp,
  europeHelp,
  americaHelp,
  paymentHelp({
    en: '<li>Account balance: at once</li><li>Card: in US dollars on the payment provider’s page</li><li>SEPA transfer: in euros, verified on the next working day</li><li>Alipay: in yuan</li>',
    zhHans:
      '<li>账户余额：即时扣款</li><li>银行卡：美元，在支付机构页面付款</li><li>SEPA 转账：欧元，下一个工作日核实</li><li>支付宝：人民币</li>',
    zhHanT:
      '<li>帳戶餘額：即時扣款</li><li>銀行卡：美元，在支付機構頁面付款</li><li>SEPA 轉帳：歐元，下一個工作天核實</li><li>支付寶：人民幣</li>',
    vi: '<li>Số dư: trừ ngay</li><li>Thẻ: đô la Mỹ, trên trang của đơn vị thanh toán</li><li>Chuyển khoản SEPA: euro, duyệt vào ngày làm việc kế tiếp</li><li>Alipay: nhân dân tệ</li>',
  }),
  claimsHelp(northstarFacts),
];
