import type { DemoArticle } from '../texts/shop-facts.ts';

export const harbourTeaching: DemoArticle[] = [
  {
    type: 'teaching',
    titles: {
      zhHanT: '第一次集運：由註冊到取件',
      zhHans: '第一次集运：从注册到取件',
      en: 'Your first shipment, from sign-up to pickup',
      vi: 'Lần đầu gom hàng: từ đăng ký đến nhận hàng',
    },
    contents: {
      zhHanT: `
<p>整個過程約需15分鐘操作，其餘時間交給我們。</p>
<ol>
<li><strong>註冊</strong>：以手機號碼註冊，登入後在會員中心看到你的會員編號。</li>
<li><strong>買貨</strong>：在淘寶等平台新增收貨地址，貼上我們的倉庫地址（已帶會員編號），付款下單。</li>
<li><strong>預報</strong>：賣家發貨後，複製快遞單號到「預報」，填品名、數量、價值。</li>
<li><strong>等入庫</strong>：包裹到倉後會顯示重量、尺寸和相片。所有包裹都變成「待下單」就可以出貨。</li>
<li><strong>下集運單</strong>：分四步——包裹資料、訂單配送、訂單資料、訂單付款。右邊一直顯示當前價格。</li>
<li><strong>付款</strong>：選付款方式。如果中途離開，可在訂單列表繼續付款。</li>
<li><strong>追蹤及取件</strong>：收到取件碼後到自提點領取，或在家等送貨。</li>
</ol>
<blockquote>小提示：第一次不妨先買一兩件小東西試走一次，熟悉後再買大件。</blockquote>`,
      zhHans: `
<p>整个过程大约需要15分钟操作，其余时间交给我们。</p>
<ol>
<li><strong>注册</strong>：用手机号注册，登录后在会员中心看到您的会员编号。</li>
<li><strong>买货</strong>：在淘宝等平台新增收货地址，粘贴我们的仓库地址（已带会员编号），付款下单。</li>
<li><strong>预报</strong>：卖家发货后，把快递单号复制到“预报”，填品名、数量、价值。</li>
<li><strong>等入库</strong>：包裹到仓后会显示重量、尺寸和照片。所有包裹都变成“待下单”就可以出货。</li>
<li><strong>下集运单</strong>：分四步——包裹信息、订单配送、订单信息、订单支付。右边一直显示当前价格。</li>
<li><strong>付款</strong>：选支付方式。如果中途离开，可在订单列表继续付款。</li>
<li><strong>追踪和取件</strong>：收到取件码后到自提点领取，或在家等送货。</li>
</ol>
<blockquote>小提示：第一次不妨先买一两件小东西走一遍，熟悉后再买大件。</blockquote>`,
      en: `
<p>About 15 minutes of your time; the rest is ours.</p>
<ol>
<li><strong>Register</strong> with your mobile number. Your member code is in the member centre.</li>
<li><strong>Buy</strong>: add our warehouse address, code included, as a delivery address on Taobao or wherever you shop.</li>
<li><strong>Forecast</strong>: once the seller has shipped, paste the courier number and enter description, quantity and value.</li>
<li><strong>Wait for arrival</strong>: weight, size and photo appear. When all parcels say “awaiting order” you can ship.</li>
<li><strong>Order</strong> in four steps: package information, order delivery, order information, order payment. The price stays in view on the right.</li>
<li><strong>Pay</strong>. If you leave half-way, pay later from the order list.</li>
<li><strong>Track and collect</strong> with your pickup code, or wait at home.</li>
</ol>
<blockquote>Try one or two small things first; buy the wardrobe the second time.</blockquote>`,
      vi: `
<p>Bạn mất khoảng 15 phút thao tác, phần còn lại để chúng tôi.</p>
<ol>
<li><strong>Đăng ký</strong> bằng số điện thoại; mã khách hàng nằm trong trung tâm thành viên.</li>
<li><strong>Mua hàng</strong>: thêm địa chỉ kho (đã có mã) làm địa chỉ nhận trên Taobao hoặc sàn khác.</li>
<li><strong>Khai báo</strong>: người bán gửi hàng xong, dán mã vận đơn, điền tên hàng, số lượng, giá trị.</li>
<li><strong>Chờ nhập kho</strong>: cân nặng, kích thước, ảnh sẽ hiện ra. Khi mọi kiện ở trạng thái “chờ tạo đơn” là gửi được.</li>
<li><strong>Tạo đơn</strong> bốn bước: thông tin kiện, giao hàng, thông tin đơn, thanh toán. Giá luôn hiện bên phải.</li>
<li><strong>Thanh toán</strong>. Nếu dừng giữa chừng, vào danh sách đơn để trả sau.</li>
<li><strong>Theo dõi và nhận</strong> bằng mã nhận hàng, hoặc chờ giao tận nhà.</li>
</ol>
<blockquote>Lần đầu nên thử một hai món nhỏ, quen rồi hãy mua đồ lớn.</blockquote>`,
    },
  },
  {
    type: 'teaching',
    titles: {
      zhHanT: '一次預報50個單號',
      zhHans: '一次预报50个单号',
      en: 'Forecast fifty parcels in one go',
      vi: 'Khai báo 50 kiện một lần',
    },
    contents: {
      zhHanT: `
<p>雙十一、年貨季買得多？不用逐個輸入。</p>
<ol>
<li>在購物平台的訂單頁把快遞單號全部複製出來，一行一個。</li>
<li>打開「預報」，選倉庫，把單號整批貼上。系統會自動去除空格和重複的單號。</li>
<li>相同品名的單號可以一次套用，個別不同的再逐行修改。</li>
<li>有問題的行會在旁邊註明原因，其餘照樣可以提交；你填過的內容不會消失。</li>
</ol>
<h2>為甚麼值得預報</h2>
<ul><li>單號與預報相符，入庫時自動歸到你名下。</li><li>品名提早檢查，禁運品在賣家發貨前就會提醒。</li><li>入庫後不用再補資料，可以直接下單。</li></ul>`,
      zhHans: `
<p>双十一、年货季买得多？不用一个个输入。</p>
<ol>
<li>在购物平台的订单页把快递单号全部复制出来，一行一个。</li>
<li>打开“预报”，选仓库，把单号整批粘贴。系统会自动去掉空格和重复的单号。</li>
<li>品名相同的单号可以一次套用，个别不同的再逐行修改。</li>
<li>有问题的行会在旁边注明原因，其余照样可以提交；您填过的内容不会消失。</li>
</ol>
<h2>为什么值得预报</h2>
<ul><li>单号与预报相符，入库时自动归到您名下。</li><li>品名提早检查，禁运品在卖家发货前就会提醒。</li><li>入库后不用再补信息，可以直接下单。</li></ul>`,
      en: `
<p>Bought a lot on Singles’ Day or for the New Year? No need to type number by number.</p>
<ol>
<li>Copy all courier numbers from the platform’s order page, one per line.</li>
<li>Open Forecast, choose the warehouse and paste the whole list. Spaces and duplicates are removed.</li>
<li>Give the same description to many numbers at once, then change single rows.</li>
<li>Rows with a problem say why; the others can be submitted, and nothing you typed is lost.</li>
</ol>
<h2>Why forecast at all</h2>
<ul><li>A matching number is put in your name on arrival.</li><li>Descriptions are checked early, so prohibited goods are flagged before the seller ships.</li><li>Once the parcel is in, you can order straight away.</li></ul>`,
      vi: `
<p>Mua nhiều dịp 11/11 hay sắm Tết? Không cần gõ từng mã.</p>
<ol>
<li>Sao chép toàn bộ mã vận đơn ở trang đơn mua, mỗi dòng một mã.</li>
<li>Mở Khai báo, chọn kho, dán cả danh sách. Hệ thống tự bỏ dấu cách và mã trùng.</li>
<li>Áp dụng cùng tên hàng cho nhiều mã, rồi sửa riêng từng dòng nếu cần.</li>
<li>Dòng lỗi sẽ ghi rõ lý do, các dòng khác vẫn gửi được; nội dung đã điền không mất.</li>
</ol>
<h2>Vì sao nên khai báo</h2>
<ul><li>Mã trùng khớp thì khi nhập kho kiện tự về tên bạn.</li><li>Tên hàng được kiểm tra sớm, hàng cấm được báo trước khi người bán gửi.</li><li>Kiện vào kho là tạo đơn được ngay.</li></ul>`,
    },
  },
  {
    type: 'teaching',
    titles: {
      zhHanT: '即到即發：貨到倉自動出貨',
      zhHans: '即到即发：货到仓自动出货',
      en: 'Instant dispatch: ship the moment it arrives',
      vi: 'Đến là đi: hàng về kho tự xuất',
    },
    contents: {
      zhHanT: `
<p>趕時間？預報時就先定好寄法，最後一件包裹入庫後，訂單會自己建立。</p>
<ol>
<li>打開「即到即發」，輸入單號（最多50件）。</li>
<li>選線路、收件地址或自提點、打包選項。</li>
<li>設定<strong>價格上限</strong>：計出的價錢高過上限，訂單會停下來等你確認，不會自動扣款。</li>
<li>確保餘額足夠。全部到齊後系統計價並從餘額付款；餘額不足，訂單會轉為「待付款」並通知你。</li>
</ol>
<h2>甚麼時候會停下來</h2>
<ul><li>有包裹屬禁運品或類型不符所選線路。</li><li>有包裹破損：先讓你看相片再決定。</li><li>等了很久仍未到齊：你可以改為先寄已到的部分。</li></ul>`,
      zhHans: `
<p>赶时间？预报时就先定好寄法，最后一件包裹入库后，订单会自动生成。</p>
<ol>
<li>打开“即到即发”，输入单号（最多50件）。</li>
<li>选线路、收件地址或自提点、打包选项。</li>
<li>设置<strong>价格上限</strong>：算出的价钱高过上限，订单会停下来等您确认，不会自动扣款。</li>
<li>确保余额足够。全部到齐后系统计价并从余额付款；余额不足，订单会转为“待付款”并通知您。</li>
</ol>
<h2>什么时候会停下来</h2>
<ul><li>有包裹属禁运品或类型不符合所选线路。</li><li>有包裹破损：先让您看照片再决定。</li><li>等了很久仍未到齐：您可以改为先寄已到的部分。</li></ul>`,
      en: `
<p>In a hurry? Decide how to ship while you forecast; when the last parcel is in, the order makes itself.</p>
<ol>
<li>Open Instant delivery and enter the courier numbers, up to 50.</li>
<li>Choose line, address or pickup point, and packing.</li>
<li>Set a <strong>price ceiling</strong>: if the price comes out higher, the order waits for you and nothing is charged.</li>
<li>Keep enough balance. When everything is in, the order is priced and paid from it; if it is not enough, the order waits as unpaid and you are told.</li>
</ol>
<h2>When it stops</h2>
<ul><li>A parcel is prohibited or does not fit the line.</li><li>A parcel is damaged: you see the photo and decide.</li><li>Something never arrives: ship what is there instead.</li></ul>`,
      vi: `
<p>Cần gấp? Chọn sẵn cách gửi ngay khi khai báo; kiện cuối cùng vào kho thì đơn tự tạo.</p>
<ol>
<li>Mở “Đến là đi”, nhập mã vận đơn (tối đa 50 kiện).</li>
<li>Chọn tuyến, địa chỉ hoặc điểm nhận, cách đóng gói.</li>
<li>Đặt <strong>mức giá trần</strong>: giá vượt trần thì đơn dừng chờ bạn xác nhận, không tự trừ tiền.</li>
<li>Giữ đủ số dư. Đủ hàng, hệ thống tính giá và trừ số dư; thiếu thì đơn chuyển sang chờ thanh toán và báo bạn.</li>
</ol>
<h2>Khi nào đơn dừng lại</h2>
<ul><li>Có kiện là hàng cấm hoặc không hợp tuyến.</li><li>Có kiện hỏng: bạn xem ảnh rồi quyết định.</li><li>Chờ lâu chưa đủ: bạn có thể gửi trước phần đã đến.</li></ul>`,
    },
  },
  {
    type: 'teaching',
    titles: {
      zhHanT: '蝦皮賣家：由授權到貼單出貨',
      zhHans: '虾皮卖家：从授权到贴单出货',
      en: 'Shopee sellers: from connecting to labelled dispatch',
      vi: 'Người bán Shopee: từ kết nối đến dán tem xuất hàng',
    },
    contents: {
      zhHanT: `
<ol>
<li><strong>授權店舖</strong>：在「蝦皮店舖」按新增，轉到蝦皮頁面登入並同意授權，完成後自動返回。</li>
<li><strong>同步訂單</strong>：待出貨的訂單會自動出現在列表，可隨時手動同步。</li>
<li><strong>連結包裹</strong>：向1688或淘寶採購後，把內地快遞單號連到對應訂單；一張訂單可以連多個單號。</li>
<li><strong>倉庫處理</strong>：包裹到齊後驗數、打包、取承運商單號並貼上蝦皮面單。</li>
<li><strong>出貨</strong>：入批次後狀態變為已出貨，軌跡自動回傳。</li>
</ol>
<h2>留意時限</h2>
<p>列表按最後出貨時間排序，未到貨又臨近時限的訂單會有提示。買家在出貨前取消，系統會即時停止打包，包裹退回你的庫存。</p>
<h2>退件重出</h2>
<p>未取的退件回到桃園地址後，會在「退件」列出，可以換單寄給下一位買家，省卻由內地再寄一次的運費。</p>`,
      zhHans: `
<ol>
<li><strong>授权店铺</strong>：在“虾皮店铺”点新增，跳转到虾皮页面登录并同意授权，完成后自动返回。</li>
<li><strong>同步订单</strong>：待出货的订单会自动出现在列表，可随时手动同步。</li>
<li><strong>关联包裹</strong>：在1688或淘宝采购后，把国内快递单号关联到对应订单；一张订单可以关联多个单号。</li>
<li><strong>仓库处理</strong>：包裹到齐后验数、打包、取承运商单号并贴上虾皮面单。</li>
<li><strong>出货</strong>：入批次后状态变为已出货，轨迹自动回传。</li>
</ol>
<h2>留意时限</h2>
<p>列表按最后出货时间排序，未到货又临近时限的订单会有提示。买家在出货前取消，系统会立即停止打包，包裹退回您的库存。</p>
<h2>退件重出</h2>
<p>未取的退件回到桃园地址后，会在“退件”列出，可以换单寄给下一位买家，省去从内地再寄一次的运费。</p>`,
      en: `
<ol>
<li><strong>Connect</strong>: add a shop, sign in on Shopee’s page and agree; you return here by yourself.</li>
<li><strong>Sync</strong>: orders ready to ship appear in the list; sync by hand whenever you like.</li>
<li><strong>Link parcels</strong>: after buying on 1688 or Taobao, link the domestic courier numbers to the order, several if need be.</li>
<li><strong>In the warehouse</strong>: when all is in, we count, pack, fetch the carrier number and stick Shopee’s label on.</li>
<li><strong>Dispatch</strong>: once in a batch the order shows as shipped and tracking is sent back.</li>
</ol>
<h2>Mind the deadline</h2>
<p>The list is sorted by ship-by time and warns when goods are late. If the buyer cancels before dispatch, packing stops at once and the goods go back to your stock.</p>
<h2>Returns sent out again</h2>
<p>Uncollected parcels come back to our Taoyuan address and are listed under Returns. Relabel them for the next buyer instead of shipping from the mainland again.</p>`,
      vi: `
<ol>
<li><strong>Kết nối gian hàng</strong>: bấm thêm, đăng nhập trên trang Shopee và đồng ý; xong sẽ tự quay về.</li>
<li><strong>Đồng bộ đơn</strong>: đơn chờ xuất tự hiện trong danh sách, có thể đồng bộ tay bất cứ lúc nào.</li>
<li><strong>Gắn kiện</strong>: mua trên 1688 hoặc Taobao xong, gắn mã vận đơn nội địa vào đơn tương ứng; một đơn gắn được nhiều mã.</li>
<li><strong>Xử lý tại kho</strong>: đủ hàng thì kiểm đếm, đóng gói, lấy mã hãng và dán tem Shopee.</li>
<li><strong>Xuất hàng</strong>: vào chuyến là chuyển sang đã xuất, hành trình tự gửi lại.</li>
</ol>
<h2>Chú ý thời hạn</h2>
<p>Danh sách xếp theo hạn xuất hàng, đơn sắp trễ có cảnh báo. Người mua hủy trước khi xuất thì kho dừng đóng gói ngay, hàng trả về tồn kho của bạn.</p>
<h2>Xuất lại hàng hoàn</h2>
<p>Hàng không ai nhận về địa chỉ Đào Viên và hiện ở mục Hàng hoàn; bạn đổi tem gửi cho người mua tiếp theo, đỡ cước gửi lại từ đại lục.</p>`,
    },
  },
];

