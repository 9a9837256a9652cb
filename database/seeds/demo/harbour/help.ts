import { claimsHelp } from '../texts/help-claims.ts';
import { mergingHelp } from '../texts/help-merging.ts';
import { paymentHelp } from '../texts/help-payment.ts';
import { storageHelp } from '../texts/help-storage.ts';
import { volumetricWeightHelp } from '../texts/help-weight.ts';
import type { DemoArticle } from '../texts/shop-facts.ts';
import { harbourFacts } from './facts.ts';

const addressHelp: DemoArticle = {
  type: 'help',
  category: 'start',
  titles: {
    zhHanT: '倉庫地址怎樣填',
    zhHans: '仓库地址怎么填',
    en: 'How to fill in the warehouse address',
    vi: 'Cách điền địa chỉ kho',
  },
  contents: {
    zhHanT: `
<p>登入後複製倉庫地址，系統已把你的會員編號放在收件人和地址末尾。以下以會員編號 HX10086 為例：</p>
<table><thead><tr><th>欄位</th><th>填寫</th></tr></thead><tbody>
<tr><td>收貨人</td><td>海港集运 HX10086</td></tr>
<tr><td>手機</td><td>15407692201</td></tr>
<tr><td>地區</td><td>廣東省 東莞市 虎門鎮</td></tr>
<tr><td>詳細地址</td><td>怀德社区怀林路126号海港物流园3栋1楼 HX10086</td></tr>
</tbody></table>
<h2>三個常見錯誤</h2>
<ul><li>漏了會員編號：包裹會變成無主件，要認領。</li><li>選錯倉：大件和港澳貨寄東莞，台灣空運寄義烏，台灣海快和敏感貨寄泉州。跨倉調撥需要費用和時間。</li><li>在淘寶選了「官方集運」：那是另一間公司的服務，不會送到我們的倉庫。</li></ul>`,
    zhHans: `
<p>登录后复制仓库地址，系统已把您的会员编号放在收件人和地址末尾。以下以会员编号 HX10086 为例：</p>
<table><thead><tr><th>栏位</th><th>填写</th></tr></thead><tbody>
<tr><td>收货人</td><td>海港集运 HX10086</td></tr>
<tr><td>手机</td><td>15407692201</td></tr>
<tr><td>地区</td><td>广东省 东莞市 虎门镇</td></tr>
<tr><td>详细地址</td><td>怀德社区怀林路126号海港物流园3栋1楼 HX10086</td></tr>
</tbody></table>
<h2>三个常见错误</h2>
<ul><li>漏了会员编号：包裹会变成无主件，要认领。</li><li>选错仓：大件和港澳货寄东莞，台湾空运寄义乌，台湾海快和敏感货寄泉州。跨仓调拨需要费用和时间。</li><li>在淘宝选了“官方集运”：那是另一家公司的服务，不会送到我们的仓库。</li></ul>`,
    en: `
<p>Sign in and copy the warehouse address: your member code already stands behind the receiver and at the end of the address. With the code HX10086 it reads:</p>
<table><thead><tr><th>Field</th><th>Enter</th></tr></thead><tbody>
<tr><td>Receiver (收货人)</td><td>海港集运 HX10086</td></tr>
<tr><td>Mobile (手机)</td><td>15407692201</td></tr>
<tr><td>Region (地区)</td><td>广东省 东莞市 虎门镇</td></tr>
<tr><td>Address (详细地址)</td><td>怀德社区怀林路126号海港物流园3栋1楼 HX10086</td></tr>
</tbody></table>
<p>Leave it in Chinese: couriers sort by the characters.</p>
<h2>Three common mistakes</h2>
<ul><li>No member code: the parcel becomes unclaimed and has to be claimed.</li><li>Wrong warehouse: bulky and Hong Kong/Macau goods go to Dongguan, Taiwan air to Yiwu, Taiwan sea and sensitive goods to Quanzhou. Moving between warehouses costs money and days.</li><li>“Official consolidation” chosen on Taobao: that is another company’s service and never reaches us.</li></ul>`,
    vi: `
<p>Đăng nhập rồi sao chép địa chỉ kho; mã khách hàng đã có sẵn sau tên người nhận và cuối địa chỉ. Ví dụ với mã HX10086:</p>
<table><thead><tr><th>Ô</th><th>Điền</th></tr></thead><tbody>
<tr><td>Người nhận (收货人)</td><td>海港集运 HX10086</td></tr>
<tr><td>Điện thoại (手机)</td><td>15407692201</td></tr>
<tr><td>Khu vực (地区)</td><td>广东省 东莞市 虎门镇</td></tr>
<tr><td>Địa chỉ (详细地址)</td><td>怀德社区怀林路126号海港物流园3栋1楼 HX10086</td></tr>
</tbody></table>
<p>Giữ nguyên chữ Hán vì chuyển phát phân tuyến theo chữ.</p>
<h2>Ba lỗi hay gặp</h2>
<ul><li>Thiếu mã khách hàng: kiện thành vô chủ, phải làm thủ tục nhận.</li><li>Chọn nhầm kho: hàng cồng kềnh và Hồng Kông/Ma Cao về Đông Quản, hàng bay Đài Loan về Nghĩa Ô, hàng biển và nhạy cảm về Tuyền Châu. Chuyển kho mất phí và thời gian.</li><li>Chọn “gom hàng chính thức” trên Taobao: đó là dịch vụ của công ty khác, hàng không về kho chúng tôi.</li></ul>`,
  },
};

