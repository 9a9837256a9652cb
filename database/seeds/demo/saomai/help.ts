import { claimsHelp } from '../texts/help-claims.ts';
import { mergingHelp } from '../texts/help-merging.ts';
import { paymentHelp } from '../texts/help-payment.ts';
import { storageHelp } from '../texts/help-storage.ts';
import { volumetricWeightHelp } from '../texts/help-weight.ts';
import type { DemoArticle } from '../texts/shop-facts.ts';
import { saomaiFacts } from './facts.ts';

const addressHelp: DemoArticle = {
  type: 'help',
  category: 'start',
  titles: {
    vi: 'Điền địa chỉ kho Trung Quốc sao cho đúng',
    zhHans: '中国仓库地址怎么填才对',
    en: 'Filling in the China warehouse address correctly',
    zhHanT: '中國倉庫地址怎樣填才對',
  },
  contents: {
    vi: `
<p>Sau khi đăng nhập, bấm sao chép địa chỉ kho và dán vào sàn. Mã khách hàng (ví dụ SM2468) đã có sẵn, đừng xóa.</p>
<table><thead><tr><th>Ô trên sàn</th><th>Điền</th></tr></thead><tbody>
<tr><td>收货人 (người nhận)</td><td>晨星物流 SM2468</td></tr>
<tr><td>手机号 (điện thoại)</td><td>15407712302</td></tr>
<tr><td>所在地区 (khu vực)</td><td>广西 南宁市 江南区</td></tr>
<tr><td>详细地址 (địa chỉ)</td><td>那洪大道39号南宁综合物流园5号库 SM2468</td></tr>
</tbody></table>
<h2>Chọn kho nào</h2>
<ul><li>Mua lẻ trên Taobao, 1688, Pinduoduo: kho Nam Ninh.</li><li>Hàng chợ Quảng Châu, hàng thời trang: kho Quảng Châu.</li><li>Hàng lô, máy móc, chính ngạch: kho Bằng Tường.</li></ul>
<h2>Địa chỉ nhận tại Việt Nam</h2>
<p>Từ 01/07/2025 địa chỉ hành chính còn hai cấp: tỉnh/thành và xã/phường/đặc khu. Hãy chọn theo tên mới; có thể ghi thêm quận, huyện cũ trong phần ghi chú để người giao dễ tìm.</p>`,
    zhHans: `
<p>登录后点复制仓库地址，粘贴到购物平台。会员编号（例如 SM2468）已经带上，请不要删掉。</p>
<table><thead><tr><th>平台栏位</th><th>填写</th></tr></thead><tbody>
<tr><td>收货人</td><td>晨星物流 SM2468</td></tr>
<tr><td>手机号</td><td>15407712302</td></tr>
<tr><td>所在地区</td><td>广西 南宁市 江南区</td></tr>
<tr><td>详细地址</td><td>那洪大道39号南宁综合物流园5号库 SM2468</td></tr>
</tbody></table>
<h2>选哪个仓</h2>
<ul><li>淘宝、1688、拼多多零买：南宁仓。</li><li>广州市场货、服装：广州仓。</li><li>批量货、机械、正式报关：凭祥仓。</li></ul>
<h2>越南收货地址</h2>
<p>越南自2025年7月1日起行政区划改为两级：省（直辖市）和乡（坊、特区）。请按新名称选择，旧的郡县名可写在备注里方便派送员找。</p>`,
    en: `
<p>Sign in, copy the warehouse address and paste it on the platform. Your member code (SM2468 in this example) is already in it; leave it there.</p>
<table><thead><tr><th>Field on the platform</th><th>Enter</th></tr></thead><tbody>
<tr><td>收货人 (receiver)</td><td>晨星物流 SM2468</td></tr>
<tr><td>手机号 (mobile)</td><td>15407712302</td></tr>
<tr><td>所在地区 (region)</td><td>广西 南宁市 江南区</td></tr>
<tr><td>详细地址 (address)</td><td>那洪大道39号南宁综合物流园5号库 SM2468</td></tr>
</tbody></table>
<h2>Which warehouse</h2>
<ul><li>Taobao, 1688, Pinduoduo shopping: Nanning.</li><li>Guangzhou market goods and fashion: Guangzhou.</li><li>Bulk, machinery, official line: Pingxiang.</li></ul>
<h2>Your address in Vietnam</h2>
<p>Since 1 July 2025 addresses have two levels: province or city, and commune or ward. Choose the new names; the old district may go into the note to help the driver.</p>`,
    zhHanT: `
<p>登入後按複製倉庫地址，貼到購物平台。會員編號（例如 SM2468）已經帶上，請不要刪去。</p>
<table><thead><tr><th>平台欄位</th><th>填寫</th></tr></thead><tbody>
<tr><td>收貨人</td><td>晨星物流 SM2468</td></tr>
<tr><td>手機號</td><td>15407712302</td></tr>
<tr><td>所在地區</td><td>廣西 南寧市 江南區</td></tr>
<tr><td>詳細地址</td><td>那洪大道39号南宁综合物流园5号库 SM2468</td></tr>
</tbody></table>
<h2>選哪個倉</h2>
<ul><li>淘寶、1688、拼多多零買：南寧倉。</li><li>廣州市場貨、服裝：廣州倉。</li><li>批量貨、機械、正式報關：憑祥倉。</li></ul>
<h2>越南收貨地址</h2>
<p>越南自2025年7月1日起行政區劃改為兩級：省（直轄市）和鄉（坊、特區）。請按新名稱選擇，舊的郡縣名可寫在備註方便派送員找。</p>`,
  },
};

