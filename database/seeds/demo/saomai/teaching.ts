import type { DemoArticle } from '../texts/shop-facts.ts';

export const saomaiTeaching: DemoArticle[] = [
  {
    type: 'teaching',
    titles: {
      vi: 'Mua Taobao, 1688 và tự gửi về Việt Nam trong 6 bước',
      zhHans: '六步把淘宝、1688的货寄到越南',
      en: 'Buy on Taobao or 1688 and ship to Vietnam in six steps',
      zhHanT: '六步把淘寶、1688的貨寄到越南',
    },
    contents: {
      vi: `
<ol>
<li><strong>Đăng ký</strong> bằng số điện thoại Việt Nam, lấy mã khách hàng.</li>
<li><strong>Thêm địa chỉ kho</strong> trên sàn, đặt làm mặc định để khỏi nhầm.</li>
<li><strong>Đặt hàng</strong> và chờ người bán cấp mã vận đơn.</li>
<li><strong>Khai báo</strong> mã vận đơn, tên hàng, số lượng, giá. Hàng có pin, chất lỏng chọn đúng loại.</li>
<li><strong>Tạo đơn</strong> khi đủ kiện: chọn tuyến Hà Nội, TP. Hồ Chí Minh hoặc đường bay, xem giá bên phải rồi thanh toán.</li>
<li><strong>Nhận hàng</strong>: người giao gọi trước; kiểm tra thùng ngoài trước khi ký.</li>
</ol>
<blockquote>Hàng của bạn đứng yên ở cửa khẩu quá hai ngày? Xem mục Thông báo trước, có thể đang ùn xe ở Hữu Nghị.</blockquote>`,
      zhHans: `
<ol>
<li>用越南手机号<strong>注册</strong>，拿到会员编号。</li>
<li>在平台<strong>新增仓库地址</strong>，设为默认以免出错。</li>
<li><strong>下单</strong>，等卖家给出快递单号。</li>
<li><strong>预报</strong>单号、品名、数量、价格。带电、液体请选对类型。</li>
<li>包裹到齐后<strong>下集运单</strong>：选河内、胡志明市或空运，看右侧价格后付款。</li>
<li><strong>收货</strong>：派送员会先电话联系；签收前检查外箱。</li>
</ol>
<blockquote>货在口岸停了两天以上？请先看公告，可能是友谊关车流拥堵。</blockquote>`,
      en: `
<ol>
<li><strong>Register</strong> with a Vietnamese mobile number and get your member code.</li>
<li><strong>Add the warehouse address</strong> on the platform and make it the default.</li>
<li><strong>Order</strong> and wait for the courier number.</li>
<li><strong>Forecast</strong> number, description, quantity and price; choose the right type for batteries and liquids.</li>
<li><strong>Place the order</strong> when all is in: Hanoi, Ho Chi Minh City or air. The price is on the right.</li>
<li><strong>Receive</strong>: the driver calls first; check the box before signing.</li>
</ol>
<blockquote>Standing at the border for more than two days? Look at the announcements first: there may be a queue at Huu Nghi.</blockquote>`,
      zhHanT: `
<ol>
<li>以越南手機號碼<strong>註冊</strong>，取得會員編號。</li>
<li>在平台<strong>新增倉庫地址</strong>，設為預設以免出錯。</li>
<li><strong>下單</strong>，等賣家給出快遞單號。</li>
<li><strong>預報</strong>單號、品名、數量、價格。帶電、液體請選對類型。</li>
<li>包裹到齊後<strong>下集運單</strong>：選河內、胡志明市或空運，看右側價格後付款。</li>
<li><strong>收貨</strong>：派送員會先電話聯絡；簽收前檢查外箱。</li>
</ol>
<blockquote>貨在口岸停了兩日以上？請先看公告，可能是友誼關車流擠塞。</blockquote>`,
    },
  },
  {
    type: 'teaching',
    titles: {
      vi: 'Nhập đơn COD bằng Excel không lỗi',
      zhHans: '用Excel导入代收货款订单不出错',
      en: 'Importing COD orders from Excel without errors',
      zhHanT: '用Excel匯入代收貨款訂單不出錯',
    },
    contents: {
      vi: `
<ol>
<li>Tải tệp mẫu mới nhất, không đổi tên cột.</li>
<li>Mỗi dòng một đơn: người nhận, điện thoại, tỉnh/thành, xã/phường, địa chỉ, SKU, số lượng, tiền thu hộ.</li>
<li>Tải tệp lên; hệ thống kiểm tra và chỉ rõ dòng, cột sai. Chưa sửa hết thì chưa nhập, không có chuyện nhập nửa chừng.</li>
<li>Sửa ngay trong Excel rồi tải lại. Cùng một tệp đã nhập sẽ bị từ chối để tránh trùng đơn.</li>
<li>Vào “Chờ xuất”, gắn tồn kho cho cả loạt và gửi kho đóng gói.</li>
</ol>
<h2>Lỗi hay gặp</h2>
<ul><li>Số điện thoại mất số 0 đầu: định dạng cột là văn bản.</li><li>Tên xã/phường cũ: chọn theo danh mục hai cấp mới.</li><li>Tiền thu hộ có dấu chấm, chữ “đ”: chỉ để số.</li></ul>`,
      zhHans: `
<ol>
<li>下载最新模板，不要改列名。</li>
<li>每行一张订单：收件人、电话、省市、乡坊、地址、SKU、数量、代收金额。</li>
<li>上传后系统检查并指出错误的行和列。没有全部改好就不会导入，不会出现导入一半的情况。</li>
<li>在Excel里改好再上传。已导入过的同一文件会被拒绝，避免重复。</li>
<li>到“待出货”批量绑定库存，交仓库打包。</li>
</ol>
<h2>常见错误</h2>
<ul><li>电话丢了开头的0：把列设为文本格式。</li><li>旧的乡坊名：按新的两级目录选择。</li><li>金额带点号或“đ”：只留数字。</li></ul>`,
      en: `
<ol>
<li>Download the latest template and keep the column names.</li>
<li>One order per row: receiver, phone, province, ward, address, SKU, quantity, amount to collect.</li>
<li>Upload; rows and columns with mistakes are pointed out. Nothing is imported until all are right, so there is never half an import.</li>
<li>Correct in Excel and upload again. A file that was already imported is refused.</li>
<li>Under “To ship” bind stock for the whole set and send it to packing.</li>
</ol>
<h2>Common mistakes</h2>
<ul><li>Phone lost its leading 0: format the column as text.</li><li>Old ward names: use the new two-level list.</li><li>Amounts with dots or “đ”: digits only.</li></ul>`,
      zhHanT: `
<ol>
<li>下載最新範本，不要更改欄名。</li>
<li>每行一張訂單：收件人、電話、省市、鄉坊、地址、SKU、數量、代收金額。</li>
<li>上載後系統檢查並指出錯誤的行和欄。未全部改好就不會匯入，不會出現匯入一半的情況。</li>
<li>在Excel改好再上載。已匯入過的同一檔案會被拒絕，避免重複。</li>
<li>到「待出貨」批量綁定庫存，交倉庫打包。</li>
</ol>
<h2>常見錯誤</h2>
<ul><li>電話丟了開頭的0：把欄位設為文字格式。</li><li>舊的鄉坊名：按新的兩級目錄選擇。</li><li>金額帶點號或「đ」：只留數字。</li></ul>`,
    },
  },
  {
    type: 'teaching',
    titles: {
      vi: 'Đặt tuyến chính ngạch cho hàng lô',
      zhHans: '批量货下专线（正式报关）订单',
      en: 'Booking the official line for a lot',
      zhHanT: '批量貨下專線（正式報關）訂單',
    },
    contents: {
      vi: `
<ol>
<li>Vào “Tuyến riêng”, chọn “Đặt đơn”, chọn kho Bằng Tường và tuyến.</li>
<li>Nhập số kiện, cân, kích thước theo từng dòng; chọn có khai hải quan.</li>
<li>Tải bảng kê thùng (box list) Excel, tối đa 3 MB: số thùng, tên hàng Việt – Trung – Anh, chất liệu, mã HS, số lượng, đơn giá, xuất xứ.</li>
<li>Phòng chứng từ kiểm tra mã HS, điều kiện nhập, báo thuế dự kiến trong 1 ngày làm việc.</li>
<li>Giao hàng tới kho; kho đếm kiện và so với bảng kê.</li>
<li>Thanh toán cước và thuế, xe chạy, theo dõi tới khi nhận đủ tờ khai và hóa đơn.</li>
</ol>
<p>Giới hạn: mỗi cạnh 200 cm, tổng 300 kg mỗi đơn gom; vượt mức hãy hỏi tuyến riêng nguyên xe.</p>`,
      zhHans: `
<ol>
<li>进入“专线”，点“下单”，选凭祥仓和线路。</li>
<li>逐行填写件数、重量、尺寸，选择需要报关。</li>
<li>上传装箱单Excel，最大3MB：箱号、越中英品名、材质、HS编码、数量、单价、原产地。</li>
<li>单证部在1个工作日内核对HS编码和进口条件，报预估税款。</li>
<li>货送到仓库，清点件数并与装箱单核对。</li>
<li>支付运费和税款后发车，跟踪至收齐报关单和发票。</li>
</ol>
<p>限制：集运单每边200厘米、总重300公斤；超过请咨询整车专线。</p>`,
      en: `
<ol>
<li>Open Dedicated line, Place order; choose Pingxiang and the line.</li>
<li>Enter pieces, weights and sizes row by row and choose customs declaration.</li>
<li>Upload the box list as Excel, at most 3 MB: box number, descriptions in Vietnamese, Chinese and English, material, HS code, quantity, unit price, origin.</li>
<li>Our documents team checks HS codes and import conditions and quotes the expected tax within 1 working day.</li>
<li>Deliver to the warehouse; pieces are counted against the list.</li>
<li>Pay freight and tax, the truck leaves, and you receive declaration and invoice at the end.</li>
</ol>
<p>Limits for consolidation orders: 200 cm a side, 300 kg in total. Above that, ask for a full-truck line.</p>`,
      zhHanT: `
<ol>
<li>進入「專線」，按「下單」，選憑祥倉和線路。</li>
<li>逐行填寫件數、重量、尺寸，選擇需要報關。</li>
<li>上載裝箱單Excel，最大3MB：箱號、越中英品名、物料、HS編碼、數量、單價、原產地。</li>
<li>單證部在1個工作天內核對HS編碼和進口條件，報預估稅款。</li>
<li>貨送到倉庫，點算件數並與裝箱單核對。</li>
<li>支付運費和稅款後發車，跟蹤至收齊報關單和發票。</li>
</ol>
<p>限制：集運單每邊200厘米、總重300公斤；超過請查詢整車專線。</p>`,
    },
  },
];