const easyWayHelp: DemoArticle = {
  type: 'help',
  category: 'customs',
  titles: {
    zhHanT: '寄台灣：EZ WAY 易利委實名認證與預先委任',
    zhHans: '寄台湾：EZ WAY 易利委实名认证与预先委任',
    en: 'Shipping to Taiwan: EZ WAY and prior confirmation',
    vi: 'Gửi Đài Loan: EZ WAY và xác nhận trước',
  },
  contents: {
    zhHanT: `
<p>台灣自<strong>2026年3月1日</strong>起，以簡易申報進口的快遞貨物（空運和海運）全面實行「預先確認委任」：報關前，收件人必須在 EZ WAY 易利委 App 確認，海關才會受理。以往先報關、後補認證的做法已不適用。</p>
<h2>出貨前準備</h2>
<ol><li>下載 EZ WAY 易利委，以本人姓名、身分證（或居留證）號碼和手機門號完成實名認證。</li><li>在我們的地址簿填寫完全相同的姓名和手機號碼。名字多一個空格、用英文名或公司電話，都會配對失敗。</li><li>開啟 App 推播通知。</li></ol>
<h2>收到通知後</h2>
<ol><li>核對品名、數量和金額（含運費）。</li><li>正確就按「申報相符」；有出入按「申報不符」，並聯絡我們更正後重新推播。</li><li>完成後約一至兩個工作天進入派送。未確認的包裹會留在快遞專區，超過期限可能產生倉租或退運。</li></ol>
<h2>稅額</h2>
<ul><li>完稅價格新台幣2,000元以下免稅，超過的按全額課徵進口稅和營業稅（截至2026年11月）。</li><li>同一收件人半年內（1–6月、7–12月）進口超過6次，第7次起不適用免稅。</li><li>實際稅額以海關核定為準。</li></ul>
<p>切勿把自己的 EZ WAY 帳號或證件借給別人使用。</p>`,
    zhHans: `
<p>台湾自<strong>2026年3月1日</strong>起，以简易申报进口的快递货物（空运和海运）全面实行“预先确认委任”：报关前，收件人必须在 EZ WAY 易利委 App 确认，海关才会受理。以前先报关、后补认证的做法已不适用。</p>
<h2>出货前准备</h2>
<ol><li>下载 EZ WAY 易利委，用本人姓名、身份证（或居留证）号码和手机号完成实名认证。</li><li>在我们的地址簿填写完全相同的姓名和手机号。名字多一个空格、用英文名或公司电话，都会匹配失败。</li><li>打开 App 推送通知。</li></ol>
<h2>收到通知后</h2>
<ol><li>核对品名、数量和金额（含运费）。</li><li>正确就点“申报相符”；有出入点“申报不符”，并联系我们更正后重新推送。</li><li>完成后约一到两个工作日进入派送。未确认的包裹会留在快递专区，超过期限可能产生仓租或退运。</li></ol>
<h2>税额</h2>
<ul><li>完税价格新台币2,000元以下免税，超过的按全额征收进口税和营业税（截至2026年11月）。</li><li>同一收件人半年内（1–6月、7–12月）进口超过6次，第7次起不适用免税。</li><li>实际税额以海关核定为准。</li></ul>
<p>切勿把自己的 EZ WAY 账号或证件借给别人使用。</p>`,
    en: `
<p>Since <strong>1 March 2026</strong> every express import into Taiwan under simplified declaration, by air or sea, needs prior confirmation: the receiver confirms in the EZ WAY app <em>before</em> the declaration, or customs will not accept it. Declaring first and confirming later is no longer possible.</p>
<h2>Before we ship</h2>
<ol><li>Install EZ WAY and verify yourself with your own name, ID or residence number and mobile number.</li><li>Enter exactly the same name and mobile in our address book. A stray space, an English name or an office phone will fail to match.</li><li>Allow push notifications.</li></ol>
<h2>When the notice comes</h2>
<ol><li>Check description, quantity and amount (freight included).</li><li>Press 申報相符 if correct, or 申報不符 if not and tell us; we correct it and push again.</li><li>Delivery normally starts one or two working days later. Unconfirmed parcels stay in the express area and may run up storage or be sent back.</li></ol>
<h2>Tax</h2>
<ul><li>Customs value up to NT$2,000 is exempt; above that, import duty and business tax apply to the full value (as of November 2026).</li><li>A receiver’s seventh and further imports within a half-year (January–June, July–December) are not exempt.</li><li>Customs sets the final amount.</li></ul>
<p>Never lend your EZ WAY account or ID to anyone.</p>`,
    vi: `
<p>Từ <strong>01/03/2026</strong>, mọi hàng chuyển phát nhanh vào Đài Loan khai báo giản đơn (bay và biển) phải “xác nhận ủy quyền trước”: người nhận xác nhận trên ứng dụng EZ WAY trước khi khai, hải quan mới tiếp nhận. Cách khai trước, xác nhận sau không còn áp dụng.</p>
<h2>Chuẩn bị trước khi gửi</h2>
<ol><li>Tải EZ WAY, xác thực bằng họ tên, số căn cước (hoặc thẻ cư trú) và số điện thoại chính chủ.</li><li>Ghi đúng y họ tên và số điện thoại đó trong sổ địa chỉ. Thừa dấu cách, dùng tên tiếng Anh hay số công ty đều không khớp.</li><li>Bật thông báo của ứng dụng.</li></ol>
<h2>Khi có thông báo</h2>
<ol><li>Kiểm tra tên hàng, số lượng, số tiền (gồm cước).</li><li>Đúng thì bấm 申報相符; sai thì bấm 申報不符 và báo chúng tôi sửa, gửi lại.</li><li>Thường một đến hai ngày làm việc sau sẽ giao. Không xác nhận thì kiện nằm lại khu chuyển phát, có thể phát sinh phí lưu bãi hoặc bị trả về.</li></ol>
<h2>Thuế</h2>
<ul><li>Trị giá tính thuế đến 2.000 Đài tệ được miễn; vượt thì tính thuế trên toàn bộ (tính đến tháng 11/2026).</li><li>Cùng một người nhận quá 6 lần trong nửa năm (tháng 1–6, 7–12), từ lần thứ 7 không được miễn.</li><li>Số thuế cuối cùng do hải quan quyết định.</li></ul>
<p>Không cho người khác mượn tài khoản EZ WAY hay giấy tờ của bạn.</p>`,
  },
};

