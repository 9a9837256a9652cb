import type { DemoArticle } from '../texts/shop-facts.ts';

export const harbourProblems: DemoArticle[] = [
  {
    type: 'problem',
    titles: {
      zhHanT: '快遞顯示已簽收，為甚麼系統還未入庫？',
      zhHans: '快递显示已签收，为什么系统还没入库？',
      en: 'The courier says delivered. Why is my parcel not in the system?',
      vi: 'Chuyển phát báo đã giao, sao hệ thống chưa nhập kho?',
    },
    contents: {
      zhHanT: `<p>簽收後一般24小時內完成量度上架，大促期間最長72小時。超過兩個工作天仍未見到，請先看「認領」列表，再把快遞單號發給客服查找。</p>`,
      zhHans: `<p>签收后一般24小时内完成测量上架，大促期间最长72小时。超过两个工作日仍未看到，请先看“认领”列表，再把快递单号发给客服查找。</p>`,
      en: `<p>Measuring and shelving takes up to 24 hours after signature, up to 72 in sales seasons. After two working days look at the claim list first, then send us the courier number.</p>`,
      vi: `<p>Sau khi ký nhận, kho cân đo và lên kệ trong 24 giờ, mùa cao điểm tối đa 72 giờ. Quá hai ngày làm việc chưa thấy, hãy xem danh sách vô chủ trước rồi gửi mã vận đơn cho chúng tôi.</p>`,
    },
  },
  {
    type: 'problem',
    titles: {
      zhHanT: '香港自提點可以放多久？',
      zhHans: '香港自提点可以放多久？',
      en: 'How long does a Hong Kong pickup point keep my parcel?',
      vi: 'Điểm nhận ở Hồng Kông giữ hàng bao lâu?',
    },
    contents: {
      zhHanT: `<p>每個自提點的保管期在選點時已列明，由你收到到站通知起計。需要延長，請在通知後24小時內提出；逾期未取會退回葵涌轉運倉，再派送需另付費用。</p>`,
      zhHans: `<p>每个自提点的保管期在选点时已列明，从您收到到站通知起计。需要延长，请在通知后24小时内提出；逾期未取会退回葵涌转运仓，再派送需另付费用。</p>`,
      en: `<p>The holding period is shown when you choose the point and runs from your arrival notice. Ask for an extension within 24 hours of the notice; uncollected parcels go back to Kwai Chung, and a second delivery is charged.</p>`,
      vi: `<p>Thời gian giữ hàng ghi ngay khi chọn điểm và tính từ lúc bạn nhận thông báo. Muốn gia hạn, báo trong 24 giờ; quá hạn hàng về kho Kwai Chung, giao lại có tính phí.</p>`,
    },
  },
  {
    type: 'problem',
    titles: {
      zhHanT: '寄傢俬會送上樓和安裝嗎？',
      zhHans: '寄家具会送上楼和安装吗？',
      en: 'Do you carry furniture upstairs and assemble it?',
      vi: 'Gửi nội thất có bê lên tầng và lắp đặt không?',
    },
    contents: {
      zhHanT: `<p>有電梯而箱子放得入，會送到門口。唐樓每層、村屋遠距離搬運和安裝按報價收費，下單時在備註寫明樓層、電梯尺寸，我們會先報價再派送。任何一邊超過200厘米的貨物不能承運。</p>`,
      zhHans: `<p>有电梯且箱子放得下，会送到门口。无电梯逐层搬运、村屋远距离搬运和安装按报价收费，下单时在备注写明楼层、电梯尺寸，我们会先报价再派送。任何一边超过200厘米的货物不能承运。</p>`,
      en: `<p>With a lift that fits the box we deliver to your door. Stairs, long carries and assembly are quoted: note floor and lift size in the remarks and we quote before delivery. Nothing with a side over 200 cm can be carried.</p>`,
      vi: `<p>Có thang máy vừa thùng thì giao đến cửa. Bê thang bộ, bê xa và lắp đặt tính theo báo giá; hãy ghi tầng và kích thước thang máy, chúng tôi báo giá trước khi giao. Hàng có cạnh trên 200 cm không nhận.</p>`,
    },
  },
  {
    type: 'problem',
    titles: {
      zhHanT: '寄台灣一定要 EZ WAY 嗎？可以用家人的嗎？',
      zhHans: '寄台湾一定要 EZ WAY 吗？可以用家人的吗？',
      en: 'Is EZ WAY compulsory for Taiwan? May I use a relative’s?',
      vi: 'Gửi Đài Loan có bắt buộc EZ WAY không? Dùng của người nhà được không?',
    },
    contents: {
      zhHanT: `<p>簡易申報的快遞貨物自2026年3月1日起必須在報關前確認。收件人、手機號碼和 EZ WAY 登記者必須是同一人；如果由家人收件，就以家人的姓名和手機填寫地址，並由家人自己確認。不要借用他人身分。</p>`,
      zhHans: `<p>简易申报的快递货物自2026年3月1日起必须在报关前确认。收件人、手机号和 EZ WAY 登记者必须是同一人；如果由家人收件，就用家人的姓名和手机填写地址，并由家人自己确认。不要借用他人身份。</p>`,
      en: `<p>For simplified declarations, yes: since 1 March 2026 confirmation comes before customs filing. Receiver, mobile number and EZ WAY holder must be one person. If a relative receives the parcel, use the relative’s name and mobile and let them confirm. Do not borrow identities.</p>`,
      vi: `<p>Với hàng khai báo giản đơn thì bắt buộc: từ 01/03/2026 phải xác nhận trước khi khai. Người nhận, số điện thoại và chủ EZ WAY phải là một người; nếu người nhà nhận thì ghi tên và số của họ và để họ tự xác nhận. Không mượn danh tính.</p>`,
    },
  },
  {
    type: 'problem',
    titles: {
      zhHanT: '付款後還可以加包裹或改地址嗎？',
      zhHans: '付款后还可以加包裹或改地址吗？',
      en: 'Can I add a parcel or change the address after paying?',
      vi: 'Thanh toán rồi có thêm kiện hay đổi địa chỉ được không?',
    },
    contents: {
      zhHanT: `<p>倉庫開始揀貨前，可以取消訂單（全額退款）再重新下單。開始揀貨後不能加件；改地址要看承運商，請盡快聯絡客服。</p>`,
      zhHans: `<p>仓库开始拣货前，可以取消订单（全额退款）再重新下单。开始拣货后不能加件；改地址要看承运商，请尽快联系客服。</p>`,
      en: `<p>Until picking starts you can cancel for a full refund and order again. After that nothing can be added; a change of address depends on the carrier, so tell us quickly.</p>`,
      vi: `<p>Trước khi kho lấy hàng, bạn có thể hủy đơn (hoàn 100%) rồi tạo lại. Sau đó không thêm kiện được; đổi địa chỉ tùy hãng, xin báo sớm.</p>`,
    },
  },
  {
    type: 'problem',
    titles: {
      zhHanT: '為甚麼打包後要補差價？',
      zhHans: '为什么打包后要补差价？',
      en: 'Why am I asked for a difference after packing?',
      vi: 'Vì sao đóng gói xong phải trả thêm?',
    },
    contents: {
      zhHanT: `<p>只有打包後的計費重量比鎖定報價高，並超出我們承擔的容差，才會補差，例如加了木架或氣泡膜。通知內附秤重和量尺相片。不同意可以要求覆量；較輕的話，差額會自動退回。</p>`,
      zhHans: `<p>只有打包后的计费重量比锁定报价高，并超出我们承担的容差，才会补差，例如加了木架或气泡膜。通知里附称重和量尺照片。不同意可以要求复量；较轻的话，差额会自动退回。</p>`,
      en: `<p>Only when the packed box bills higher than the locked quote by more than the tolerance we bear, for example after adding a wooden frame. Photos of scale and tape come with the request. You may ask for a second measurement; if the box is lighter, the difference is refunded by itself.</p>`,
      vi: `<p>Chỉ khi trọng lượng sau đóng gói cao hơn báo giá đã khóa và vượt dung sai chúng tôi chịu, ví dụ thêm kiện gỗ. Thông báo có ảnh cân và thước. Không đồng ý bạn có thể yêu cầu đo lại; nhẹ hơn thì tự động hoàn.</p>`,
    },
  },
  {
    type: 'problem',
    titles: {
      zhHanT: '子帳戶可以做甚麼？',
      zhHans: '子账户可以做什么？',
      en: 'What can a sub-account do?',
      vi: 'Tài khoản phụ làm được gì?',
    },
    contents: {
      zhHanT: `<p>子帳戶可以處理主帳戶的包裹、訂單和地址，並在主帳戶設定的限額內以餘額付款；不能提現、不能管理其他子帳戶，也不能註銷帳戶。每個操作都會記錄是誰做的。</p>`,
      zhHans: `<p>子账户可以处理主账户的包裹、订单和地址，并在主账户设置的限额内用余额付款；不能提现、不能管理其他子账户，也不能注销账户。每个操作都会记录是谁做的。</p>`,
      en: `<p>It works on the main account’s parcels, orders and addresses and may pay from the balance up to a limit you set. It cannot withdraw, manage other sub-accounts or close the account. Every act records who did it.</p>`,
      vi: `<p>Xử lý kiện, đơn, địa chỉ của tài khoản chính và trả bằng số dư trong hạn mức bạn đặt; không rút tiền, không quản lý tài khoản phụ khác, không đóng tài khoản. Mọi thao tác đều ghi tên người làm.</p>`,
    },
  },
  {
    type: 'problem',
    titles: {
      zhHanT: '貨到付款的款項何時入帳？',
      zhHans: '货到付款的款项什么时候入账？',
      en: 'When do I receive cash-on-delivery money?',
      vi: 'Tiền thu hộ khi nào về?',
    },
    contents: {
      zhHanT: `<p>承運商代收後會定期與我們結算；我們收到並核對後，扣除手續費及運費，以當日匯率折成人民幣存入你的餘額。每筆訂單的「已代收、承運商已結、已入帳」狀態都可以查到。買家拒收的貨物會退到退件庫存，可以重出。</p>`,
      zhHans: `<p>承运商代收后会定期与我们结算；我们收到并核对后，扣除手续费和运费，按当日汇率折成人民币存入您的余额。每笔订单的“已代收、承运商已结、已入账”状态都可以查到。买家拒收的货物会退到退件库存，可以重出。</p>`,
      en: `<p>The carrier settles with us at intervals. Once we have received and checked the money, we deduct fees and freight and credit your balance in yuan at the day’s rate. Each order shows whether it is collected, settled by the carrier and credited. Refused goods return to your returns stock and can go out again.</p>`,
      vi: `<p>Hãng thu hộ đối soát với chúng tôi theo kỳ. Nhận và kiểm tra xong, chúng tôi trừ phí, cước rồi cộng vào số dư bằng nhân dân tệ theo tỷ giá ngày đó. Từng đơn đều hiện đã thu, hãng đã trả, đã cộng. Hàng bị từ chối về kho hoàn, có thể xuất lại.</p>`,
    },
  },
  {
    type: 'problem',
    titles: {
      zhHanT: '颱風或黑雨時會怎樣安排？',
      zhHans: '台风或暴雨时怎么安排？',
      en: 'What happens in a typhoon or black rainstorm?',
      vi: 'Bão hoặc mưa lớn thì sao?',
    },
    contents: {
      zhHanT: `<p>八號或以上熱帶氣旋警告、黑色暴雨警告生效期間，香港派送和自提點暫停；取消後，如距離關門不足兩小時，改為翌日恢復。暫停期間不計逾期費。最新安排以公告為準。</p>`,
      zhHans: `<p>香港八号或以上热带气旋警告、黑色暴雨警告生效期间，派送和自提点暂停；取消后，如距离关门不足两小时，改为次日恢复。暂停期间不计逾期费。最新安排以公告为准。</p>`,
      en: `<p>While typhoon signal No. 8 or above or a black rainstorm warning is in force, deliveries and pickup points in Hong Kong stop. If it is lifted less than two hours before closing, we resume the next day. No overdue fee runs meanwhile. See the announcements.</p>`,
      vi: `<p>Khi Hồng Kông có bão cấp tín hiệu 8 trở lên hoặc cảnh báo mưa đen, giao hàng và điểm nhận tạm ngừng; nếu dỡ cảnh báo khi còn dưới hai giờ là đóng cửa thì hôm sau hoạt động lại. Thời gian này không tính phí quá hạn. Xem thông báo mới nhất.</p>`,
    },
  },
  {
    type: 'problem',
    titles: {
      zhHanT: '怎樣註銷帳戶？餘額怎麼辦？',
      zhHans: '怎么注销账户？余额怎么办？',
      en: 'How do I close my account, and what about my balance?',
      vi: 'Đóng tài khoản thế nào, số dư ra sao?',
    },
    contents: {
      zhHanT: `<p>在帳戶設定輸入密碼申請註銷，第15日生效，期間登入即取消申請。請先完成所有訂單並把現金餘額提現；贈送金額和積分會作廢。</p>`,
      zhHans: `<p>在账户设置输入密码申请注销，第15天生效，期间登录即取消申请。请先完成所有订单并把现金余额提现；赠送金额和积分会作废。</p>`,
      en: `<p>Ask for it in the account settings with your password. It takes effect on day 15; signing in before then cancels the request. Finish your orders and withdraw your cash balance first; gift credit and points lapse.</p>`,
      vi: `<p>Vào cài đặt tài khoản, nhập mật khẩu để yêu cầu; có hiệu lực sau 15 ngày, đăng nhập trong thời gian đó là hủy yêu cầu. Hãy hoàn tất đơn và rút tiền mặt trước; tiền tặng và điểm sẽ mất.</p>`,
    },
  },
];
