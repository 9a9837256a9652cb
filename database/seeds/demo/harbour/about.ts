import type { DemoArticle } from '../texts/shop-facts.ts';
import { harbourFacts } from './facts.ts';

export const harbourAbout: DemoArticle[] = [
  {
    type: 'about',
    titles: {
      zhHanT: '關於海港集運',
      zhHans: '关于海港集运',
      en: 'About Harbour Express',
      vi: 'Về Harbour Express',
    },
    contents: {
      zhHanT: `
<p>海港集運由一群跑了多年中港線的司機和倉務人員創辦。當年客人最常問三件事：我的貨到了哪裏？為甚麼運費多了？爛了找誰？今日我們的系統和倉庫，就是圍繞這三個問題建成的。</p>
<h2>我們做的事</h2>
<ul>
<li><strong>收得清楚</strong>：每件包裹過磅、量尺寸、拍照，數據即時上到你的帳戶。</li>
<li><strong>計得清楚</strong>：帳單逐項列明規則和數字，附加費必有相片；打包後較輕，差額退回。</li>
<li><strong>送得清楚</strong>：時間軸分開標示倉庫掃描、承運商、海關和估計，不用模板軌跡充數。</li>
</ul>
<h2>我們的網絡</h2>
<p>東莞虎門倉專走港澳陸運，每晚兩班車；義烏倉走台灣空運；泉州石獅倉走台灣海快。香港的自提點由新界元朗到港島柴灣，大部分晚上八時後仍可取件。</p>
<h2>不只是個人買家</h2>
<p>蝦皮賣家可以把店舖訂單連到倉庫貼單發貨；貨到付款賣家可以存貨、代收及對帳；同行可以整批交件；團購可以合併付運。所有功能在同一個帳戶內使用。</p>
<h2>我們不做的事</h2>
<p>不收來歷不明的貨、不低報價值、不幫忙「改品名」。這樣做短期可能少一點生意，但你的包裹不會在關口排長龍。</p>`,
      zhHans: `
<p>海港集运由一群跑了多年中港线的司机和仓管创办。当年客人最常问三件事：我的货到哪了？为什么运费多了？坏了找谁？今天我们的系统和仓库，就是围绕这三个问题建起来的。</p>
<h2>我们做的事</h2>
<ul>
<li><strong>收得清楚</strong>：每件包裹过磅、量尺寸、拍照，数据即时上到您的账户。</li>
<li><strong>算得清楚</strong>：账单逐项列明规则和数字，附加费必有照片；打包后较轻，差额退回。</li>
<li><strong>送得清楚</strong>：时间轴分开标示仓库扫描、承运商、海关和预估，不用模板轨迹充数。</li>
</ul>
<h2>我们的网络</h2>
<p>东莞虎门仓专走港澳陆运，每晚两班车；义乌仓走台湾空运；泉州石狮仓走台湾海快。香港的自提点从新界元朗到港岛柴湾，大部分晚上八点后仍可取件。</p>
<h2>不只是个人买家</h2>
<p>虾皮卖家可以把店铺订单连到仓库贴单发货；货到付款卖家可以存货、代收和对账；同行可以整批交件；团购可以合并发运。所有功能都在同一个账户里。</p>
<h2>我们不做的事</h2>
<p>不收来路不明的货，不低报价值，不帮忙“改品名”。短期可能少一点生意，但您的包裹不会在口岸排长队。</p>`,
      en: `
<p>Harbour Express was started by drivers and warehouse people who had run the mainland–Hong Kong route for years. Customers kept asking three things: where is it, why does it cost more, and who answers when it is broken? Our system and our warehouses are built around those questions.</p>
<h2>What we do</h2>
<ul>
<li><strong>Clear receiving</strong>: every parcel is weighed, measured and photographed, and the figures are in your account at once.</li>
<li><strong>Clear prices</strong>: each line of the bill shows its rule and numbers; a surcharge always has a photo; if the box packs lighter, you get the difference.</li>
<li><strong>Clear tracking</strong>: warehouse scans, carrier events, customs and estimates are marked as what they are. No template events.</li>
</ul>
<h2>Our network</h2>
<p>Dongguan Humen runs the road line to Hong Kong and Macau with two trucks a night, Yiwu flies to Taiwan, Quanzhou Shishi sails to Taiwan. In Hong Kong there are pickup points from Yuen Long to Chai Wan, most of them open after eight in the evening.</p>
<h2>Not only for shoppers</h2>
<p>Shopee sellers connect their shop and we label and dispatch; cash-on-delivery sellers keep stock with us and see every dollar collected; fellow forwarders hand in whole batches. It is all one account.</p>
<h2>What we do not do</h2>
<p>No goods of unknown origin, no under-declared values, no “adjusted” descriptions. It costs us some business and saves your parcel from the queue at the border.</p>`,
      vi: `
<p>Harbour Express do những tài xế và nhân viên kho nhiều năm chạy tuyến đại lục – Hồng Kông lập nên. Khách luôn hỏi ba điều: hàng đang ở đâu, vì sao cước tăng, hỏng thì ai chịu? Hệ thống và kho của chúng tôi được xây quanh ba câu hỏi đó.</p>
<h2>Chúng tôi làm gì</h2>
<ul>
<li><strong>Nhận rõ ràng</strong>: kiện nào cũng được cân, đo, chụp ảnh và hiện ngay trên tài khoản.</li>
<li><strong>Giá rõ ràng</strong>: từng khoản ghi rõ quy tắc và số liệu; phụ phí luôn có ảnh; đóng gói nhẹ hơn thì hoàn chênh lệch.</li>
<li><strong>Hành trình rõ ràng</strong>: phân biệt quét tại kho, hãng vận chuyển, hải quan và dự kiến, không dùng hành trình mẫu.</li>
</ul>
<h2>Mạng lưới</h2>
<p>Kho Hổ Môn (Đông Quản) chạy đường bộ Hồng Kông, Ma Cao mỗi đêm hai chuyến; kho Nghĩa Ô bay Đài Loan; kho Thạch Sư (Tuyền Châu) đi biển nhanh Đài Loan. Các điểm nhận hàng tại Hồng Kông phần lớn mở sau 8 giờ tối.</p>
<h2>Không chỉ cho người mua lẻ</h2>
<p>Người bán Shopee kết nối gian hàng, kho dán tem và xuất hàng; người bán thu hộ gửi tồn kho và đối soát từng khoản; đơn vị cùng ngành giao cả lô. Tất cả trong một tài khoản.</p>
<h2>Điều chúng tôi không làm</h2>
<p>Không nhận hàng không rõ nguồn gốc, không khai thấp giá trị, không “sửa tên hàng”. Có thể mất ít khách, nhưng kiện của bạn không phải xếp hàng dài ở cửa khẩu.</p>`,
    },
  },
  {
    type: 'contact',
    titles: { zhHanT: '聯絡我們', zhHans: '联系我们', en: 'Contact us', vi: 'Liên hệ' },
    contents: {
      zhHanT: `
<h2>客戶服務</h2>
<ul>
<li>WhatsApp：+852 5500 0126（星期一至日 09:00–22:00）</li>
<li>電話：+852 3500 0180（星期一至五 09:30–18:30）</li>
<li>電郵：<a href="mailto:${harbourFacts.email}">${harbourFacts.email}</a>（1個工作天內回覆）</li>
<li>微信、LINE：請掃描頁面右側的二維碼</li>
</ul>
<p>查件時請提供快遞單號或訂單編號，不用提供證件號碼。</p>
<h2>香港辦事處</h2>
<p>新界葵涌葵昌路33號海港物流中心12樓6室<br>星期一至五 09:30–18:30；公眾假期休息。辦事處不設取件，取件請到所選的自提點。</p>
<h2>賣家及同行合作</h2>
<p>蝦皮、貨到付款、批量交件的報價，請電郵並註明「商務」，寫上每月件數、目的地和貨物類型，專人會在2個工作天內聯絡你。</p>
<h2>投訴</h2>
<p>如對處理不滿，請電郵並註明「投訴」及個案編號，由客服主管在3個工作天內答覆。</p>`,
      zhHans: `
<h2>客户服务</h2>
<ul>
<li>WhatsApp：+852 5500 0126（周一至周日 09:00–22:00）</li>
<li>电话：+852 3500 0180（周一至周五 09:30–18:30）</li>
<li>邮箱：<a href="mailto:${harbourFacts.email}">${harbourFacts.email}</a>（1个工作日内回复）</li>
<li>微信、LINE：请扫描页面右侧的二维码</li>
</ul>
<p>查件时请提供快递单号或订单编号，无需提供证件号码。</p>
<h2>香港办事处</h2>
<p>香港新界葵涌葵昌路33号海港物流中心12楼6室<br>周一至周五 09:30–18:30；公众假期休息。办事处不设取件，取件请到所选的自提点。</p>
<h2>卖家及同行合作</h2>
<p>虾皮、货到付款、批量交件的报价，请发邮件注明“商务”，写上每月件数、目的地和货物类型，专人会在2个工作日内联系您。</p>
<h2>投诉</h2>
<p>对处理不满意的，请发邮件注明“投诉”和个案编号，由客服主管在3个工作日内答复。</p>`,
      en: `
<h2>Customer service</h2>
<ul>
<li>WhatsApp: +852 5500 0126 (daily 09:00–22:00)</li>
<li>Phone: +852 3500 0180 (Mon–Fri 09:30–18:30)</li>
<li>E-mail: <a href="mailto:${harbourFacts.email}">${harbourFacts.email}</a> (answer within 1 working day)</li>
<li>WeChat and LINE: scan the codes at the right edge of the page</li>
</ul>
<p>For a parcel query send us the courier or order number. We never need your identity number for that.</p>
<h2>Hong Kong office</h2>
<p>Unit 6, 12/F, Harbour Logistics Centre, 33 Kwai Cheong Road, Kwai Chung, New Territories<br>Mon–Fri 09:30–18:30, closed on public holidays. No collection here: please go to the pickup point you chose.</p>
<h2>Sellers and forwarders</h2>
<p>For Shopee, cash-on-delivery or batch rates write with the word “Business”, your monthly volume, destinations and goods types; somebody will contact you within 2 working days.</p>
<h2>Complaints</h2>
<p>If you are not satisfied, write with the word “Complaint” and your case number; the head of service answers within 3 working days.</p>`,
      vi: `
<h2>Chăm sóc khách hàng</h2>
<ul>
<li>WhatsApp: +852 5500 0126 (hằng ngày 09:00–22:00)</li>
<li>Điện thoại: +852 3500 0180 (thứ 2–6, 09:30–18:30)</li>
<li>Email: <a href="mailto:${harbourFacts.email}">${harbourFacts.email}</a> (trả lời trong 1 ngày làm việc)</li>
<li>WeChat, LINE: quét mã ở mép phải trang</li>
</ul>
<p>Khi hỏi về kiện, xin gửi mã vận đơn hoặc mã đơn; không cần gửi số giấy tờ.</p>
<h2>Văn phòng Hồng Kông</h2>
<p>Phòng 6, tầng 12, Harbour Logistics Centre, 33 Kwai Cheong Road, Kwai Chung, New Territories<br>Thứ 2–6, 09:30–18:30, nghỉ ngày lễ. Văn phòng không giao hàng tại chỗ, xin đến điểm nhận bạn đã chọn.</p>
<h2>Người bán và đơn vị cùng ngành</h2>
<p>Cần báo giá Shopee, thu hộ hoặc giao theo lô, xin gửi email ghi “Hợp tác” kèm sản lượng tháng, nơi đến và loại hàng; chúng tôi liên hệ trong 2 ngày làm việc.</p>
<h2>Khiếu nại</h2>
<p>Nếu chưa hài lòng, gửi email ghi “Khiếu nại” và mã hồ sơ; trưởng bộ phận trả lời trong 3 ngày làm việc.</p>`,
    },
  },
];
