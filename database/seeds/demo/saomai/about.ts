import type { DemoArticle } from '../texts/shop-facts.ts';
import { saomaiFacts } from './facts.ts';

export const saomaiAbout: DemoArticle[] = [
  {
    type: 'about',
    titles: {
      vi: 'Về Sao Mai Logistics',
      zhHans: '关于晨星物流',
      en: 'About Sao Mai Logistics',
      zhHanT: '關於晨星物流',
    },
    contents: {
      vi: `
<p>Sao Mai bắt đầu từ một quầy nhận hàng ở chợ Bạch Vân, Quảng Châu và một chiếc xe tải chạy Lạng Sơn – Hà Nội. Hôm nay chúng tôi có ba kho tại Trung Quốc, đội xe riêng từ Hữu Nghị về Hà Nội và đối tác giao hàng ở 34 tỉnh, thành.</p>
<h2>Khách của chúng tôi là ai</h2>
<ul>
<li><strong>Người mua lẻ</strong> trên Taobao, 1688, Pinduoduo: gom nhiều đơn nhỏ, cước đã gồm thuế, nhận tại nhà.</li>
<li><strong>Chủ shop, chợ đầu mối</strong>: hàng lô theo kg hoặc m³, kiểm đếm, đóng gỗ, đi tuyến chính ngạch có tờ khai và hóa đơn.</li>
<li><strong>Người bán online</strong>: gửi hàng vào kho, giao toàn quốc, thu hộ COD và đối soát từng đơn.</li>
</ul>
<h2>Cam kết làm được</h2>
<p>Mỗi kiện có ảnh và số cân ngay khi nhập kho. Bảng giá có phiên bản, đơn tính theo phiên bản lúc bạn đặt. Cân lại nhẹ hơn thì hoàn tiền. Tắc biên thì nói thật là tắc biên, không vẽ hành trình.</p>
<h2>Điều chúng tôi từ chối</h2>
<p>Không “bao lậu”, không khai sai tên hàng, không nhận hàng cấm với bất kỳ giá nào. Hàng của bạn đi cùng xe với hàng của người khác: một kiện gian dối có thể giữ cả xe ở cửa khẩu.</p>`,
      zhHans: `
<p>晨星物流起步于广州白云的一个收货档口和一辆跑谅山—河内的货车。今天我们在中国有三个仓库，友谊关到河内有自有车队，末端合作伙伴覆盖越南34个省市。</p>
<h2>谁在用我们</h2>
<ul>
<li><strong>淘宝、1688、拼多多的个人买家</strong>：多个小包合并，运费含税，送货到家。</li>
<li><strong>店主和批发商</strong>：按公斤或立方计价的批量货，可清点、打木架，走正式报关线路，有报关单和发票。</li>
<li><strong>电商卖家</strong>：货放我们仓库，全国派送，代收货款逐单对账。</li>
</ul>
<h2>说到做到</h2>
<p>每件包裹入库就有照片和重量。价目有版本，订单按下单时的版本计算。复称较轻就退款。口岸拥堵就如实说拥堵，不编轨迹。</p>
<h2>我们拒绝的</h2>
<p>不做“包过”，不改品名，给多少钱都不收违禁品。您的货和别人的货同车：一件弄虚作假，可能让整车停在口岸。</p>`,
      en: `
<p>Sao Mai began with a counter in the Baiyun market in Guangzhou and one truck on the road from Lang Son to Hanoi. Today we have three warehouses in China, our own trucks from Huu Nghi to Hanoi, and delivery partners in all 34 provinces and cities of Vietnam.</p>
<h2>Who uses us</h2>
<ul>
<li><strong>Shoppers</strong> on Taobao, 1688 and Pinduoduo: many small parcels in one, tax included, to the door.</li>
<li><strong>Shops and wholesalers</strong>: bulk by kilogram or cubic metre, counted and crated, on the official line with declaration and invoice.</li>
<li><strong>Online sellers</strong>: stock with us, delivery nationwide, cash on delivery settled order by order.</li>
</ul>
<h2>What we promise and keep</h2>
<p>A photo and a weight for each parcel on arrival. Tariffs have versions and your order keeps the one it was placed under. Lighter on reweighing means money back. When the border is jammed we say so instead of inventing events.</p>
<h2>What we turn down</h2>
<p>No smuggling “packages”, no false descriptions, no prohibited goods at any price. Your goods share a truck with other people’s, and one dishonest box can stop them all.</p>`,
      zhHanT: `
<p>晨星物流起步於廣州白雲的一個收貨檔口和一輛跑諒山—河內的貨車。今日我們在中國有三個倉庫，友誼關到河內有自有車隊，末端合作夥伴覆蓋越南34個省市。</p>
<h2>誰在用我們</h2>
<ul>
<li><strong>淘寶、1688、拼多多的個人買家</strong>：多個小包合併，運費含稅，送貨到家。</li>
<li><strong>店主和批發商</strong>：按公斤或立方計價的批量貨，可點數、打木架，走正式報關線路，有報關單和發票。</li>
<li><strong>網店賣家</strong>：貨放我們倉庫，全國派送，代收貨款逐單對帳。</li>
</ul>
<h2>說到做到</h2>
<p>每件包裹入庫就有相片和重量。價目有版本，訂單按下單時的版本計算。覆磅較輕就退款。口岸擠塞就如實說擠塞，不編造軌跡。</p>
<h2>我們拒絕的</h2>
<p>不做「包過」，不改品名，給多少錢都不收違禁品。你的貨和別人的貨同車：一件弄虛作假，可能令整車停在口岸。</p>`,
    },
  },
  {
    type: 'contact',
    titles: { vi: 'Liên hệ', zhHans: '联系我们', en: 'Contact us', zhHanT: '聯絡我們' },
    contents: {
      vi: `
<h2>Chăm sóc khách hàng</h2>
<ul><li>Hotline: 1900 0126 (08:00–21:00 hằng ngày, kể cả Chủ nhật)</li><li>Zalo: quét mã ở mép phải trang; WeChat dành cho nhà cung cấp Trung Quốc</li><li>Email: <a href="mailto:${saomaiFacts.email}">${saomaiFacts.email}</a></li></ul>
<p>Gửi kèm mã đơn hoặc mã vận đơn để được trả lời ngay. Nhân viên không bao giờ hỏi mật khẩu hay mã OTP.</p>
<h2>Văn phòng Hà Nội</h2>
<p>Tầng 4, số 18 ngõ 203 Trần Duy Hưng, phường Yên Hòa, Hà Nội<br>Thứ 2 – thứ 7, 08:00–17:30</p>
<h2>Kho phát hàng TP. Hồ Chí Minh</h2>
<p>Số 62 đường Phan Huy Ích, phường Tân Sơn, TP. Hồ Chí Minh<br>Thứ 2 – thứ 7, 08:00–18:00</p>
<h2>Hàng lô, chính ngạch, COD</h2>
<p>Để có báo giá, cho chúng tôi biết tên hàng, mã HS nếu có, số lượng, kích thước, nơi lấy và nơi giao. Phòng kinh doanh gọi lại trong buổi làm việc.</p>`,
      zhHans: `
<h2>客户服务</h2>
<ul><li>热线：1900 0126（每天 08:00–21:00，含周日，越南境内拨打）</li><li>Zalo：扫描页面右侧二维码；中国供应商请加微信</li><li>邮箱：<a href="mailto:${saomaiFacts.email}">${saomaiFacts.email}</a></li></ul>
<p>请附订单编号或快递单号，便于立即答复。员工不会索要密码或验证码。</p>
<h2>河内办公室</h2>
<p>河内市安和坊陈维兴路203巷18号4楼<br>周一至周六 08:00–17:30</p>
<h2>胡志明市派货仓</h2>
<p>胡志明市新山坊潘辉益路62号<br>周一至周六 08:00–18:00</p>
<h2>批量货、正式报关、代收货款</h2>
<p>询价请告知品名、HS编码（如有）、数量、尺寸、提货地和送货地，业务部半个工作日内回电。</p>`,
      en: `
<h2>Customer service</h2>
<ul><li>Hotline: 1900 0126 (daily 08:00–21:00, from within Vietnam)</li><li>Zalo: scan the code at the right edge; WeChat is for suppliers in China</li><li>E-mail: <a href="mailto:${saomaiFacts.email}">${saomaiFacts.email}</a></li></ul>
<p>Give the order or courier number and we can answer at once. Our staff never ask for your password or a one-time code.</p>
<h2>Hanoi office</h2>
<p>4th floor, 18 Lane 203 Tran Duy Hung, Yen Hoa ward, Hanoi<br>Mon–Sat 08:00–17:30</p>
<h2>Ho Chi Minh City depot</h2>
<p>62 Phan Huy Ich, Tan Son ward, Ho Chi Minh City<br>Mon–Sat 08:00–18:00</p>
<h2>Bulk, official line, COD</h2>
<p>For a quotation tell us description, HS code if known, quantity, sizes, place of collection and delivery. Sales call back within half a working day.</p>`,
      zhHanT: `
<h2>客戶服務</h2>
<ul><li>熱線：1900 0126（每日 08:00–21:00，包括星期日，越南境內致電）</li><li>Zalo：掃描頁面右側二維碼；中國供應商請加微信</li><li>電郵：<a href="mailto:${saomaiFacts.email}">${saomaiFacts.email}</a></li></ul>
<p>請附訂單編號或快遞單號，方便即時答覆。員工不會索取密碼或驗證碼。</p>
<h2>河內辦事處</h2>
<p>河內市安和坊陳維興路203巷18號4樓<br>星期一至六 08:00–17:30</p>
<h2>胡志明市派貨倉</h2>
<p>胡志明市新山坊潘輝益路62號<br>星期一至六 08:00–18:00</p>
<h2>批量貨、正式報關、代收貨款</h2>
<p>查詢報價請告知品名、HS編碼（如有）、數量、尺寸、提貨地和送貨地，業務部半個工作天內回電。</p>`,
    },
  },
];