const pickupHelp: DemoArticle = {
  type: 'help',
  category: 'shipping',
  titles: {
    zhHanT: '自提點取件指南',
    zhHans: '自提点取件指南',
    en: 'Collecting at a pickup point',
    vi: 'Nhận hàng tại điểm nhận',
  },
  contents: {
    zhHanT: `
<h2>怎樣取件</h2>
<ol><li>下單時選擇自提點，留意營業時間和件重上限。</li><li>到站後你會收到通知和取件碼；逾期計算由這個通知開始，不是由貨車到達開始。</li><li>到店出示取件碼，店員掃描後當面交收並拍照存證。代領人只需取件碼，不需要你的證件。</li></ol>
<h2>限制</h2>
<ul><li>店舖自提點：每件一般不超過20公斤；智能櫃視乎格口大小。</li><li>便利店取件（台灣）：每件不超過5公斤，45×30×30厘米，保管7日。</li><li>大件傢俬請選送貨上門或工商自提站。</li></ul>
<h2>常見情況</h2>
<ul><li>未收到取件碼：可在訂單詳情查看，或要求重發。</li><li>無法按時取件：可在通知後24小時內要求延長一次。</li><li>取到別人的包裹：請即時交回並通知客服，切勿拆開。</li></ul>`,
    zhHans: `
<h2>怎样取件</h2>
<ol><li>下单时选择自提点，留意营业时间和单件重量上限。</li><li>到站后您会收到通知和取件码；逾期从这个通知开始计算，不是从货车到达开始。</li><li>到店出示取件码，店员扫描后当面交接并拍照存证。代领人只需取件码，不需要您的证件。</li></ol>
<h2>限制</h2>
<ul><li>店铺自提点：每件一般不超过20公斤；智能柜视格口大小而定。</li><li>便利店取件（台湾）：每件不超过5公斤，45×30×30厘米，保管7天。</li><li>大件家具请选送货上门或工商自提站。</li></ul>
<h2>常见情况</h2>
<ul><li>没收到取件码：可在订单详情查看，或要求重发。</li><li>无法按时取件：可在通知后24小时内要求延长一次。</li><li>取到别人的包裹：请立即交回并通知客服，切勿拆开。</li></ul>`,
    en: `
<h2>How it works</h2>
<ol><li>Choose a point when you order and note its hours and weight limit.</li><li>When the parcel arrives you get a notice with a pickup code. Overdue days count from that notice, not from the truck’s arrival.</li><li>Show the code; staff scan it, hand the parcel over and take a photo. Somebody else can collect with the code alone and does not need your ID.</li></ol>
<h2>Limits</h2>
<ul><li>Shops: usually 20 kg a piece; lockers depend on the compartment.</li><li>Convenience stores in Taiwan: 5 kg, 45×30×30 cm, kept for 7 days.</li><li>Furniture: choose home delivery or a business station.</li></ul>
<h2>If something comes up</h2>
<ul><li>No code received: it is in the order details, or ask for it again.</li><li>Cannot come in time: ask for one extension within 24 hours of the notice.</li><li>Handed the wrong parcel: give it back unopened and tell us.</li></ul>`,
    vi: `
<h2>Cách nhận</h2>
<ol><li>Khi đặt đơn, chọn điểm nhận và xem giờ mở cửa, giới hạn cân.</li><li>Hàng đến, bạn nhận thông báo kèm mã nhận hàng; thời hạn tính từ thông báo này, không phải từ lúc xe đến.</li><li>Đưa mã, nhân viên quét, giao tận tay và chụp ảnh lưu. Người nhận thay chỉ cần mã, không cần giấy tờ của bạn.</li></ol>
<h2>Giới hạn</h2>
<ul><li>Điểm tại cửa hàng: thường 20 kg mỗi kiện; tủ thông minh tùy ngăn.</li><li>Cửa hàng tiện lợi Đài Loan: 5 kg, 45×30×30 cm, giữ 7 ngày.</li><li>Nội thất: chọn giao tận nhà hoặc trạm doanh nghiệp.</li></ul>
<h2>Tình huống hay gặp</h2>
<ul><li>Chưa nhận mã: xem trong chi tiết đơn hoặc yêu cầu gửi lại.</li><li>Không kịp đến: yêu cầu gia hạn một lần trong 24 giờ sau thông báo.</li><li>Nhận nhầm kiện: trả lại ngay, không mở và báo chúng tôi.</li></ul>`,
  },
};