const channelHelp: DemoArticle = {
  type: 'help',
  category: 'customs',
  titles: {
    vi: 'Chính ngạch hay bưu kiện: chọn kênh nào?',
    zhHans: '正式报关还是包裹线路：怎么选？',
    en: 'Official line or parcel line: which one?',
    zhHanT: '正式報關還是包裹線路：怎樣選？',
  },
  contents: {
    vi: `
<table><thead><tr><th>Tiêu chí</th><th>Kênh bưu kiện</th><th>Kênh chính ngạch</th></tr></thead><tbody>
<tr><td>Phù hợp</td><td>Cá nhân, hàng lẻ, hàng mẫu</td><td>Doanh nghiệp, hộ kinh doanh, hàng lô</td></tr>
<tr><td>Người nhập khẩu</td><td>Cá nhân người nhận, chúng tôi khai thay</td><td>Doanh nghiệp của bạn hoặc ủy thác cho Sao Mai</td></tr>
<tr><td>Thuế</td><td>Đã gồm trong cước</td><td>Nộp theo tờ khai, được khấu trừ VAT nếu đủ điều kiện</td></tr>
<tr><td>Chứng từ nhận được</td><td>Bảng kê cước phí</td><td>Tờ khai hải quan, hóa đơn, C/O nếu có</td></tr>
<tr><td>Hàng kiểm tra chuyên ngành</td><td>Không nhận</td><td>Nhận khi đủ giấy phép</td></tr>
</tbody></table>
<h2>Bán hàng thì nên đi chính ngạch</h2>
<p>Hàng bày bán phải chứng minh được nguồn gốc. Không có tờ khai và hóa đơn, khi bị kiểm tra bạn chịu rủi ro bị xử phạt, tịch thu, dù cước ban đầu rẻ hơn.</p>
<h2>Hồ sơ chính ngạch cần chuẩn bị</h2>
<ul><li>Hợp đồng, hóa đơn thương mại, phiếu đóng gói (box list).</li><li>Thông tin hàng: tên, chất liệu, nhãn hiệu, công dụng, mã HS dự kiến.</li><li>C/O mẫu E nếu muốn hưởng thuế suất ưu đãi đặc biệt ASEAN – Trung Quốc.</li></ul>`,
    zhHans: `
<table><thead><tr><th>项目</th><th>包裹线路</th><th>正式报关线路</th></tr></thead><tbody>
<tr><td>适合</td><td>个人、零星货、样品</td><td>企业、个体经营户、批量货</td></tr>
<tr><td>进口人</td><td>收件人本人，由我们代为申报</td><td>您的企业，或委托晨星</td></tr>
<tr><td>税</td><td>已含在运费里</td><td>按报关单缴纳，符合条件的增值税可抵扣</td></tr>
<tr><td>拿到的单据</td><td>费用清单</td><td>报关单、发票、原产地证（如有）</td></tr>
<tr><td>需专业检查的货</td><td>不收</td><td>手续齐全可收</td></tr>
</tbody></table>
<h2>用来卖的货，建议走正式报关</h2>
<p>在越南销售的货物必须能证明来源。没有报关单和发票，被检查时有罚款、没收的风险，开始时运费便宜也不划算。</p>
<h2>正式报关要准备的文件</h2>
<ul><li>合同、商业发票、装箱单。</li><li>货物信息：品名、材质、品牌、用途、预计HS编码。</li><li>要享受中国—东盟优惠税率的，需 Form E 原产地证。</li></ul>`,
    en: `
<table><thead><tr><th>Question</th><th>Parcel line</th><th>Official line</th></tr></thead><tbody>
<tr><td>For</td><td>Individuals, single items, samples</td><td>Companies, household businesses, lots</td></tr>
<tr><td>Importer</td><td>The receiver; we declare on their behalf</td><td>Your company, or Sao Mai under entrustment</td></tr>
<tr><td>Tax</td><td>Included in the freight</td><td>Paid by declaration; VAT deductible where the conditions are met</td></tr>
<tr><td>Papers you get</td><td>Itemised charges</td><td>Customs declaration, invoice, certificate of origin if any</td></tr>
<tr><td>Goods under specialised inspection</td><td>Not accepted</td><td>Accepted with permits</td></tr>
</tbody></table>
<h2>If you sell it, use the official line</h2>
<p>Goods on sale must have provable origin. Without declaration and invoice you risk fines and confiscation in an inspection, however cheap the freight was.</p>
<h2>Papers for the official line</h2>
<ul><li>Contract, commercial invoice, packing list.</li><li>Description, material, brand, use and expected HS code.</li><li>Form E certificate of origin if you want the ASEAN–China preferential rate.</li></ul>`,
    zhHanT: `
<table><thead><tr><th>項目</th><th>包裹線路</th><th>正式報關線路</th></tr></thead><tbody>
<tr><td>適合</td><td>個人、零星貨、樣品</td><td>企業、個體經營戶、批量貨</td></tr>
<tr><td>進口人</td><td>收件人本人，由我們代為申報</td><td>你的企業，或委託晨星</td></tr>
<tr><td>稅</td><td>已含在運費內</td><td>按報關單繳納，符合條件的增值稅可抵扣</td></tr>
<tr><td>得到的單據</td><td>費用清單</td><td>報關單、發票、產地來源證（如有）</td></tr>
<tr><td>需專業檢查的貨</td><td>不收</td><td>手續齊全可收</td></tr>
</tbody></table>
<h2>用來賣的貨，建議走正式報關</h2>
<p>在越南銷售的貨物必須能證明來源。沒有報關單和發票，被檢查時有罰款、沒收的風險，開始時運費便宜也不划算。</p>
<h2>正式報關要準備的文件</h2>
<ul><li>合約、商業發票、裝箱單。</li><li>貨物資料：品名、物料、品牌、用途、預計HS編碼。</li><li>要享受中國—東盟優惠稅率的，需 Form E 產地來源證。</li></ul>`,
  },
};