export const saomaiDomesticProcedure: DemoArticle = {
  type: 'domesticProcedure',
  titles: {
    vi: 'Gửi hàng nội địa Trung Quốc về kho Sao Mai',
    zhHans: '中国境内发货到晨星仓库',
    en: 'Sending goods within China to our warehouses',
    zhHanT: '中國境內發貨到晨星倉庫',
  },
  contents: {
    vi: `
<h2>Hàng mua trên sàn</h2>
<ol><li>Dùng địa chỉ kho Nam Ninh, giữ nguyên mã khách hàng.</li><li>Người bán gửi cước trả trước; kho không nhận thu cước đầu nhận.</li><li>Khai báo mã vận đơn trong ngày.</li></ol>
<h2>Hàng chợ, hàng xưởng</h2>
<ol><li>Xưởng giao tới quầy C12 kho Quảng Châu hoặc gửi chành xe về Bằng Tường.</li><li>Ngoài thùng viết mã khách hàng bằng bút dạ ở hai mặt, đánh số 1/5, 2/5...</li><li>Đặt phiếu đóng gói trong thùng số 1 và chụp gửi cho chúng tôi.</li></ol>
<h2>Tại kho</h2>
<p>Cân, đo, chụp ảnh trong 24 giờ. Chọn kiểm đếm thì đếm theo dòng hàng; thiếu, sai màu, sai cỡ báo bạn ngay để làm việc với người bán trước khi xe chạy.</p>
<h2>Đóng gỗ</h2>
<p>Hàng kính, máy, gốm nên đóng gỗ tại kho. Kích thước tính cước lấy sau khi đóng.</p>`,
    zhHans: `
<h2>平台买的货</h2>
<ol><li>用南宁仓地址，保留会员编号。</li><li>卖家寄付；仓库不收到付件。</li><li>当天预报快递单号。</li></ol>
<h2>市场货、工厂货</h2>
<ol><li>工厂送到广州仓C区12档，或走物流到凭祥仓。</li><li>箱外两面用记号笔写会员编号，并写1/5、2/5……</li><li>装箱单放在1号箱内，并拍照发给我们。</li></ol>
<h2>到仓之后</h2>
<p>24小时内称重、测量、拍照。选了清点的按品项点数；少件、错色、错码立即通知您，赶在发车前与卖家处理。</p>
<h2>打木架</h2>
<p>玻璃、机械、陶瓷建议在仓库打木架。计费尺寸以打架后为准。</p>`,
    en: `
<h2>Bought on a platform</h2>
<ol><li>Use the Nanning address with your member code.</li><li>Freight prepaid by the seller; no freight-collect.</li><li>Forecast the number the same day.</li></ol>
<h2>From markets and factories</h2>
<ol><li>Deliver to counter C12 in Guangzhou, or by truck to Pingxiang.</li><li>Mark two sides of each carton with your member code and 1/5, 2/5 and so on.</li><li>Put the packing list in carton 1 and send us a photo of it.</li></ol>
<h2>In the warehouse</h2>
<p>Weighed, measured and photographed within 24 hours. With counting ordered, we count line by line and report shortages, wrong colours and sizes before the truck leaves.</p>
<h2>Crating</h2>
<p>Glass, machines and ceramics should be crated with us. The billed size is the one after crating.</p>`,
    zhHanT: `
<h2>平台買的貨</h2>
<ol><li>用南寧倉地址，保留會員編號。</li><li>賣家寄付；倉庫不收到付件。</li><li>當日預報快遞單號。</li></ol>
<h2>市場貨、工廠貨</h2>
<ol><li>工廠送到廣州倉C區12檔，或走物流到憑祥倉。</li><li>箱外兩面用箱頭筆寫會員編號，並寫1/5、2/5……</li><li>裝箱單放在1號箱內，並拍照發給我們。</li></ol>
<h2>到倉之後</h2>
<p>24小時內過磅、量度、拍照。選了點數的按品項點數；少件、錯色、錯碼即時通知你，趕在發車前與賣家處理。</p>
<h2>打木架</h2>
<p>玻璃、機械、陶瓷建議在倉庫打木架。計費尺寸以打架後為準。</p>`,
  },
};