const customsHelp: DemoArticle = {
  type: 'help',
  category: 'customs',
  titles: {
    zhHanT: '港澳清關須知',
    zhHans: '港澳清关须知',
    en: 'Customs in Hong Kong and Macau',
    vi: 'Thông quan Hồng Kông và Ma Cao',
  },
  contents: {
    zhHanT: `
<h2>香港</h2>
<p>香港是自由港，一般貨物不徵進口關稅，也沒有增值稅。應課稅品只有酒類、煙草、碳氫油和甲醇，本店不承運。貨物過關時仍須申報品名、數量和價值，海關有權抽查。</p>
<h2>澳門</h2>
<p>澳門亦無一般進口關稅；部分貨物（酒精、煙草等）徵消費稅。自用貨物價值超過規定金額或屬進口表B所列的，須申領准照。</p>
<h2>內地出口</h2>
<p>貨物離開內地時須按海關規定申報。限制出口的物品（文物、部分無人機及零件、管制藥材等）即使香港可以進口，也不能寄出。</p>
<h2>你可以幫忙的事</h2>
<ul><li>預報時填寫具體品名，例如「棉質T恤」，不要只寫「衣服一批」。</li><li>保留購買記錄，抽查時我們會請你提供。</li><li>同一收件人大量相同貨品會被視為商業貨物，請先聯絡我們以正確方式申報。</li></ul>`,
    zhHans: `
<h2>香港</h2>
<p>香港是自由港，一般货物不征进口关税，也没有增值税。应课税品只有酒类、烟草、碳氢油和甲醇，本店不承运。货物过关时仍须申报品名、数量和价值，海关有权抽查。</p>
<h2>澳门</h2>
<p>澳门也没有一般进口关税；部分货物（酒精、烟草等）征消费税。自用货物价值超过规定金额或属进口表B所列的，须申领准照。</p>
<h2>内地出口</h2>
<p>货物离开内地时须按海关规定申报。限制出口的物品（文物、部分无人机及零件、管制药材等）即使香港可以进口，也不能寄出。</p>
<h2>您可以帮忙的事</h2>
<ul><li>预报时填写具体品名，例如“棉质T恤”，不要只写“衣服一批”。</li><li>保留购买记录，抽查时我们会请您提供。</li><li>同一收件人大量相同货品会被视为商业货物，请先联系我们以正确方式申报。</li></ul>`,
    en: `
<h2>Hong Kong</h2>
<p>Hong Kong is a free port: no general import duty and no VAT. Only liquor, tobacco, hydrocarbon oil and methyl alcohol are dutiable, and we do not carry them. Contents, quantity and value are still declared at the border, and customs may inspect.</p>
<h2>Macau</h2>
<p>No general import duty either; consumption tax on some goods such as alcohol and tobacco. Goods for own use above the set value, or listed in import table B, need a licence.</p>
<h2>Leaving the mainland</h2>
<p>Goods are declared on export too. Items under export control (cultural relics, some drones and parts, controlled medicinal materials) cannot leave even if Hong Kong would let them in.</p>
<h2>How you can help</h2>
<ul><li>Forecast with a real description: “cotton T-shirts”, not “clothes”.</li><li>Keep the purchase record; we ask for it if the parcel is inspected.</li><li>Many identical items for one receiver count as commercial goods. Talk to us first so that they are declared the right way.</li></ul>`,
    vi: `
<h2>Hồng Kông</h2>
<p>Hồng Kông là cảng tự do: không thuế nhập khẩu chung, không VAT. Chỉ rượu, thuốc lá, dầu và methanol chịu thuế, chúng tôi không nhận các mặt hàng này. Khi qua cửa khẩu vẫn phải khai tên hàng, số lượng, giá trị và hải quan có quyền kiểm tra.</p>
<h2>Ma Cao</h2>
<p>Cũng không có thuế nhập khẩu chung; một số hàng như rượu, thuốc lá chịu thuế tiêu dùng. Hàng tự dùng vượt trị giá quy định hoặc thuộc bảng nhập B cần giấy phép.</p>
<h2>Xuất khỏi đại lục</h2>
<p>Hàng rời đại lục cũng phải khai. Hàng hạn chế xuất (cổ vật, một số flycam và linh kiện, dược liệu kiểm soát) dù Hồng Kông cho nhập cũng không gửi được.</p>
<h2>Bạn có thể giúp</h2>
<ul><li>Khai tên hàng cụ thể: “áo thun cotton” thay vì “quần áo”.</li><li>Giữ lịch sử mua để cung cấp khi bị kiểm tra.</li><li>Nhiều món giống nhau cho một người nhận bị coi là hàng thương mại; hãy liên hệ trước để khai đúng cách.</li></ul>`,
  },
};

