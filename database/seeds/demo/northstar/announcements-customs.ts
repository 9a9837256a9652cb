import type { DemoAnnouncement } from '../texts/shop-facts.ts';

export const northstarCustomsAnnouncements: DemoAnnouncement[] = [
  {
    pinned: true,
    daysAgo: 19,
    titles: {
      en: 'EU parcels: tell us every kind of item',
      zhHans: '欧盟包裹：请逐种填写商品',
      zhHanT: '歐盟包裹：請逐種填寫商品',
      vi: 'Kiện đi EU: xin kê từng loại hàng',
    },
    summaries: {
      en: 'The flat duty of €3 counts kinds of item, so a parcel described as “mixed goods” can no longer be declared.',
      zhHans: '3欧元定额关税按商品种类计算，写成“杂货”的包裹已无法申报。',
      zhHanT: '3歐元定額關稅按商品種類計算，寫成「雜貨」的包裹已無法申報。',
      vi: 'Thuế cố định 3 euro tính theo loại hàng nên kiện ghi “hàng tạp” không còn khai được.',
    },
    contents: {
      en: `<p>List each kind with material and quantity when you forecast. Parcels without it are held until you complete the list; storage days stop meanwhile. Identical goods in different colours count as one kind.</p>`,
      zhHans: `<p>预报时请逐种写明材质和数量。未写明的包裹会暂扣，补齐后放行，期间不计仓储天数。同款不同颜色算一种。</p>`,
      zhHanT: `<p>預報時請逐種寫明物料和數量。未寫明的包裹會暫扣，補齊後放行，期間不計倉儲日數。同款不同顏色算一種。</p>`,
      vi: `<p>Khi khai báo, ghi từng loại kèm chất liệu và số lượng. Thiếu thì kiện bị giữ đến khi bổ sung, thời gian đó không tính lưu kho. Cùng mẫu khác màu tính là một loại.</p>`,
    },
  },
  {
    pinned: false,
    daysAgo: 58,
    titles: {
      en: 'US duty estimates now show their date',
      zhHans: '美国关税预估现注明日期',
      zhHanT: '美國關稅預估現註明日期',
      vi: 'Thuế Mỹ ước tính nay có ghi ngày',
    },
    summaries: {
      en: 'Because US rates change at short notice, every estimate carries the day it was made and is replaced by the actual duty.',
      zhHans: '美国税率变动频繁，每个预估都注明日期，并以实际关税结算。',
      zhHanT: '美國稅率變動頻繁，每個預估都註明日期，並以實際關稅結算。',
      vi: 'Thuế suất Mỹ hay đổi nên ước tính nào cũng ghi ngày và được thay bằng thuế thực tế.',
    },
    contents: {
      en: `<p>Customs applies the rate in force on the day of entry, not of your order. If the actual duty is lower, the difference returns to your balance; if higher, we send the receipt and ask for the rest before delivery.</p>`,
      zhHans: `<p>海关按入境当日税率计征，不是下单当日。实际较低的，差额退回余额；较高的，我们附凭证请您在派送前补足。</p>`,
      zhHanT: `<p>海關按入境當日稅率計徵，不是下單當日。實際較低的，差額退回餘額；較高的，我們附憑證請你在派送前補足。</p>`,
      vi: `<p>Hải quan áp dụng mức của ngày nhập, không phải ngày đặt đơn. Thấp hơn thì hoàn vào số dư; cao hơn chúng tôi gửi biên lai và thu phần thiếu trước khi giao.</p>`,
    },
  },
  {
    pinned: false,
    daysAgo: 140,
    titles: {
      en: 'EU from 1 July: no more duty-free parcels',
      zhHans: '欧盟7月1日起：小额包裹不再免关税',
      zhHanT: '歐盟7月1日起：小額包裹不再免關稅',
      vi: 'EU từ 01/07: hết miễn thuế kiện nhỏ',
    },
    summaries: {
      en: 'The €150 exemption ends on 1 July 2026 and an interim flat duty of €3 per kind of item takes its place for e-commerce parcels.',
      zhHans: '150欧元免税自2026年7月1日取消，电商包裹暂按每种商品3欧元征收定额关税。',
      zhHanT: '150歐元免稅自2026年7月1日取消，電商包裹暫按每種商品3歐元徵收定額關稅。',
      vi: 'Miễn thuế dưới 150 euro chấm dứt từ 01/07/2026, thay bằng thuế cố định 3 euro mỗi loại hàng với kiện thương mại điện tử.',
    },
    contents: {
      en: `<p>What counts is the day of the customs declaration. Rail and sea orders that leave after the end of May will arrive under the new rule. Our <a href="/help">help centre</a> has an example of the calculation.</p>`,
      zhHans: `<p>以报关日期为准。五月底之后发出的铁路和海运订单会适用新规。<a href="/help">帮助中心</a>有计算示例。</p>`,
      zhHanT: `<p>以報關日期為準。五月底之後發出的鐵路和海運訂單會適用新規。<a href="/help">幫助中心</a>有計算示例。</p>`,
      vi: `<p>Tính theo ngày khai hải quan. Đơn tàu hỏa và biển đi sau cuối tháng 5 sẽ theo quy định mới. <a href="/help">Trung tâm trợ giúp</a> có ví dụ tính.</p>`,
    },
  },
  {
    pinned: false,
    daysAgo: 263,
    titles: {
      en: 'United States: low-value exemption stays suspended',
      zhHans: '美国：小额免税继续暂停',
      zhHanT: '美國：小額免稅繼續暫停',
      vi: 'Hoa Kỳ: tiếp tục dừng miễn thuế giá trị nhỏ',
    },
    summaries: {
      en: 'After the court ruling on emergency tariffs some duties changed, but shipments up to US$800 are still not duty-free.',
      zhHans: '法院就紧急关税作出裁决后，部分税项有变，但800美元以下仍不免税。',
      zhHanT: '法院就緊急關稅作出裁決後，部分稅項有變，但800美元以下仍不免稅。',
      vi: 'Sau phán quyết về thuế khẩn cấp, một số khoản thay đổi nhưng lô đến 800 USD vẫn không được miễn.',
    },
    contents: {
      en: `<p>Entries from 24 February 2026 are filed with the replacement surcharge instead of the former emergency duties. We do not handle refund claims for duties paid earlier, but your order keeps the customs receipt should you want to pursue one.</p>`,
      zhHans: `<p>2026年2月24日起入境的货物按替代附加税申报，不再适用原紧急关税。我们不代办已缴税款的退税申请，但订单内保留海关凭证，供您自行主张。</p>`,
      zhHanT: `<p>2026年2月24日起入境的貨物按替代附加稅申報，不再適用原緊急關稅。我們不代辦已繳稅款的退稅申請，但訂單內保留海關憑證，供你自行主張。</p>`,
      vi: `<p>Hàng nhập từ 24/02/2026 khai theo phụ thu thay thế thay cho thuế khẩn cấp cũ. Chúng tôi không làm hồ sơ hoàn thuế đã nộp trước đó, nhưng đơn lưu biên lai hải quan để bạn tự yêu cầu.</p>`,
    },
  },
  {
    pinned: false,
    daysAgo: 215,
    titles: {
      en: 'Batteries: only inside the device, and only from Shenzhen',
      zhHans: '电池：只收机内电池，且只从深圳发出',
      zhHanT: '電池：只收機內電池，且只由深圳發出',
      vi: 'Pin: chỉ nhận pin trong máy và chỉ từ Thâm Quyến',
    },
    summaries: {
      en: 'Following the 2026 air rules we no longer accept batteries packed beside equipment.',
      zhHans: '按2026年航空新规，不再接收与设备分开包装的电池。',
      zhHanT: '按2026年航空新規，不再接收與設備分開包裝的電池。',
      vi: 'Theo quy định hàng không 2026, không còn nhận pin đóng riêng cạnh thiết bị.',
    },
    contents: {
      en: `<p>If the seller packs the battery next to the device, choose the service “fit battery” where the model allows it, or return the parcel. Shanghai passes battery goods to Shenzhen twice a week at cost.</p>`,
      zhHans: `<p>卖家把电池放在机外的，型号允许时可选“装入电池”服务，或退回。上海仓的带电货每周两次按成本转到深圳。</p>`,
      zhHanT: `<p>賣家把電池放在機外的，型號容許時可選「裝入電池」服務，或退回。上海倉的帶電貨每星期兩次按成本轉到深圳。</p>`,
      vi: `<p>Nếu người bán để pin ngoài máy, chọn dịch vụ “lắp pin” khi mẫu máy cho phép, hoặc trả lại. Kho Thượng Hải chuyển hàng có pin về Thâm Quyến hai lần mỗi tuần theo giá vốn.</p>`,
    },
  },
];