const cashHelp: DemoArticle = {
  type: 'help',
  category: 'payment',
  titles: {
    vi: 'Thu hộ COD: từ tồn kho đến tiền về ví',
    zhHans: '代收货款：从库存到入账',
    en: 'Cash on delivery: from stock to your wallet',
    zhHanT: '代收貨款：由庫存到入帳',
  },
  contents: {
    vi: `
<h2>Quy trình</h2>
<ol><li>Tạo danh mục và SKU, gửi hàng vào kho; kho kiểm đếm và cộng tồn.</li><li>Nhập đơn bằng tệp Excel hoặc tạo tay; hệ thống kiểm tra từng dòng trước khi nhận.</li><li>Gắn tồn kho cho đơn, kho đóng gói và giao cho GHN, GHTK, Viettel Post hoặc J&amp;T.</li><li>Hãng giao và thu tiền, đối soát với chúng tôi theo kỳ của từng hãng.</li><li>Sau khi tiền về và khớp, chúng tôi trừ cước và phí thu hộ rồi cộng vào số dư của bạn theo tỷ giá ngày ghi có.</li></ol>
<h2>Theo dõi tiền</h2>
<p>Mỗi đơn hiện một trong bốn nấc: chờ thu, hãng đã thu, hãng đã trả, đã cộng ví. Đơn quá hạn đối soát được đánh dấu để chúng tôi đòi hãng.</p>
<h2>Khách không nhận</h2>
<ul><li>Hàng quay về kho, kiểm tra tình trạng rồi nhập lại tồn.</li><li>Phí chiều về tính theo bảng giá; đơn giao lại tính như đơn mới.</li><li>Mẹo: gọi xác nhận trước khi xuất giúp giảm rõ tỷ lệ hoàn.</li></ul>`,
    zhHans: `
<h2>流程</h2>
<ol><li>建立类目和SKU，把货发到仓库；仓库清点后入库存。</li><li>用Excel导入订单或手工创建；系统先逐行检查再接收。</li><li>给订单绑定库存，仓库打包并交给 GHN、GHTK、Viettel Post 或极兔。</li><li>承运商派送并收款，按各自周期与我们结算。</li><li>款项到账并核对后，扣除运费和代收手续费，按入账当日汇率存入您的余额。</li></ol>
<h2>跟踪款项</h2>
<p>每张订单显示四个阶段之一：待收、承运商已收、承运商已结、已入账。超过结算期的订单会标记，由我们向承运商追讨。</p>
<h2>客人拒收</h2>
<ul><li>货物退回仓库，检查后重新入库存。</li><li>返程费用按价目表；再次派送按新订单计。</li><li>小建议：发货前电话确认，可以明显降低退件率。</li></ul>`,
    en: `
<h2>How it runs</h2>
<ol><li>Create categories and SKUs and send your stock in; we count it and book it.</li><li>Import orders from Excel or enter them; each row is checked before it is accepted.</li><li>Bind stock to orders; we pack and hand over to GHN, GHTK, Viettel Post or J&amp;T.</li><li>The carrier delivers, collects and settles with us in its own cycle.</li><li>Once received and matched, we deduct freight and COD fee and credit your balance at the rate of that day.</li></ol>
<h2>Following the money</h2>
<p>Every order shows one of four stages: to be collected, collected by carrier, settled by carrier, credited. Overdue ones are flagged and we chase the carrier.</p>
<h2>When the buyer refuses</h2>
<ul><li>Goods come back, are checked and return to stock.</li><li>The return leg is charged by tariff; a new attempt counts as a new order.</li><li>A call before dispatch cuts refusals noticeably.</li></ul>`,
    zhHanT: `
<h2>流程</h2>
<ol><li>建立類目和SKU，把貨發到倉庫；倉庫點數後入庫存。</li><li>以Excel匯入訂單或人手建立；系統先逐行檢查再接收。</li><li>為訂單綁定庫存，倉庫打包並交給 GHN、GHTK、Viettel Post 或極兔。</li><li>承運商派送並收款，按各自周期與我們結算。</li><li>款項到帳並核對後，扣除運費和代收手續費，按入帳當日匯率存入你的餘額。</li></ol>
<h2>跟蹤款項</h2>
<p>每張訂單顯示四個階段之一：待收、承運商已收、承運商已結、已入帳。超過結算期的訂單會標記，由我們向承運商追討。</p>
<h2>客人拒收</h2>
<ul><li>貨物退回倉庫，檢查後重新入庫存。</li><li>回程費用按價目表；再次派送按新訂單計。</li><li>小建議：發貨前電話確認，可以明顯降低退件率。</li></ul>`,
  },
};

