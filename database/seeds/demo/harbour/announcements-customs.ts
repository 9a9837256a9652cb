import type { DemoAnnouncement } from '../texts/shop-facts.ts';

export const harbourCustomsAnnouncements: DemoAnnouncement[] = [
  {
    pinned: true,
    daysAgo: 20,
    titles: {
      zhHanT: '寄台灣必讀：出貨前完成 EZ WAY 三個設定',
      zhHans: '寄台湾必读：出货前完成 EZ WAY 三个设置',
      en: 'Shipping to Taiwan: three EZ WAY settings before dispatch',
      vi: 'Gửi Đài Loan: ba thiết lập EZ WAY trước khi xuất hàng',
    },
    summaries: {
      zhHanT: '實名認證、地址簿同名同號、開啟推播，三樣齊備，包裹就不會卡在報關前。',
      zhHans: '实名认证、地址簿同名同号、打开推送，三样齐备，包裹就不会卡在报关前。',
      en: 'Verify yourself, use the same name and mobile in the address book, and allow notifications: then nothing waits before customs.',
      vi: 'Xác thực danh tính, ghi đúng tên và số trong sổ địa chỉ, bật thông báo: đủ ba điều thì hàng không bị kẹt trước khai báo.',
    },
    contents: {
      zhHanT: `<p>預先確認委任制度自2026年3月1日全面實施至今，我們統計到未能即日報關的包裹，主要原因依次是：沒有按「申報相符」、手機號碼與登記不同、姓名多了空格或用了英文名。</p><p>詳細步驟見<a href="/help">幫助中心</a>的 EZ WAY 文章。</p>`,
      zhHans: `<p>预先确认委任制度自2026年3月1日全面实施至今，我们统计到未能当日报关的包裹，主要原因依次是：没有点“申报相符”、手机号与登记不同、姓名多了空格或用了英文名。</p><p>详细步骤见<a href="/help">帮助中心</a>的 EZ WAY 文章。</p>`,
      en: `<p>Since prior confirmation became general on 1 March 2026, parcels that missed their declaration did so mostly because nobody pressed 申報相符, the mobile number differed from the registered one, or the name had a stray space or was in English.</p><p>Step by step: the EZ WAY article in the <a href="/help">help centre</a>.</p>`,
      vi: `<p>Từ khi áp dụng xác nhận trước (01/03/2026), kiện không khai được trong ngày chủ yếu do: chưa bấm 申報相符, số điện thoại khác số đăng ký, tên thừa dấu cách hoặc dùng tên tiếng Anh.</p><p>Xem bài EZ WAY trong <a href="/help">trung tâm trợ giúp</a>.</p>`,
    },
  },
  {
    pinned: false,
    daysAgo: 36,
    titles: {
      zhHanT: '台灣下半年免稅次數：請留意已用次數',
      zhHans: '台湾下半年免税次数：请留意已用次数',
      en: 'Taiwan: mind your duty-free count for the half-year',
      vi: 'Đài Loan: chú ý số lần miễn thuế nửa cuối năm',
    },
    summaries: {
      zhHanT: '同一收件人七至十二月進口超過六次，第七次起不再適用低價免稅。',
      zhHans: '同一收件人七至十二月进口超过六次，第七次起不再适用低价免税。',
      en: 'From the seventh import between July and December a receiver loses the low-value exemption.',
      vi: 'Từ lần nhập thứ bảy trong tháng 7–12, người nhận không còn được miễn thuế hàng giá trị thấp.',
    },
    contents: {
      zhHanT: `<p>次數以海關紀錄為準，包括你經其他公司進口的包裹，我們無法代查。建議把包裹合併成較少票數，並留意合併後總值會否超過新台幣2,000元。</p>`,
      zhHans: `<p>次数以海关记录为准，包括您经其他公司进口的包裹，我们无法代查。建议把包裹合并成较少票数，并留意合并后总值是否超过新台币2,000元。</p>`,
      en: `<p>Customs counts every import, including those through other companies, and we cannot look it up for you. Combine parcels into fewer shipments, but watch whether the total then passes NT$2,000.</p>`,
      vi: `<p>Số lần theo sổ hải quan, gồm cả hàng nhập qua công ty khác, chúng tôi không tra hộ được. Nên gom thành ít đơn hơn, nhưng chú ý tổng giá trị có vượt 2.000 Đài tệ không.</p>`,
    },
  },
  {
    pinned: false,
    daysAgo: 56,
    titles: {
      zhHanT: '中秋提示：月餅寄運限制',
      zhHans: '中秋提示：月饼寄运限制',
      en: 'Mid-Autumn: what you may send of mooncakes',
      vi: 'Trung thu: quy định gửi bánh',
    },
    summaries: {
      zhHanT: '含肉或蛋黃的月餅不能寄台灣；寄港澳須為密封包裝，冰皮及需冷藏的不收。',
      zhHans: '含肉或蛋黄的月饼不能寄台湾；寄港澳须为密封包装，冰皮及需冷藏的不收。',
      en: 'No mooncakes with meat or egg yolk to Taiwan; sealed ones only to Hong Kong and Macau, nothing chilled.',
      vi: 'Bánh có thịt hoặc lòng đỏ không gửi Đài Loan; gửi Hồng Kông, Ma Cao phải đóng kín, không nhận bánh lạnh.',
    },
    contents: {
      zhHanT: `<p>台灣防檢機關對含肉產品查驗嚴格，違規進口者可被重罰，本店發現即暫扣並請你選擇退回或棄置。禮盒體積大，建議先用計算器比較去外盒後的價錢。</p>`,
      zhHans: `<p>台湾检疫部门对含肉产品查验严格，违规进口可被重罚，本店发现即暂扣并请您选择退回或弃置。礼盒体积大，建议先用计算器比较去外盒后的价钱。</p>`,
      en: `<p>Taiwan’s quarantine service checks meat products strictly and fines are heavy; if we find any we hold the parcel and ask you to return or dispose of it. Gift boxes are bulky: compare the price without the outer box.</p>`,
      vi: `<p>Kiểm dịch Đài Loan kiểm tra rất chặt hàng có thịt, phạt nặng; phát hiện chúng tôi sẽ tạm giữ và để bạn chọn trả lại hoặc hủy. Hộp quà cồng kềnh, nên so giá khi bỏ vỏ hộp.</p>`,
    },
  },
  {
    pinned: false,
    daysAgo: 110,
    titles: {
      zhHanT: '空運帶電貨加強抽查，外置充電器一律退回',
      zhHans: '空运带电货加强抽查，充电宝一律退回',
      en: 'Stricter battery checks by air: power banks are sent back',
      vi: 'Siết kiểm tra hàng có pin đường bay: sạc dự phòng bị trả lại',
    },
    summaries: {
      zhHanT: '電池須裝在機內並關機，配件盒內的備用電池和尿袋不能上機。',
      zhHans: '电池须装在机内并关机，配件盒里的备用电池和充电宝不能上机。',
      en: 'Batteries must be fitted in the device and switched off; spare batteries and power banks cannot fly.',
      vi: 'Pin phải lắp trong máy và tắt nguồn; pin dự phòng và sạc dự phòng không được lên máy bay.',
    },
    contents: {
      zhHanT: `<p>航空公司自2026年起對隨設備包裝的鋰電池收緊電量要求，因此我們只收電池已裝入設備的貨物。請預報時如實選「帶電」；報成普通貨而被查出，整批貨都會受影響。</p>`,
      zhHans: `<p>航空公司自2026年起对随设备包装的锂电池收紧电量要求，因此我们只收电池已装入设备的货物。请预报时如实选“带电”；报成普货而被查出，整批货都会受影响。</p>`,
      en: `<p>Since 2026 airlines require a reduced charge for lithium batteries packed beside equipment, so we accept only batteries fitted inside it. Choose “Built-in battery” truthfully: one hidden battery can stop a whole batch.</p>`,
      vi: `<p>Từ 2026 hàng không siết mức sạc của pin lithium đóng kèm thiết bị, nên chúng tôi chỉ nhận pin lắp trong máy. Hãy chọn đúng loại “Có pin”; khai thành hàng thường bị phát hiện thì cả lô bị ảnh hưởng.</p>`,
    },
  },
  {
    pinned: false,
    daysAgo: 143,
    titles: {
      zhHanT: '品牌貨須上載購買憑證',
      zhHans: '品牌货须上传购买凭证',
      en: 'Branded goods: upload your proof of purchase',
      vi: 'Hàng hiệu: cần tải chứng từ mua',
    },
    summaries: {
      zhHanT: '知識產權查驗增加，品牌貨請在預報時附上官方店訂單截圖。',
      zhHans: '知识产权查验增加，品牌货请在预报时附上官方店订单截图。',
      en: 'With more intellectual-property checks, attach the official store’s order screenshot when you forecast.',
      vi: 'Kiểm tra sở hữu trí tuệ tăng, khi khai báo xin đính kèm ảnh đơn mua tại cửa hàng chính hãng.',
    },
    contents: {
      zhHanT: `<p>未能提供憑證的品牌貨會暫扣，最長14日；期間暫停計算倉儲日數。懷疑冒牌的貨物不會出倉，並可能須交主管機關處理。</p>`,
      zhHans: `<p>未能提供凭证的品牌货会暂扣，最长14天；期间暂停计算仓储天数。疑似假冒的货物不会出仓，并可能须移交主管机关处理。</p>`,
      en: `<p>Without proof branded goods are held for up to 14 days, during which storage days do not count. Suspected counterfeits do not leave the warehouse and may have to be handed to the authorities.</p>`,
      vi: `<p>Thiếu chứng từ, hàng hiệu bị tạm giữ tối đa 14 ngày, thời gian này không tính ngày lưu kho. Nghi hàng giả thì không xuất và có thể phải giao cơ quan chức năng.</p>`,
    },
  },
  {
    pinned: false,
    daysAgo: 206,
    titles: {
      zhHanT: '香港另類煙新規：相關產品及配件一律拒收',
      zhHans: '香港另类烟新规：相关产品及配件一律拒收',
      en: 'Hong Kong rules on alternative smoking products: all refused',
      vi: 'Quy định mới của Hồng Kông về thuốc lá điện tử: từ chối nhận',
    },
    summaries: {
      zhHanT: '自2026年4月30日起，在香港公眾地方管有另類煙亦屬違法，進口早於2022年起禁止。',
      zhHans: '自2026年4月30日起，在香港公众地方持有另类烟也属违法，进口早于2022年起禁止。',
      en: 'From 30 April 2026 possession in public places is an offence too; import has been banned since 2022.',
      vi: 'Từ 30/04/2026 tàng trữ nơi công cộng cũng vi phạm; nhập khẩu đã cấm từ 2022.',
    },
    contents: {
      zhHanT: `<p>包括電子煙、加熱煙、煙彈、煙油、以「電子口噴」「霧化器」等名稱出售的同類產品。發現後不會出倉，並按法例處理；請不要嘗試以其他品名預報。</p>`,
      zhHans: `<p>包括电子烟、加热烟、烟弹、烟油，以及以“电子口喷”“雾化器”等名称出售的同类产品。发现后不会出仓，并按法规处理；请不要尝试以其他品名预报。</p>`,
      en: `<p>This covers e-cigarettes, heated tobacco, pods, liquids and the same things sold as “inhalers” or “atomisers”. They do not leave the warehouse and are dealt with as the law requires. Please do not forecast them under another name.</p>`,
      vi: `<p>Gồm thuốc lá điện tử, nung nóng, đầu pod, tinh dầu và sản phẩm cùng loại bán dưới tên “máy xông”, “bình xịt miệng”. Phát hiện sẽ không xuất kho và xử lý theo luật; xin đừng khai dưới tên khác.</p>`,
    },
  },
  {
    pinned: false,
    daysAgo: 267,
    titles: {
      zhHanT: '台灣三月一日起先確認、後報關',
      zhHans: '台湾三月一日起先确认、后报关',
      en: 'Taiwan from 1 March: confirm first, declare afterwards',
      vi: 'Đài Loan từ 01/03: xác nhận trước, khai báo sau',
    },
    summaries: {
      zhHanT: '簡易申報的快遞貨物全面實施預先確認委任，未按確認的包裹海關不受理。',
      zhHans: '简易申报的快递货物全面实施预先确认委任，未确认的包裹海关不受理。',
      en: 'Prior confirmation becomes general for simplified express imports; customs will not accept unconfirmed parcels.',
      vi: 'Áp dụng toàn diện xác nhận ủy quyền trước với hàng nhanh khai giản đơn; chưa xác nhận hải quan không tiếp nhận.',
    },
    contents: {
      zhHanT: `<p>我們的報關行會在貨物抵台前推播，讓你有時間核對。以往網上流傳「不要開啟預先委任」的說法不再適用，請重新安裝並開啟通知。二月底在途的包裹按報關日期決定適用新規或舊規。</p>`,
      zhHans: `<p>我们的报关行会在货物抵台前推送，让您有时间核对。以前网上流传“不要开启预先委任”的说法不再适用，请重新安装并打开通知。二月底在途的包裹按报关日期决定适用新规或旧规。</p>`,
      en: `<p>Our brokers push the notice before the goods land, so you have time to check. The old advice not to enable prior confirmation no longer holds: reinstall the app and allow notifications. For parcels on the way at the end of February the day of declaration decides.</p>`,
      vi: `<p>Đại lý hải quan sẽ gửi thông báo trước khi hàng đến để bạn kịp kiểm tra. Lời khuyên cũ “đừng bật xác nhận trước” không còn đúng; hãy cài lại ứng dụng và bật thông báo. Hàng đang đi cuối tháng 2 theo ngày khai báo.</p>`,
    },
  },
];