export const harbourDomesticProcedure: DemoArticle = {
  type: 'domesticProcedure',
  titles: {
    zhHanT: '內地寄件到倉庫的流程',
    zhHans: '国内寄件到仓库的流程',
    en: 'Sending parcels to our warehouses',
    vi: 'Quy trình gửi hàng về kho',
  },
  contents: {
    zhHanT: `
<h2>1. 選倉庫</h2>
<table><thead><tr><th>目的地及貨物</th><th>倉庫</th></tr></thead><tbody>
<tr><td>香港、澳門；大件傢俬</td><td>東莞虎門倉</td></tr>
<tr><td>台灣空運；小商品批發</td><td>義烏倉</td></tr>
<tr><td>台灣海快；液體、食品等敏感貨</td><td>泉州石獅倉</td></tr>
</tbody></table>
<h2>2. 賣家寄出</h2>
<p>任何內地快遞都可以，必須寄付。大件物流請賣家先致電倉庫預約卸貨時間，並要求送貨上門，不要留在物流站自提。</p>
<h2>3. 預報</h2>
<p>寄出後當日預報最理想。一張訂單分多個包裹的，每個單號都要報。</p>
<h2>4. 倉庫收貨</h2>
<ol><li>掃描簽收：以單號或會員編號配對。</li><li>過磅、量尺寸、拍面單和外觀相片。</li><li>上架，狀態變為「待下單」。一般在簽收後24小時內完成，大促期間最長72小時。</li></ol>
<h2>5. 異常</h2>
<p>外箱破損、疑似禁運、到付、數量不符，包裹會暫扣並通知你選擇處理方法：照常入庫、退回賣家或棄置。</p>`,
    zhHans: `
<h2>1. 选仓库</h2>
<table><thead><tr><th>目的地和货物</th><th>仓库</th></tr></thead><tbody>
<tr><td>香港、澳门；大件家具</td><td>东莞虎门仓</td></tr>
<tr><td>台湾空运；小商品批发</td><td>义乌仓</td></tr>
<tr><td>台湾海快；液体、食品等敏感货</td><td>泉州石狮仓</td></tr>
</tbody></table>
<h2>2. 卖家寄出</h2>
<p>任何国内快递都可以，必须寄付。大件物流请卖家先致电仓库预约卸货时间，并要求送货上门，不要留在物流站自提。</p>
<h2>3. 预报</h2>
<p>寄出当天预报最理想。一张订单分多个包裹的，每个单号都要报。</p>
<h2>4. 仓库收货</h2>
<ol><li>扫描签收：以单号或会员编号匹配。</li><li>过磅、量尺寸、拍面单和外观照片。</li><li>上架，状态变为“待下单”。一般在签收后24小时内完成，大促期间最长72小时。</li></ol>
<h2>5. 异常</h2>
<p>外箱破损、疑似禁运、到付、数量不符，包裹会暂扣并通知您选择处理方法：照常入库、退回卖家或弃置。</p>`,
    en: `
<h2>1. Choose the warehouse</h2>
<table><thead><tr><th>Destination and goods</th><th>Warehouse</th></tr></thead><tbody>
<tr><td>Hong Kong, Macau; furniture</td><td>Dongguan Humen</td></tr>
<tr><td>Taiwan by air; small wholesale goods</td><td>Yiwu</td></tr>
<tr><td>Taiwan by sea; liquids, food and other sensitive goods</td><td>Quanzhou Shishi</td></tr>
</tbody></table>
<h2>2. The seller ships</h2>
<p>Any domestic courier, freight prepaid. For heavy freight the seller should phone the warehouse for an unloading slot and book delivery to the door, not to a depot.</p>
<h2>3. Forecast</h2>
<p>Best on the day of dispatch. If an order comes in several parcels, forecast each number.</p>
<h2>4. We receive</h2>
<ol><li>Scan in, matched by courier number or member code.</li><li>Weigh, measure, photograph label and outside.</li><li>Shelve; the parcel now awaits your order. Normally within 24 hours of signature, up to 72 hours in sales seasons.</li></ol>
<h2>5. If something is wrong</h2>
<p>Damaged box, suspected prohibited goods, freight collect, wrong count: the parcel is held and you choose between accepting it, returning it to the seller or disposal.</p>`,
    vi: `
<h2>1. Chọn kho</h2>
<table><thead><tr><th>Nơi đến và loại hàng</th><th>Kho</th></tr></thead><tbody>
<tr><td>Hồng Kông, Ma Cao; nội thất</td><td>Hổ Môn, Đông Quản</td></tr>
<tr><td>Bay Đài Loan; hàng sỉ nhỏ</td><td>Nghĩa Ô</td></tr>
<tr><td>Biển nhanh Đài Loan; chất lỏng, thực phẩm, hàng nhạy cảm</td><td>Thạch Sư, Tuyền Châu</td></tr>
</tbody></table>
<h2>2. Người bán gửi</h2>
<p>Chuyển phát nội địa nào cũng được, cước trả trước. Hàng nặng đi chành xe, nhờ người bán gọi kho hẹn giờ dỡ và giao tận kho, không để lại bến.</p>
<h2>3. Khai báo</h2>
<p>Tốt nhất trong ngày gửi. Đơn tách nhiều kiện thì khai đủ từng mã.</p>
<h2>4. Kho nhận</h2>
<ol><li>Quét nhận, ghép theo mã vận đơn hoặc mã khách hàng.</li><li>Cân, đo, chụp ảnh tem và bên ngoài.</li><li>Lên kệ, chờ bạn tạo đơn. Thường trong 24 giờ sau khi ký nhận, mùa cao điểm tối đa 72 giờ.</li></ol>
<h2>5. Bất thường</h2>
<p>Thùng hỏng, nghi hàng cấm, thu cước đầu nhận, sai số lượng: kiện bị tạm giữ và bạn chọn nhận tiếp, trả người bán hoặc tiêu hủy.</p>`,
  },
};
