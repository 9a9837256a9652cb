import type { DemoAnnouncement } from '../texts/shop-facts.ts';

export const saomaiServiceAnnouncements: DemoAnnouncement[] = [
  {
    pinned: false,
    daysAgo: 11,
    titles: {
      vi: 'Nhắc khách hàng: kê đúng giá trị hàng mua dịp 11/11',
      zhHans: '提醒：双十一货物请如实填报价值',
      en: 'Reminder: state true values for your Singles’ Day purchases',
      zhHanT: '提示：雙十一貨物請如實填報價值',
    },
    summaries: {
      vi: 'Hải quan tăng kiểm tra trị giá, kê giá sau khuyến mại và giữ ảnh đơn mua để đối chiếu.',
      zhHans: '海关加强价格核查，请按优惠后的实付价填报，并保留购买截图备查。',
      en: 'Customs checks values more often: state the price after discount and keep the purchase screenshot.',
      zhHanT: '海關加強價格核查，請按優惠後的實付價填報，並保留購買截圖備查。',
    },
    contents: {
      vi: `<p>Giá kê là giá thực trả sau khuyến mại, cộng phí ship nội địa nếu có. Kê “1 tệ” cho cả thùng là lý do khiến hàng bị giữ nhiều nhất tháng qua. Cần trợ giúp, gửi ảnh đơn mua cho chúng tôi.</p>`,
      zhHans: `<p>请按优惠后的实付价填报，如有国内运费一并计入。整箱填“1元”是上个月被扣查最多的原因。需要帮助可把购买截图发给我们。</p>`,
      en: `<p>State what you really paid after discount, plus domestic shipping. “1 yuan” for a whole box was last month’s main reason for holds. Send us the screenshot if you need help.</p>`,
      zhHanT: `<p>請按優惠後的實付價填報，如有內地運費一併計入。整箱填「1元」是上個月被扣查最多的原因。需要幫助可把購買截圖發給我們。</p>`,
    },
  },
  {
    pinned: false,
    daysAgo: 32,
    titles: {
      vi: 'Đối soát COD: xem bốn nấc tiền ngay trên đơn',
      zhHans: '代收对账：订单上直接看四个阶段',
      en: 'COD settlement: four stages right on the order',
      zhHanT: '代收對帳：訂單上直接看四個階段',
    },
    summaries: {
      vi: 'Từ nay mỗi đơn COD hiện chờ thu, hãng đã thu, hãng đã trả, đã cộng ví, kèm ngày.',
      zhHans: '即日起每张代收订单显示待收、承运商已收、承运商已结、已入账及日期。',
      en: 'Each COD order now shows to be collected, collected, settled and credited, with dates.',
      zhHanT: '即日起每張代收訂單顯示待收、承運商已收、承運商已結、已入帳及日期。',
    },
    contents: {
      vi: `<p>Có thể lọc đơn quá hạn đối soát và xuất Excel. Chênh lệch giữa số hãng báo và số phải thu được đánh dấu đỏ kèm chữ “Lệch”, chúng tôi xử lý trong 3 ngày làm việc.</p>`,
      zhHans: `<p>可以筛选超期未结的订单并导出Excel。承运商报数与应收不一致的标注“差异”，我们在3个工作日内处理。</p>`,
      en: `<p>Filter overdue orders and export them to Excel. Where the carrier’s figure differs from what was due, the order is marked “Mismatch” and we settle it within 3 working days.</p>`,
      zhHanT: `<p>可以篩選超期未結的訂單並匯出Excel。承運商報數與應收不一致的標註「差異」，我們在3個工作天內處理。</p>`,
    },
  },
  {
    pinned: false,
    daysAgo: 90,
    titles: {
      vi: 'Miễn phí kiểm đếm cho đơn 1688 đầu tiên',
      zhHans: '首张1688订单免费清点',
      en: 'Free counting on your first 1688 order',
      zhHanT: '首張1688訂單免費點數',
    },
    summaries: {
      vi: 'Khách mới trong tháng được kiểm đếm miễn phí một đơn, tối đa 200 sản phẩm.',
      zhHans: '本月新客户可免费清点一张订单，最多200件。',
      en: 'New customers this month get one order counted free, up to 200 items.',
      zhHanT: '本月新客戶可免費點數一張訂單，最多200件。',
    },
    contents: {
      vi: `<p>Chọn dịch vụ kiểm đếm khi khai báo, phí tự về 0. Kho đếm theo màu, cỡ và chụp ảnh; phát hiện thiếu sẽ báo để bạn khiếu nại người bán trước khi xe chạy.</p>`,
      zhHans: `<p>预报时选清点服务，费用自动为0。仓库按颜色、尺码清点并拍照；发现少件会通知您，赶在发车前向卖家维权。</p>`,
      en: `<p>Choose counting when you forecast and the fee becomes zero. We count by colour and size, with photos, and tell you of shortages before the truck leaves.</p>`,
      zhHanT: `<p>預報時選點數服務，費用自動為0。倉庫按顏色、尺碼點數並拍照；發現少件會通知你，趕在發車前向賣家投訴。</p>`,
    },
  },
  {
    pinned: false,
    daysAgo: 118,
    titles: {
      vi: 'Cảnh báo mạo danh nhân viên Sao Mai trên Zalo',
      zhHans: '警惕Zalo上冒充晨星员工的账号',
      en: 'Beware of Zalo accounts posing as Sao Mai staff',
      zhHanT: '慎防Zalo上冒充晨星員工的帳號',
    },
    summaries: {
      vi: 'Chúng tôi chỉ nhận tiền vào tài khoản công ty hiện trên trang thanh toán, không qua tài khoản cá nhân.',
      zhHans: '我们只收付款页显示的公司账户款项，从不使用个人账户。',
      en: 'We take money only into the company account shown on the payment page, never into personal accounts.',
      zhHanT: '我們只收付款頁顯示的公司帳戶款項，從不使用個人帳戶。',
    },
    contents: {
      vi: `<p>Nếu ai đó nhắn đổi số tài khoản, xin mã OTP hoặc đòi “phí giải phóng hàng”, đó là lừa đảo. Hãy gọi hotline 1900 0126 để kiểm tra và báo công an nơi gần nhất nếu đã chuyển tiền.</p>`,
      zhHans: `<p>凡是通知更换收款账号、索要验证码或要求付“放货费”的，都是诈骗。请拨热线1900 0126核实；已转账的请立即报警。</p>`,
      en: `<p>Anyone who announces a new account number, asks for a one-time code or demands a “release fee” is a fraud. Call 1900 0126 to check, and go to the police if you have paid.</p>`,
      zhHanT: `<p>凡是通知更換收款帳號、索取驗證碼或要求付「放貨費」的，都是詐騙。請致電熱線1900 0126核實；已轉帳的請立即報警。</p>`,
    },
  },
  {
    pinned: false,
    daysAgo: 160,
    titles: {
      vi: 'Tuyến chính ngạch Hải Phòng: thêm lịch tàu hằng tuần',
      zhHans: '海防正式报关海运：每周加开船期',
      en: 'Official line to Hai Phong: weekly sailings',
      zhHanT: '海防正式報關海運：每星期加開船期',
    },
    summaries: {
      vi: 'Hàng lô từ 1 m³ đi biển mỗi tuần một chuyến, có tờ khai và hóa đơn.',
      zhHans: '1立方米以上批量货每周一班海运，有报关单和发票。',
      en: 'Lots from 1 m³ sail every week, with declaration and invoice.',
      zhHanT: '1立方米以上批量貨每星期一班海運，有報關單和發票。',
    },
    contents: {
      vi: `<p>Chốt hồ sơ thứ Tư, tàu chạy thứ Bảy. Bảng kê thùng cần ghi mã HS và xuất xứ; có C/O mẫu E thì gửi bản mềm trước để kiểm tra.</p>`,
      zhHans: `<p>周三截文件，周六开船。装箱单须写HS编码和原产地；有 Form E 的请先发电子版核对。</p>`,
      en: `<p>Papers close on Wednesday, the ship leaves on Saturday. The box list needs HS codes and origin; send a scan of Form E beforehand if you have one.</p>`,
      zhHanT: `<p>星期三截文件，星期六開船。裝箱單須寫HS編碼和原產地；有 Form E 的請先發電子版核對。</p>`,
    },
  },
  {
    pinned: false,
    daysAgo: 231,
    titles: {
      vi: 'Cập nhật danh mục xã, phường trong sổ địa chỉ',
      zhHans: '地址簿乡坊名录更新',
      en: 'Ward list in the address book updated',
      zhHanT: '地址簿鄉坊名錄更新',
    },
    summaries: {
      vi: 'Sổ địa chỉ chuyển sang hai cấp hành chính, vui lòng kiểm tra lại địa chỉ đã lưu.',
      zhHans: '地址簿改为两级行政区划，请检查已保存的地址。',
      en: 'The address book now uses two administrative levels; please check your saved addresses.',
      zhHanT: '地址簿改為兩級行政區劃，請檢查已儲存的地址。',
    },
    contents: {
      vi: `<p>Địa chỉ cũ được gợi ý tên mới, bạn chỉ cần xác nhận. Nếu một xã cũ tách vào hai xã mới, hãy chọn theo số nhà của mình. Tên cũ nên giữ trong ghi chú vài tháng đầu.</p>`,
      zhHans: `<p>旧地址会提示新名称，确认即可。旧乡坊拆到两个新单位的，请按门牌选择。旧名称前几个月建议留在备注里。</p>`,
      en: `<p>Old addresses get a suggestion you only need to confirm. Where an old commune went to two new ones, choose by your house number. Keep the old name in the note for some months.</p>`,
      zhHanT: `<p>舊地址會提示新名稱，確認即可。舊鄉坊拆到兩個新單位的，請按門牌選擇。舊名稱首幾個月建議留在備註。</p>`,
    },
  },
];
