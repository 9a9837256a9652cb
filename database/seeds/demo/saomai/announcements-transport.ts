import type { DemoAnnouncement } from '../texts/shop-facts.ts';

export const saomaiTransportAnnouncements: DemoAnnouncement[] = [
  {
    pinned: true,
    daysAgo: 3,
    titles: {
      vi: 'Ùn xe tại Hữu Nghị: hàng đi Hà Nội chậm 1–3 ngày',
      zhHans: '友谊关车流拥堵：河内线延误1–3天',
      en: 'Queues at Huu Nghi: Hanoi lines 1–3 days late',
      zhHanT: '友誼關車流擠塞：河內線延誤1–3日',
    },
    summaries: {
      vi: 'Lượng xe sau 11/11 tăng mạnh, chúng tôi chia bớt hàng sang cửa khẩu Tân Thanh và tăng ca đêm.',
      zhHans: '双十一后车流大增，我们分流到新清口岸并加开夜班。',
      en: 'Traffic has surged after Singles’ Day; we are diverting part of it to Tan Thanh and working nights.',
      zhHanT: '雙十一後車流大增，我們分流到新清口岸並加開夜班。',
    },
    contents: {
      vi: `<p>Đơn đã xuất sẽ qua biên theo thứ tự chuyến, không cần liên hệ để “đẩy nhanh”. Ngày dự kiến trên từng đơn đã được tính lại. Hàng gấp vào TP. Hồ Chí Minh có thể đổi sang đường bay nếu chưa đóng gói, chỉ trả phần chênh.</p>`,
      zhHans: `<p>已发出的订单按车次顺序过关，无需联系“加急”。每张订单的预计日期已重新计算。到胡志明市的急件，未打包的可改空运，只补差价。</p>`,
      en: `<p>Orders on the road cross in turn; there is no need to ask for priority. Expected dates have been recalculated. Urgent goods for Ho Chi Minh City that are not yet packed can change to air for the difference in price.</p>`,
      zhHanT: `<p>已發出的訂單按車次順序過關，無需聯絡「加急」。每張訂單的預計日期已重新計算。到胡志明市的急件，未打包的可改空運，只補差價。</p>`,
    },
  },
  {
    pinned: false,
    daysAgo: 17,
    titles: {
      vi: 'Thêm chuyến đêm Nam Ninh – Hà Nội',
      zhHans: '南宁—河内加开夜班车',
      en: 'New night run from Nanning to Hanoi',
      zhHanT: '南寧—河內加開夜班車',
    },
    summaries: {
      vi: 'Đơn đóng gói xong trước 18:00 (giờ Bắc Kinh) lên xe ngay trong đêm.',
      zhHans: '北京时间18:00前打包完成的订单当晚上车。',
      en: 'Orders packed by 18:00 Beijing time leave the same night.',
      zhHanT: '北京時間18:00前打包完成的訂單當晚上車。',
    },
    contents: {
      vi: `<p>Áp dụng cho tuyến bưu kiện nhanh Hà Nội, từ thứ Hai đến thứ Bảy. Bảng giá giữ nguyên. Khách thường xuyên nên bật “Đến là đi” để không lỡ giờ chốt.</p>`,
      zhHans: `<p>适用于河内包裹快线，周一至周六。价目不变。常客建议开启“即到即发”，以免错过截单。</p>`,
      en: `<p>For Hanoi parcel express, Monday to Saturday, at the same tariff. Regular customers should use instant dispatch so as not to miss the cut-off.</p>`,
      zhHanT: `<p>適用於河內包裹快線，星期一至六。價目不變。常客建議開啟「即到即發」，以免錯過截單。</p>`,
    },
  },
  {
    pinned: false,
    daysAgo: 47,
    titles: {
      vi: 'Lịch nghỉ Quốc khánh Trung Quốc 1/10',
      zhHans: '中国国庆假期安排',
      en: 'China’s National Day holiday',
      zhHanT: '中國國慶假期安排',
    },
    summaries: {
      vi: 'Kho Bằng Tường làm việc theo giờ thông quan, kho Quảng Châu và Nam Ninh nghỉ hai ngày đầu.',
      zhHans: '凭祥仓随口岸时间工作，广州、南宁仓前两天休息。',
      en: 'Pingxiang follows border hours; Guangzhou and Nanning close on the first two days.',
      zhHanT: '憑祥倉隨口岸時間工作，廣州、南寧倉首兩日休息。',
    },
    contents: {
      vi: `<p>Nhiều người bán nghỉ cả tuần, mã vận đơn có thể chưa chạy. Đơn COD trong nước vẫn giao bình thường. Ngày kho nghỉ không tính vào thời gian lưu kho miễn phí.</p>`,
      zhHans: `<p>不少卖家整周休假，快递单号可能没有更新。越南境内的代收货款订单照常派送。仓库休息的日子不计入免费仓储期。</p>`,
      en: `<p>Many sellers are away all week and courier numbers may not move. COD orders inside Vietnam are delivered as usual. Closed days do not count towards free storage.</p>`,
      zhHanT: `<p>不少賣家整星期休假，快遞單號可能沒有更新。越南境內的代收貨款訂單照常派送。倉庫休息的日子不計入免費倉儲期。</p>`,
    },
  },
  {
    pinned: false,
    daysAgo: 66,
    titles: {
      vi: 'Mưa bão miền Bắc: sạt lở trên quốc lộ 1, hàng đi vòng',
      zhHans: '北部暴雨：1号国道塌方，货车绕行',
      en: 'Storm in the north: landslide on Highway 1, trucks diverted',
      zhHanT: '北部暴雨：1號國道山泥傾瀉，貨車繞行',
    },
    summaries: {
      vi: 'Xe từ Lạng Sơn đi vòng qua Thái Nguyên, hàng về Hà Nội chậm khoảng một ngày.',
      zhHans: '谅山出发的货车绕行太原，到河内约延误一天。',
      en: 'Trucks from Lang Son go by Thai Nguyen and reach Hanoi about a day late.',
      zhHanT: '諒山出發的貨車繞行太原，到河內約延誤一日。',
    },
    contents: {
      vi: `<p>Hàng đã được phủ bạt và kê cao. Khu vực ngập tạm dừng giao, hãng sẽ gọi lại khi đường thông. Thùng có vết nước, xin chụp ảnh ngay khi nhận để chúng tôi xử lý.</p>`,
      zhHans: `<p>货物已盖雨布并垫高。积水地区暂停派送，道路恢复后派送员会再联系。外箱有水渍的，收货时请立即拍照，便于我们处理。</p>`,
      en: `<p>Goods are covered and raised off the floor. Deliveries in flooded areas are paused and carriers will call again. If a box shows water marks, photograph it on delivery.</p>`,
      zhHanT: `<p>貨物已蓋雨布並墊高。水浸地區暫停派送，道路恢復後派送員會再聯絡。外箱有水漬的，收貨時請即時拍照，方便我們處理。</p>`,
    },
  },
  {
    pinned: false,
    daysAgo: 78,
    titles: {
      vi: 'Lịch làm việc dịp Quốc khánh 2/9',
      zhHans: '越南国庆（9月2日）工作安排',
      en: 'Vietnam’s National Day, 2 September',
      zhHanT: '越南國慶（9月2日）工作安排',
    },
    summaries: {
      vi: 'Văn phòng nghỉ theo quy định, kho Trung Quốc làm việc bình thường, giao hàng nội thành có ca trực.',
      zhHans: '办公室按规定放假，中国仓库正常工作，市内派送有值班。',
      en: 'Offices close for the public holiday, warehouses in China work as usual, city deliveries run with a skeleton crew.',
      zhHanT: '辦事處按規定放假，中國倉庫正常工作，市內派送有當值。',
    },
    contents: {
      vi: `<p>Thủ tục chính ngạch tại cửa khẩu do cán bộ trực giải quyết nên có thể chậm. Chuyển khoản trong ngày nghỉ được đối chiếu vào ngày làm việc đầu tiên.</p>`,
      zhHans: `<p>口岸正式报关手续由值班人员办理，可能较慢。假期内的转账在首个工作日核对。</p>`,
      en: `<p>Official clearance is handled by duty officers and may be slower. Transfers made on holidays are matched on the first working day.</p>`,
      zhHanT: `<p>口岸正式報關手續由當值人員辦理，可能較慢。假期內的轉帳在首個工作天核對。</p>`,
    },
  },
  {
    pinned: false,
    daysAgo: 139,
    titles: {
      vi: 'Mở tuyến bay TP. Hồ Chí Minh từ kho Quảng Châu',
      zhHans: '广州仓开通胡志明市空运',
      en: 'Air line from Guangzhou to Ho Chi Minh City',
      zhHanT: '廣州倉開通胡志明市空運',
    },
    summaries: {
      vi: 'Bốn chuyến mỗi tuần, hàng thường 3–5 ngày, không nhận hàng có pin rời.',
      zhHans: '每周四班，普货3–5天，不收散装电池。',
      en: 'Four flights a week, general goods in 3–5 days, no loose batteries.',
      zhHanT: '每星期四班，普通貨3–5日，不收散裝電池。',
    },
    contents: {
      vi: `<p>Phù hợp hàng thời trang cần kịp đợt bán. Chốt đơn 14:00 thứ 2, 4, 5, 7. Hàng nhẹ cồng kềnh hãy so với đường bộ trên công cụ tính cước trước khi chọn.</p>`,
      zhHans: `<p>适合赶销售档期的服装。周一、三、四、六14:00截单。轻抛货请先用计算器与陆运比较。</p>`,
      en: `<p>Made for fashion that has a sales date. Cut-off 14:00 on Monday, Wednesday, Thursday and Saturday. Compare with road in the calculator for light, bulky goods.</p>`,
      zhHanT: `<p>適合趕銷售檔期的服裝。星期一、三、四、六14:00截單。輕拋貨請先用計算器與陸運比較。</p>`,
    },
  },
  {
    pinned: false,
    daysAgo: 204,
    titles: {
      vi: 'Lịch nghỉ 30/4 và 1/5',
      zhHans: '4月30日与5月1日假期安排',
      en: 'Holiday schedule for 30 April and 1 May',
      zhHanT: '4月30日與5月1日假期安排',
    },
    summaries: {
      vi: 'Giao hàng nghỉ hai ngày lễ, kho Trung Quốc nghỉ 1/5, hotline trực 08:00–17:00.',
      zhHans: '派送休息两天，中国仓库5月1日休息，热线08:00–17:00值班。',
      en: 'No deliveries on the two holidays; China warehouses close on 1 May; hotline 08:00–17:00.',
      zhHanT: '派送休息兩日，中國倉庫5月1日休息，熱線08:00–17:00當值。',
    },
    contents: {
      vi: `<p>Đơn muốn nhận trước lễ nên thanh toán trước 24/4. Thời hạn khiếu nại rơi vào ngày lễ được kéo sang ngày làm việc kế tiếp.</p>`,
      zhHans: `<p>希望节前收货的订单请在4月24日前付款。申诉期限落在假期的，顺延到下一个工作日。</p>`,
      en: `<p>To receive before the holiday, pay by 24 April. Claim deadlines that fall on a holiday move to the next working day.</p>`,
      zhHanT: `<p>希望節前收貨的訂單請在4月24日前付款。索償期限落在假期的，順延到下一個工作天。</p>`,
    },
  },
  {
    pinned: false,
    daysAgo: 288,
    titles: {
      vi: 'Tết Nguyên đán: chuyến xe cuối và ngày mở lại',
      zhHans: '春节：末班车与复工日期',
      en: 'Tet: last truck and reopening day',
      zhHanT: '農曆新年：尾班車與復工日期',
    },
    summaries: {
      vi: 'Xe cuối qua biên ngày 23 tháng Chạp, kho mở lại mùng 8, giao hàng trong nước trở lại mùng 6.',
      zhHans: '腊月二十三末班车过关，正月初八仓库复工，越南境内派送初六恢复。',
      en: 'The last truck crosses on the 23rd of the twelfth lunar month; warehouses reopen on the 8th of the first, domestic delivery on the 6th.',
      zhHanT: '臘月二十三尾班車過關，正月初八倉庫復工，越南境內派送初六恢復。',
    },
    contents: {
      vi: `<p>Sau ngày đó hàng vẫn nhập kho nếu người bán còn gửi nhưng chỉ đi sau Tết. Ngày nghỉ không tính lưu kho. Đơn COD đang giao sẽ được hãng gọi hẹn lại.</p><p>Sao Mai chúc quý khách năm mới an khang, buôn may bán đắt.</p>`,
      zhHans: `<p>之后卖家仍寄出的货可以入库，但要节后才发车。休息日不计仓储。派送中的代收货款订单由承运商另约时间。</p><p>祝各位新年安康，生意兴隆。</p>`,
      en: `<p>Goods that still arrive afterwards are received but leave only after Tet. Closed days do not count for storage. Carriers will rearrange COD orders on delivery.</p><p>We wish you health and good business in the new year.</p>`,
      zhHanT: `<p>之後賣家仍寄出的貨可以入庫，但要節後才發車。休息日不計倉儲。派送中的代收貨款訂單由承運商另約時間。</p><p>祝各位新年安康，生意興隆。</p>`,
    },
  },
];