const taxHelp: DemoArticle = {
  type: 'help',
  category: 'customs',
  titles: {
    vi: 'Thuế hàng nhập về Việt Nam: điều cần biết',
    zhHans: '越南进口税费须知',
    en: 'Import tax in Vietnam: what to know',
    zhHanT: '越南進口稅費須知',
  },
  contents: {
    vi: `
<p>Thông tin tính đến tháng 11/2026, không thay cho tư vấn thuế.</p>
<ul><li>Từ <strong>18/02/2025</strong>, hàng nhập qua chuyển phát nhanh trị giá dưới 1 triệu đồng không còn được miễn VAT như trước.</li><li>Thuế nhập khẩu tùy mã HS và xuất xứ; VAT phổ thông 10%, một số nhóm được giảm còn 8% đến hết 31/12/2026 theo Nghị quyết 204/2025/QH15.</li><li>Một số mặt hàng còn chịu thuế tiêu thụ đặc biệt hoặc thuế bảo vệ môi trường.</li></ul>
<h2>Sao Mai tính thế nào</h2>
<p>Tuyến bưu kiện: cước đã gồm phần thuế chúng tôi nộp theo giá trị bạn kê. Kê sai giá, nếu hải quan ấn định lại hoặc xử phạt, phần chênh bạn chịu. Tuyến chính ngạch: thuế theo tờ khai, chúng tôi thu đúng số trên giấy nộp tiền.</p>
<h2>Giữ chứng từ</h2>
<p>Hãy lưu ảnh đơn mua, giá, phí ship nội địa Trung Quốc. Khi hải quan yêu cầu chứng minh trị giá, có đủ trong ngày thì hàng ra nhanh hơn nhiều.</p>`,
    zhHans: `
<p>信息截至2026年11月，不构成税务意见。</p>
<ul><li>自<strong>2025年2月18日</strong>起，经快递进口、价值100万越南盾以下的货物不再像以前那样免增值税。</li><li>进口税视HS编码和原产地而定；增值税一般为10%，部分商品按第204/2025/QH15号决议减至8%，至2026年12月31日止。</li><li>部分商品另征特别消费税或环保税。</li></ul>
<h2>晨星怎么收</h2>
<p>包裹线路：运费已含我们按您填报价值缴纳的税。填报不实，海关重新核定或处罚的，差额由您承担。正式报关线路：按报关单计税，按缴款凭证实收。</p>
<h2>保留凭证</h2>
<p>请保存购买截图、价格和国内运费。海关要求证明价值时，当天能提供齐全，放行会快很多。</p>`,
    en: `
<p>As of November 2026; not tax advice.</p>
<ul><li>Since <strong>18 February 2025</strong> express imports worth less than VND 1 million are no longer exempt from VAT as they used to be.</li><li>Import duty depends on HS code and origin; standard VAT is 10%, reduced to 8% for some groups until 31 December 2026 under Resolution 204/2025/QH15.</li><li>Some goods also bear special consumption or environmental tax.</li></ul>
<h2>How we charge</h2>
<p>Parcel line: freight includes the tax we pay on the value you state. If a false value is reassessed or fined, the difference is yours. Official line: tax by declaration, collected exactly as on the payment slip.</p>
<h2>Keep the papers</h2>
<p>Save the purchase screenshot, price and domestic shipping fee. When customs asks for proof of value, having it the same day saves days.</p>`,
    zhHanT: `
<p>資料截至2026年11月，不構成稅務意見。</p>
<ul><li>自<strong>2025年2月18日</strong>起，經快遞進口、價值100萬越南盾以下的貨物不再如以往般免增值稅。</li><li>進口稅視乎HS編碼和原產地；增值稅一般為10%，部分商品按第204/2025/QH15號決議減至8%，至2026年12月31日止。</li><li>部分商品另徵特別消費稅或環保稅。</li></ul>
<h2>晨星怎樣收</h2>
<p>包裹線路：運費已含我們按你填報價值繳納的稅。填報不實，海關重新核定或處罰的，差額由你承擔。正式報關線路：按報關單計稅，按繳款憑證實收。</p>
<h2>保留憑證</h2>
<p>請保存購買截圖、價格和內地運費。海關要求證明價值時，當日能提供齊全，放行會快很多。</p>`,
  },
};

export const saomaiHelp: DemoArticle[] = [
  addressHelp,
  channelHelp,
  mergingHelp,
  volumetricWeightHelp,
  storageHelp(saomaiFacts),
  cashHelp,
  taxHelp,
  paymentHelp({
    vi: '<li>Số dư: trừ ngay</li><li>Chuyển khoản tiền đồng vào tài khoản công ty, ghi mã đơn, tải ảnh giao dịch</li><li>Alipay, WeChat Pay: bằng nhân dân tệ</li>',
    zhHans:
      '<li>余额：即时扣款</li><li>越南盾转账到公司账户，写订单编号并上传凭证</li><li>支付宝、微信支付：人民币</li>',
    en: '<li>Balance: at once</li><li>Transfer in dong to the company account with the order number, receipt uploaded</li><li>Alipay and WeChat Pay: in yuan</li>',
    zhHanT:
      '<li>餘額：即時扣款</li><li>以越南盾轉帳到公司帳戶，寫訂單編號並上載收據</li><li>支付寶、微信支付：人民幣</li>',
  }),
  claimsHelp(saomaiFacts),
];