export const harbourHelp: DemoArticle[] = [
  addressHelp,
  mergingHelp,
  storageHelp(harbourFacts),
  volumetricWeightHelp,
  easyWayHelp,
  pickupHelp,
  customsHelp,
  paymentHelp({
    zhHanT:
      '<li>帳戶餘額：即時扣款</li><li>微信支付、支付寶（包括香港錢包）：以人民幣掃碼</li><li>轉數快或銀行轉帳：港元，上載收據後核實</li><li>信用卡：港元，在支付機構的頁面輸入卡號</li>',
    zhHans:
      '<li>账户余额：即时扣款</li><li>微信支付、支付宝（包括香港钱包）：以人民币扫码</li><li>转数快或银行转账：港元，上传凭证后核实</li><li>信用卡：港元，在支付机构的页面输入卡号</li>',
    en: '<li>Account balance: at once</li><li>WeChat Pay and Alipay, Hong Kong wallets included: scan and pay in yuan</li><li>FPS or bank transfer: Hong Kong dollars, verified after you upload the receipt</li><li>Credit card: Hong Kong dollars, entered on the payment provider’s page</li>',
    vi: '<li>Số dư tài khoản: trừ ngay</li><li>WeChat Pay, Alipay (gồm ví Hồng Kông): quét mã, tính bằng nhân dân tệ</li><li>FPS hoặc chuyển khoản: đô la Hồng Kông, duyệt sau khi tải biên lai</li><li>Thẻ tín dụng: đô la Hồng Kông, nhập thẻ trên trang của đơn vị thanh toán</li>',
  }),
  claimsHelp(harbourFacts),
];
