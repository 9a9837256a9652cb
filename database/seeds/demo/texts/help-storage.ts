import type { DemoArticle, ShopFacts } from './shop-facts.ts';

export function storageHelp({
  freeStorageDays,
  abandonmentDays,
  unclaimedNoticeDays,
}: ShopFacts): DemoArticle {
  return {
    type: 'help',
    category: 'packing',
    titles: {
      zhHanT: '倉儲日數與無主包裹',
      zhHans: '仓储天数与无主包裹',
      en: 'Storage days and unclaimed parcels',
      vi: 'Thời gian lưu kho và kiện vô chủ',
    },
    contents: {
      zhHanT: `
<h2>免費期怎樣計</h2>
<ul><li>由完成量度當日起計，每件包裹獨立計算，免費${freeStorageDays}日。</li><li>增值服務處理期間停止計日；加入訂單後亦不再計。</li><li>取消訂單後，由剩餘日數繼續計。</li><li>合併成一箱後只計一份倉租，不會按原來的件數重複收取。</li></ul>
<h2>快到期時</h2>
<p>我們會在到期前3日通知，開始計費當日再通知一次。過期後按日收費，費用在下單時一併列出。第${abandonmentDays}日仍未處理，我們會再通知，並由兩名職員核實後才處置。</p>
<h2>找不到自己的包裹？</h2>
<p>沒有寫會員編號、又沒有預報的包裹，會放在無主件列表公示${unclaimedNoticeDays}日。列表只顯示倉庫、日期、快遞公司和重量範圍，單號不會完整顯示，以防冒領。</p>
<ol><li>在「預報／認領」輸入完整快遞單號。</li><li>上載購買截圖，寫明內容物。</li><li>單號與你的預報相符而沒有其他人申請的，即時歸你；否則由倉庫人手核對，一般1個工作天。</li></ol>`,
      zhHans: `
<h2>免费期怎么算</h2>
<ul><li>自完成测量当日起计，每件包裹单独计算，免费${freeStorageDays}天。</li><li>增值服务处理期间停止计日；加入订单后也不再计。</li><li>取消订单后，按剩余天数继续计。</li><li>合并成一箱后只计一份仓租，不会按原来的件数重复收取。</li></ul>
<h2>快到期时</h2>
<p>我们会在到期前3天通知，开始计费当天再通知一次。过期后按天收费，费用在下单时一并列出。第${abandonmentDays}天仍未处理，我们会再次通知，并由两名员工核实后才处置。</p>
<h2>找不到自己的包裹？</h2>
<p>没有写会员编号、又没有预报的包裹，会放在无主件列表公示${unclaimedNoticeDays}天。列表只显示仓库、日期、快递公司和重量范围，单号不会完整显示，以防冒领。</p>
<ol><li>在“预报／认领”输入完整快递单号。</li><li>上传购买截图，写明内容物。</li><li>单号与您的预报相符且没有其他人申请的，立即归您；否则由仓库人工核对，一般1个工作日。</li></ol>`,
      en: `
<h2>How free days are counted</h2>
<ul><li>From the day a parcel is measured, each parcel by itself: ${freeStorageDays} days free.</li><li>The clock stops while a service is worked on and once the parcel is in an order.</li><li>If you cancel the order, the remaining days go on.</li><li>After merging there is one storage charge for the box, not one per original parcel.</li></ul>
<h2>When time runs out</h2>
<p>We notify you 3 days before, and once more on the day charging begins. From then on storage is charged by the day and shown when you order. If a parcel has not been dealt with by day ${abandonmentDays}, you hear from us again, and two of our people look at it before anything happens to it.</p>
<h2>Cannot find your parcel?</h2>
<p>Parcels with neither a member code nor a forecast stay on the unclaimed list for ${unclaimedNoticeDays} days. The list shows warehouse, day, courier and weight range, never the whole number, so that nobody else can take your parcel.</p>
<ol><li>Enter the full courier number under Forecast / Claim.</li><li>Upload a screenshot of the purchase and say what is inside.</li><li>If the number matches your forecast and nobody else’s claim, it is yours at once; otherwise the warehouse checks it, normally within 1 working day.</li></ol>`,
      vi: `
<h2>Cách tính ngày miễn phí</h2>
<ul><li>Tính từ ngày cân đo xong, từng kiện riêng: miễn phí ${freeStorageDays} ngày.</li><li>Thời gian làm dịch vụ gia tăng không tính; đã vào đơn cũng không tính.</li><li>Hủy đơn thì tính tiếp số ngày còn lại.</li><li>Gom thành một thùng thì chỉ tính một phần lưu kho, không nhân theo số kiện ban đầu.</li></ul>
<h2>Khi sắp hết hạn</h2>
<p>Chúng tôi báo trước 3 ngày và báo thêm một lần vào ngày bắt đầu tính phí. Quá hạn tính phí theo ngày và hiện khi tạo đơn. Đến ngày thứ ${abandonmentDays} vẫn chưa xử lý, chúng tôi sẽ báo lại, và hai nhân viên kiểm tra trước khi xử lý kiện hàng.</p>
<h2>Không thấy kiện của mình?</h2>
<p>Kiện không có mã khách hàng và không khai báo nằm trong danh sách vô chủ ${unclaimedNoticeDays} ngày. Danh sách chỉ hiện kho, ngày, hãng chuyển phát và khoảng cân, không hiện đủ mã vận đơn để tránh bị nhận nhầm.</p>
<ol><li>Vào Khai báo / Nhận kiện, nhập đủ mã vận đơn.</li><li>Tải ảnh chụp đơn mua và ghi rõ bên trong có gì.</li><li>Mã trùng với khai báo của bạn và không ai khác nhận thì kiện về bạn ngay; nếu không, kho kiểm tra thủ công, thường trong 1 ngày làm việc.</li></ol>`,
    },
  };
}
