import type { DemoAnnouncement } from '../texts/shop-facts.ts';

export const northstarServiceAnnouncements: DemoAnnouncement[] = [
  {
    pinned: false,
    daysAgo: 4,
    titles: {
      en: 'Christmas cut-offs by line',
      zhHans: '各线路圣诞截单时间',
      zhHanT: '各線路聖誕截單時間',
      vi: 'Hạn chốt Giáng sinh theo tuyến',
    },
    summaries: {
      en: 'For delivery before Christmas order Express two weeks ahead and Air saver three and a half; rail and sea arrive in the new year.',
      zhHans: '圣诞前送达：国际快递提前两周，经济空运提前三周半；铁路和海运将在新年后到达。',
      zhHanT: '聖誕前送達：國際速遞提前兩星期，經濟空運提前三星期半；鐵路和海運將在新年後到達。',
      vi: 'Kịp trước Giáng sinh: chuyển phát nhanh đặt trước hai tuần, đường bay tiết kiệm trước ba tuần rưỡi; tàu hỏa và biển sang năm mới mới đến.',
    },
    contents: {
      en: `<p>These are our best estimates with two days in hand, counted from payment, and not a guarantee: airlines and carriers are at their fullest. The UK office is closed from 25 December to 1 January except for claims.</p>`,
      zhHans: `<p>以上按付款日起计并留了两天余量，是尽力估计而非保证：航司和派送公司正值最忙。英国办公室12月25日至1月1日休息，理赔除外。</p>`,
      zhHanT: `<p>以上按付款日起計並留了兩日餘裕，是盡力估計而非保證：航空公司和派送公司正值最忙。英國辦事處12月25日至1月1日休息，索償除外。</p>`,
      vi: `<p>Tính từ ngày thanh toán, đã dư hai ngày, nhưng không phải cam kết vì hàng không và hãng giao đang cao điểm. Văn phòng Anh nghỉ 25/12 đến 01/01, trừ khiếu nại.</p>`,
    },
  },
  {
    pinned: false,
    daysAgo: 13,
    titles: {
      en: 'Singles’ Day: three working days for receiving',
      zhHans: '双十一：入库需三个工作日',
      zhHanT: '雙十一：入庫需三個工作天',
      vi: '11/11: nhập kho mất ba ngày làm việc',
    },
    summaries: {
      en: 'Both warehouses work Sundays until the end of the month; forecast parcels are shelved first.',
      zhHans: '两仓周日照常工作至月底，有预报的包裹优先上架。',
      zhHanT: '兩倉星期日照常工作至月底，有預報的包裹優先上架。',
      vi: 'Hai kho làm cả Chủ nhật đến cuối tháng; kiện có khai báo được lên kệ trước.',
    },
    contents: {
      en: `<p>Please wait three working days after the courier’s signature before writing to us. Free storage is unaffected, as it starts when a parcel is measured.</p>`,
      zhHans: `<p>快递签收后请等三个工作日再联系我们。免费仓储从测量起计，不受影响。</p>`,
      zhHanT: `<p>快遞簽收後請等三個工作天再聯絡我們。免費倉儲由量度起計，不受影響。</p>`,
      vi: `<p>Sau khi chuyển phát ký nhận, xin chờ ba ngày làm việc rồi hãy liên hệ. Lưu kho miễn phí tính từ lúc cân đo nên không ảnh hưởng.</p>`,
    },
  },
  {
    pinned: false,
    daysAgo: 41,
    titles: {
      en: 'Agent centre: earnings order by order',
      zhHans: '代理中心：逐单查看收益',
      zhHanT: '代理中心：逐單查看收益',
      vi: 'Trung tâm đại lý: hoa hồng theo từng đơn',
    },
    summaries: {
      en: 'Agents now see pending, confirmed and reversed earnings with the order behind each.',
      zhHans: '代理现可看到待定、已确认、已冲回的收益及对应订单。',
      zhHanT: '代理現可看到待定、已確認、已沖回的收益及對應訂單。',
      vi: 'Đại lý nay xem được hoa hồng chờ, đã xác nhận, đã thu lại kèm đơn tương ứng.',
    },
    contents: {
      en: `<p>Members’ names stay masked, as they should. Withdrawal to your balance is immediate; a payout to your bank is reviewed like any other withdrawal.</p>`,
      zhHans: `<p>会员姓名继续脱敏显示。转入余额即时到账；提现到银行与其他提现一样需审核。</p>`,
      zhHanT: `<p>會員姓名繼續遮蓋顯示。轉入餘額即時到帳；提現到銀行與其他提現一樣需審核。</p>`,
      vi: `<p>Tên thành viên vẫn được che. Chuyển vào số dư có ngay; rút về ngân hàng được duyệt như mọi lệnh rút.</p>`,
    },
  },
  {
    pinned: false,
    daysAgo: 70,
    titles: {
      en: 'Typhoon in the Pearl River delta: Shenzhen closed today',
      zhHans: '珠三角台风：深圳仓今日停工',
      zhHanT: '珠三角颱風：深圳倉今日停工',
      vi: 'Bão tại đồng bằng Châu Giang: kho Thâm Quyến nghỉ hôm nay',
    },
    summaries: {
      en: 'Shenzhen suspends work under the red warning; flights move by one to two days, Shanghai works as usual.',
      zhHans: '台风红色预警期间深圳仓停工，航班顺延一到两天，上海仓正常。',
      zhHanT: '颱風紅色預警期間深圳倉停工，航班順延一至兩日，上海倉正常。',
      vi: 'Thâm Quyến ngừng việc vì cảnh báo đỏ; chuyến bay lùi một đến hai ngày, Thượng Hải bình thường.',
    },
    contents: {
      en: `<p>Nobody works under a red warning, and rightly so. Parcels are on raised racks. Expected dates on affected orders have been moved; no action is needed.</p>`,
      zhHans: `<p>红色预警期间一律停工，安全第一。包裹都在高架上。受影响订单的预计日期已更新，您无需操作。</p>`,
      zhHanT: `<p>紅色預警期間一律停工，安全第一。包裹都在高架上。受影響訂單的預計日期已更新，你無需操作。</p>`,
      vi: `<p>Cảnh báo đỏ thì nghỉ hết, an toàn là trên hết. Kiện đều ở giá cao. Ngày dự kiến của đơn bị ảnh hưởng đã cập nhật, bạn không cần làm gì.</p>`,
    },
  },
  {
    pinned: false,
    daysAgo: 105,
    titles: {
      en: 'Evri and DPD: choose your last mile in the UK',
      zhHans: '英国末端可选 Evri 或 DPD',
      zhHanT: '英國末端可選 Evri 或 DPD',
      vi: 'Chọn Evri hoặc DPD cho chặng cuối tại Anh',
    },
    summaries: {
      en: 'Air saver to the UK now offers both carriers at checkout, with price and delivery window.',
      zhHans: '英国经济空运下单时可选两家承运商，显示价格和派送时段。',
      zhHanT: '英國經濟空運下單時可選兩間承運商，顯示價格和派送時段。',
      vi: 'Đường bay tiết kiệm đi Anh nay cho chọn hai hãng, có giá và khung giờ giao.',
    },
    contents: {
      en: `<p>DPD gives a one-hour window and a photo on delivery; Evri is cheaper for small parcels and can deliver to a ParcelShop. Both accept up to the limits shown beside them.</p>`,
      zhHans: `<p>DPD 提供一小时派送时段和签收照片；Evri 小件更便宜，可送到 ParcelShop。两家的尺寸重量上限列在旁边。</p>`,
      zhHanT: `<p>DPD 提供一小時派送時段和簽收相片；Evri 小件更便宜，可送到 ParcelShop。兩間的尺寸重量上限列在旁邊。</p>`,
      vi: `<p>DPD báo khung một giờ và chụp ảnh khi giao; Evri rẻ hơn với kiện nhỏ và giao được tới ParcelShop. Giới hạn của từng hãng ghi bên cạnh.</p>`,
    },
  },
  {
    pinned: false,
    daysAgo: 172,
    titles: {
      en: 'Rail to Europe back to five weekly departures',
      zhHans: '中欧铁路恢复每周五班',
      zhHanT: '中歐鐵路恢復每星期五班',
      vi: 'Tàu hỏa châu Âu trở lại năm chuyến mỗi tuần',
    },
    summaries: {
      en: 'After spring congestion at the border stations, transit is again 22 to 32 days.',
      zhHans: '春季口岸站拥堵缓解，运输时间恢复到22至32天。',
      zhHanT: '春季口岸站擠塞緩解，運輸時間恢復到22至32日。',
      vi: 'Hết ùn tắc mùa xuân tại ga biên giới, thời gian trở lại 22 đến 32 ngày.',
    },
    contents: {
      en: `<p>Rail sits between air and sea in price and suits orders from about 15 kg. Orders booked during the congestion that took more than 45 days have received a freight credit automatically.</p>`,
      zhHans: `<p>铁路价格介于空运和海运之间，适合15公斤左右以上的订单。拥堵期间超过45天的订单已自动返还运费抵扣。</p>`,
      zhHanT: `<p>鐵路價格介乎空運和海運之間，適合15公斤左右以上的訂單。擠塞期間超過45日的訂單已自動退回運費抵扣。</p>`,
      vi: `<p>Giá tàu hỏa nằm giữa bay và biển, hợp với đơn từ khoảng 15 kg. Đơn trong đợt ùn tắc mất hơn 45 ngày đã được tự động cộng tín dụng cước.</p>`,
    },
  },
  {
    pinned: false,
    daysAgo: 239,
    titles: {
      en: 'Spring offer: free repacking for ten parcels',
      zhHans: '春季优惠：满十件免费重新打包',
      zhHanT: '春季優惠：滿十件免費重新打包',
      vi: 'Ưu đãi mùa xuân: miễn phí đóng gói lại từ mười kiện',
    },
    summaries: {
      en: 'Combine ten or more parcels this month and we remove outer boxes free of charge.',
      zhHans: '本月合并十件或以上，免费去外盒。',
      zhHanT: '本月合併十件或以上，免費去外盒。',
      vi: 'Trong tháng, gom từ mười kiện trở lên được bỏ vỏ hộp miễn phí.',
    },
    contents: {
      en: `<p>The service appears at zero in the order. Shoe boxes and gift packaging are recycled unless you tick “keep”. Typical saving in volume: a quarter.</p>`,
      zhHans: `<p>下单时该服务显示为0。鞋盒和礼盒除非勾选“保留”都会回收。体积一般可省四分之一。</p>`,
      zhHanT: `<p>下單時該服務顯示為0。鞋盒和禮盒除非勾選「保留」都會回收。體積一般可省四分之一。</p>`,
      vi: `<p>Dịch vụ hiện giá 0 trong đơn. Hộp giày, hộp quà được tái chế trừ khi bạn chọn “giữ lại”. Thường giảm một phần tư thể tích.</p>`,
    },
  },
  {
    pinned: false,
    daysAgo: 290,
    titles: {
      en: 'Chinese New Year: when our warehouses close',
      zhHans: '春节：仓库放假时间',
      zhHanT: '農曆新年：倉庫放假時間',
      vi: 'Tết Nguyên đán: thời gian kho nghỉ',
    },
    summaries: {
      en: 'Both warehouses close from New Year’s Eve to the sixth day; sellers and couriers stop about a week earlier.',
      zhHans: '两仓除夕至正月初六休息，卖家和快递约提前一周停运。',
      zhHanT: '兩倉除夕至正月初六休息，賣家和快遞約提前一星期停運。',
      vi: 'Hai kho nghỉ từ giao thừa đến mùng 6; người bán và chuyển phát ngừng sớm khoảng một tuần.',
    },
    contents: {
      en: `<p>Orders paid five working days before New Year’s Eve leave before the holiday. Storage days stop while we are closed. The UK office stays open and happy to answer.</p>`,
      zhHans: `<p>除夕前五个工作日付款的订单节前发出。放假期间不计仓储天数。英国办公室照常答复。</p>`,
      zhHanT: `<p>除夕前五個工作天付款的訂單節前發出。放假期間不計倉儲日數。英國辦事處照常答覆。</p>`,
      vi: `<p>Đơn thanh toán trước giao thừa năm ngày làm việc sẽ đi trước kỳ nghỉ. Ngày nghỉ không tính lưu kho. Văn phòng Anh vẫn trả lời bình thường.</p>`,
    },
  },
];
