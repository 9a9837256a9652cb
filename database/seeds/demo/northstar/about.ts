import type { DemoArticle } from '../texts/shop-facts.ts';
import { northstarFacts } from './facts.ts';

export const northstarAbout: DemoArticle[] = [
  {
    type: 'about',
    titles: { en: 'About NorthStar', zhHans: '关于北辰转运', zhHanT: '關於北辰轉運', vi: 'Về NorthStar' },
    contents: {
      en: `
<p>NorthStar gives you a delivery address in China. You shop where locals shop; we receive, check, combine and forward to your door in Britain, the European Union or the United States.</p>
<h2>Why people use us</h2>
<ul>
<li><strong>Taxes without surprises.</strong> Since the US ended duty-free treatment of low-value imports and the EU introduced its flat duty, every parcel needs an honest declaration. We make it, pay customs, and bill you the receipt.</li>
<li><strong>A bill you can check.</strong> Each line shows the rule, the numbers and, for surcharges, a photograph.</li>
<li><strong>Time to shop.</strong> ${northstarFacts.freeStorageDays} days of free storage, so that a season’s purchases travel as one.</li>
<li><strong>Three speeds.</strong> Express and air from Shenzhen, rail and sea from Shanghai.</li>
</ul>
<h2>Agents</h2>
<p>Community groups, student societies and shopping advisers refer members to us and earn from completed shipments. Every earning can be traced to its order, and it moves to your balance when you like.</p>
<h2>Who we are</h2>
<p>A team of thirty-one in Feltham, Shenzhen and Shanghai, most of whom have queued at a parcel counter with the wrong customs form at least once. We answer e-mail with a name under it.</p>
<h2>What we do not do</h2>
<p>We do not mark purchases as gifts, halve values or split one purchase into many to dodge duty. It is unlawful, and it is your name on the declaration.</p>`,
      zhHans: `
<p>北辰给您一个中国的收货地址。您像本地人一样购物，我们代收、检查、合并，转运到英国、欧盟或美国的家门口。</p>
<h2>大家为什么选我们</h2>
<ul>
<li><strong>税费不意外。</strong>美国取消小额免税、欧盟开征定额关税之后，每个包裹都要如实申报。我们办理申报、代缴税款，凭海关凭证向您收取。</li>
<li><strong>账单经得起核对。</strong>每一项写明规则和数字，附加费附照片。</li>
<li><strong>慢慢买。</strong>免费仓储${northstarFacts.freeStorageDays}天，攒一季再一起寄。</li>
<li><strong>快慢任选。</strong>深圳走快递和空运，上海走铁路和海运。</li>
</ul>
<h2>代理合作</h2>
<p>社群、学生会、代购顾问推荐会员，按完成的订单获得收益。每笔收益都能查到对应订单，随时转入余额。</p>
<h2>我们是谁</h2>
<p>三十一人的团队，分布在费尔瑟姆、深圳和上海，大多数人都曾拿着填错的报关单在柜台排过队。邮件回复都署真名。</p>
<h2>我们不做的事</h2>
<p>不把购物写成礼物，不把价值砍半，不把一次购买拆成多票避税。这是违法的，而且报关单上写的是您的名字。</p>`,
      zhHanT: `
<p>北辰給你一個中國的收貨地址。你像本地人一樣購物，我們代收、檢查、合併，轉運到英國、歐盟或美國的家門口。</p>
<h2>大家為甚麼選我們</h2>
<ul>
<li><strong>稅費不意外。</strong>美國取消小額免稅、歐盟開徵定額關稅之後，每個包裹都要如實申報。我們辦理申報、代繳稅款，憑海關憑證向你收取。</li>
<li><strong>帳單經得起核對。</strong>每一項寫明規則和數字，附加費附相片。</li>
<li><strong>慢慢買。</strong>免費倉儲${northstarFacts.freeStorageDays}日，儲一季再一併寄。</li>
<li><strong>快慢任選。</strong>深圳走速遞和空運，上海走鐵路和海運。</li>
</ul>
<h2>代理合作</h2>
<p>社群、學生會、代購顧問推薦會員，按完成的訂單獲得收益。每筆收益都能查到對應訂單，隨時轉入餘額。</p>
<h2>我們是誰</h2>
<p>三十一人的團隊，分布在費爾瑟姆、深圳和上海，大多數人都曾拿着填錯的報關單在櫃台排隊。電郵回覆都署真名。</p>
<h2>我們不做的事</h2>
<p>不把購物寫成禮物，不把價值減半，不把一次購買拆成多票避稅。這是違法的，而且報關單上寫的是你的名字。</p>`,
      vi: `
<p>NorthStar cho bạn một địa chỉ nhận hàng ở Trung Quốc. Bạn mua như người bản địa; chúng tôi nhận, kiểm tra, gom và chuyển đến tận nhà ở Anh, EU hoặc Mỹ.</p>
<h2>Vì sao khách chọn chúng tôi</h2>
<ul>
<li><strong>Thuế không bất ngờ.</strong> Từ khi Mỹ bỏ miễn thuế hàng giá trị nhỏ và EU thu thuế cố định, kiện nào cũng cần khai đúng. Chúng tôi khai, nộp thuế và thu theo biên lai.</li>
<li><strong>Hóa đơn kiểm tra được.</strong> Từng khoản có quy tắc, số liệu, phụ phí có ảnh.</li>
<li><strong>Thong thả mua sắm.</strong> Lưu kho miễn phí ${northstarFacts.freeStorageDays} ngày để gom cả mùa gửi một lần.</li>
<li><strong>Nhiều tốc độ.</strong> Chuyển phát nhanh và đường bay từ Thâm Quyến, tàu hỏa và biển từ Thượng Hải.</li>
</ul>
<h2>Đại lý</h2>
<p>Nhóm cộng đồng, hội sinh viên, người tư vấn mua hàng giới thiệu thành viên và nhận hoa hồng theo đơn hoàn tất. Khoản nào cũng tra được đơn, chuyển vào số dư lúc nào tùy bạn.</p>
<h2>Chúng tôi là ai</h2>
<p>Ba mươi mốt người ở Feltham, Thâm Quyến và Thượng Hải, phần lớn từng xếp hàng với tờ khai điền sai. Email trả lời luôn ký tên thật.</p>
<h2>Điều chúng tôi không làm</h2>
<p>Không ghi hàng mua thành quà tặng, không hạ nửa giá, không chia nhỏ để tránh thuế. Làm vậy là trái luật, và tên trên tờ khai là tên bạn.</p>`,
    },
  },
  {
    type: 'contact',
    titles: { en: 'Contact us', zhHans: '联系我们', zhHanT: '聯絡我們', vi: 'Liên hệ' },
    contents: {
      en: `
<h2>Support</h2>
<ul><li>E-mail: <a href="mailto:${northstarFacts.email}">${northstarFacts.email}</a>, answered within one working day</li><li>Phone: +44 20 7946 0126, Monday to Friday 09:00–17:30 London time</li><li>WhatsApp and WeChat: scan the codes at the right edge of the page</li></ul>
<p>Put the order or courier number in the subject. For a claim, attach the photos at once; it saves a day.</p>
<h2>Office and returns</h2>
<p>NorthStar Forwarding Limited, Unit 7, Polaris Trading Estate, Faggs Road, Feltham TW14 0NG, United Kingdom<br>Visits by appointment. Returns need a return number on the label.</p>
<h2>Agents and press</h2>
<p>To become an agent, register as a member and apply in the agent centre; we reply within five working days.</p>
<h2>Complaints</h2>
<p>Write to the same address with “Complaint” in the subject. A manager answers within five working days; if we cannot agree, we tell you which dispute body you can go to.</p>`,
      zhHans: `
<h2>客服</h2>
<ul><li>邮箱：<a href="mailto:${northstarFacts.email}">${northstarFacts.email}</a>，一个工作日内答复</li><li>电话：+44 20 7946 0126，伦敦时间周一至周五 09:00–17:30</li><li>WhatsApp、微信：扫描页面右侧二维码</li></ul>
<p>请在主题写订单编号或快递单号。理赔请一次附上照片，可以省一天。</p>
<h2>办公室与退件</h2>
<p>NorthStar Forwarding Limited, Unit 7, Polaris Trading Estate, Faggs Road, Feltham TW14 0NG, United Kingdom<br>到访请预约。退件须在面单写退件编号。</p>
<h2>代理与媒体</h2>
<p>想成为代理，请注册会员并在代理中心申请，五个工作日内答复。</p>
<h2>投诉</h2>
<p>请发同一邮箱并在主题注明“投诉”。经理五个工作日内答复；无法达成一致的，我们会告知可以求助的争议解决机构。</p>`,
      zhHanT: `
<h2>客服</h2>
<ul><li>電郵：<a href="mailto:${northstarFacts.email}">${northstarFacts.email}</a>，一個工作天內答覆</li><li>電話：+44 20 7946 0126，倫敦時間星期一至五 09:00–17:30</li><li>WhatsApp、微信：掃描頁面右側二維碼</li></ul>
<p>請在主旨寫訂單編號或快遞單號。索償請一次過附上相片，可以省一日。</p>
<h2>辦事處與退件</h2>
<p>NorthStar Forwarding Limited, Unit 7, Polaris Trading Estate, Faggs Road, Feltham TW14 0NG, United Kingdom<br>到訪請預約。退件須在面單寫退件編號。</p>
<h2>代理與傳媒</h2>
<p>想成為代理，請註冊會員並在代理中心申請，五個工作天內答覆。</p>
<h2>投訴</h2>
<p>請發同一電郵並在主旨註明「投訴」。經理五個工作天內答覆；無法達成一致的，我們會告知可以求助的爭議解決機構。</p>`,
      vi: `
<h2>Hỗ trợ</h2>
<ul><li>Email: <a href="mailto:${northstarFacts.email}">${northstarFacts.email}</a>, trả lời trong một ngày làm việc</li><li>Điện thoại: +44 20 7946 0126, thứ 2–6, 09:00–17:30 giờ London</li><li>WhatsApp, WeChat: quét mã ở mép phải trang</li></ul>
<p>Ghi mã đơn hoặc mã vận đơn ở tiêu đề. Khiếu nại xin gửi ảnh ngay từ đầu để đỡ mất một ngày.</p>
<h2>Văn phòng và hàng hoàn</h2>
<p>NorthStar Forwarding Limited, Unit 7, Polaris Trading Estate, Faggs Road, Feltham TW14 0NG, United Kingdom<br>Đến trực tiếp xin hẹn trước. Hàng hoàn phải có mã hoàn trên tem.</p>
<h2>Đại lý và báo chí</h2>
<p>Muốn làm đại lý, đăng ký thành viên và nộp đơn trong trung tâm đại lý; trả lời trong năm ngày làm việc.</p>
<h2>Khiếu nại</h2>
<p>Gửi cùng địa chỉ với tiêu đề “Khiếu nại”. Quản lý trả lời trong năm ngày làm việc; nếu không thống nhất, chúng tôi cho biết cơ quan giải quyết tranh chấp bạn có thể tìm đến.</p>`,
    },
  },
];
