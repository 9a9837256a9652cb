import type { DemoAnnouncement } from '../texts/shop-facts.ts';

export const harbourServiceAnnouncements: DemoAnnouncement[] = [
  {
    pinned: false,
    daysAgo: 5,
    titles: {
      zhHanT: '新增六個自提點：屯門、將軍澳、筲箕灣等',
      zhHans: '新增六个自提点：屯门、将军澳、筲箕湾等',
      en: 'Six new pickup points: Tuen Mun, Tseung Kwan O, Shau Kei Wan and more',
      vi: 'Thêm sáu điểm nhận: Tuen Mun, Tseung Kwan O, Shau Kei Wan...',
    },
    summaries: {
      zhHanT: '六個新站點當中，四個營業至晚上十一時。',
      zhHans: '六个新站点中，四个营业至晚上十一点。',
      en: 'Four of the six stay open until 23:00.',
      vi: 'Bốn trong sáu điểm mới mở đến 23:00.',
    },
    contents: {
      zhHanT: `<p>新站點：屯門市廣場、將軍澳寶琳、筲箕灣東大街、荃灣西、沙田第一城、紅磡黃埔。首兩星期在新站取件，每票送50積分。</p>`,
      zhHans: `<p>新站点：屯门市广场、将军澳宝琳、筲箕湾东大街、荃湾西、沙田第一城、红磡黄埔。前两周在新站取件，每票送50积分。</p>`,
      en: `<p>Tuen Mun Town Plaza, Po Lam, Shau Kei Wan Main Street East, Tsuen Wan West, City One Shatin and Whampoa. Collect there in the first two weeks and earn 50 points per shipment.</p>`,
      vi: `<p>Tuen Mun Town Plaza, Po Lam, Shau Kei Wan, Tsuen Wan West, City One Shatin và Whampoa. Hai tuần đầu nhận hàng tại điểm mới được tặng 50 điểm mỗi đơn.</p>`,
    },
  },
  {
    pinned: false,
    daysAgo: 14,
    titles: {
      zhHanT: '慎防假冒短訊：我們不會以連結要求補運費',
      zhHans: '谨防假冒短信：我们不会用链接要求补运费',
      en: 'Beware of fake texts: we never ask for freight by link',
      vi: 'Cảnh giác tin nhắn giả: chúng tôi không đòi cước qua đường link',
    },
    summaries: {
      zhHanT: '近日有人冒充本店發送「地址錯誤，請付1.9元」短訊，請勿點擊。',
      zhHans: '近日有人冒充本店发送“地址错误，请付1.9元”短信，请勿点击。',
      en: 'Messages saying “wrong address, pay 1.9” in our name are fraud: do not open the link.',
      vi: 'Gần đây có tin nhắn mạo danh “sai địa chỉ, trả 1,9 tệ”: xin đừng bấm link.',
    },
    contents: {
      zhHanT: `<p>所有補差只會在你的訂單頁面出現，並附量度證明；付款只在本網站進行。已輸入信用卡資料的，請立即聯絡發卡銀行，並致電防騙熱線18222。</p>`,
      zhHans: `<p>所有补差只会在您的订单页面出现，并附测量证明；付款只在本网站进行。已输入信用卡信息的，请立即联系发卡银行；在香港可致电防骗热线18222。</p>`,
      en: `<p>Any difference due appears on your order page with proof of measurement, and payment happens only on this site. If you entered card details elsewhere, call your bank at once; in Hong Kong the anti-scam helpline is 18222.</p>`,
      vi: `<p>Khoản trả thêm chỉ hiện trên trang đơn kèm bằng chứng cân đo, và chỉ thanh toán trên trang này. Nếu đã nhập thẻ, gọi ngân hàng ngay; tại Hồng Kông gọi đường dây chống lừa đảo 18222.</p>`,
    },
  },
  {
    pinned: false,
    daysAgo: 28,
    titles: {
      zhHanT: '積分換券：雙十一運費券上架',
      zhHans: '积分换券：双十一运费券上架',
      en: 'Points for coupons: Singles’ Day freight vouchers',
      vi: 'Đổi điểm lấy phiếu: phiếu cước 11/11',
    },
    summaries: {
      zhHanT: '每日簽到累積的積分現可換運費券，由兌換日起30日內有效。',
      zhHans: '每日签到累积的积分现可换运费券，自兑换日起30天内有效。',
      en: 'Points from daily sign-in now buy freight vouchers, valid 30 days from redemption.',
      vi: 'Điểm danh hằng ngày tích điểm đổi phiếu giảm cước, hiệu lực 30 ngày từ ngày đổi.',
    },
    contents: {
      zhHanT: `<p>運費券只減基本運費，不可與會員等級折扣以外的券疊加，訂單取消會自動退回。每位會員每月可兌換三張，換完即止。</p>`,
      zhHans: `<p>运费券只减基本运费，不可与会员等级折扣以外的券叠加，订单取消会自动退回。每位会员每月可兑换三张，换完即止。</p>`,
      en: `<p>Vouchers reduce freight only and combine with level discounts but not with each other; a cancelled order gives the voucher back. Three per member and month while they last.</p>`,
      vi: `<p>Phiếu chỉ giảm cước chính, dùng cùng ưu đãi hạng thành viên nhưng không cộng dồn nhau; hủy đơn được trả lại. Mỗi thành viên ba phiếu một tháng, hết thì thôi.</p>`,
    },
  },
  {
    pinned: false,
    daysAgo: 72,
    titles: {
      zhHanT: '蝦皮賣家：桃園退件可以換單重出',
      zhHans: '虾皮卖家：桃园退件可以换单重出',
      en: 'Shopee sellers: returns in Taoyuan can go out again',
      vi: 'Người bán Shopee: hàng hoàn tại Đào Viên xuất lại được',
    },
    summaries: {
      zhHanT: '買家未取的包裹回到桃園後，可在退件頁面配對新訂單直接寄出。',
      zhHans: '买家未取的包裹回到桃园后，可在退件页面匹配新订单直接寄出。',
      en: 'Uncollected parcels back in Taoyuan can be matched with new orders on the returns page.',
      vi: 'Hàng không ai nhận về Đào Viên có thể ghép với đơn mới ngay trên trang hàng hoàn.',
    },
    contents: {
      zhHanT: `<p>收費只有換單費和當地派送費，不再收內地運費。退件在桃園免費存放15日，到期前系統會提示重出、寄回內地或棄置。</p>`,
      zhHans: `<p>收费只有换单费和当地派送费，不再收内地运费。退件在桃园免费存放15天，到期前系统会提示重出、寄回内地或弃置。</p>`,
      en: `<p>You pay relabelling and local delivery only, no line-haul. Returns are stored free for 15 days; before that ends you are asked to send out, ship back or dispose.</p>`,
      vi: `<p>Chỉ trả phí đổi tem và giao nội địa, không tính cước từ đại lục. Hàng hoàn lưu miễn phí 15 ngày; trước hạn hệ thống nhắc xuất lại, gửi về hoặc hủy.</p>`,
    },
  },
  {
    pinned: false,
    daysAgo: 84,
    titles: {
      zhHanT: '轉數快收款帳戶更新',
      zhHans: '转数快收款账户更新',
      en: 'New FPS account for transfers',
      vi: 'Đổi tài khoản nhận FPS',
    },
    summaries: {
      zhHanT: '由下星期一起請以付款頁面顯示的新識別碼轉帳，舊帳戶繼續入帳至月底。',
      zhHans: '从下周一起请按付款页面显示的新识别码转账，旧账户继续入账至月底。',
      en: 'From next Monday use the identifier shown on the payment page; the old account still works until the end of the month.',
      vi: 'Từ thứ Hai tới, chuyển theo mã hiện trên trang thanh toán; tài khoản cũ vẫn nhận đến cuối tháng.',
    },
    contents: {
      zhHanT: `<p>我們只在付款頁面公布收款資料，不會以WhatsApp或短訊發送帳戶號碼。轉帳附言請寫訂單編號，核實會快得多。</p>`,
      zhHans: `<p>我们只在付款页面公布收款信息，不会用WhatsApp或短信发送账户号码。转账附言请写订单编号，核实会快得多。</p>`,
      en: `<p>We publish account details on the payment page only, never by WhatsApp or text. Put the order number in the reference; verification is then much faster.</p>`,
      vi: `<p>Thông tin tài khoản chỉ công bố trên trang thanh toán, không gửi qua WhatsApp hay tin nhắn. Ghi mã đơn trong nội dung để duyệt nhanh hơn.</p>`,
    },
  },
  {
    pinned: false,
    daysAgo: 122,
    titles: {
      zhHanT: '系統維護：星期三凌晨二時至四時',
      zhHans: '系统维护：周三凌晨两点至四点',
      en: 'Maintenance: Wednesday 02:00–04:00',
      vi: 'Bảo trì: thứ Tư 02:00–04:00',
    },
    summaries: {
      zhHanT: '維護期間不能付款和下單，查件及倉庫作業不受影響。',
      zhHans: '维护期间不能付款和下单，查件和仓库作业不受影响。',
      en: 'No orders or payments during maintenance; tracking and warehouse work go on.',
      vi: 'Trong lúc bảo trì không đặt đơn và thanh toán được; tra cứu và kho vẫn hoạt động.',
    },
    contents: {
      zhHanT: `<p>如在維護開始前正在付款，請完成後再離開頁面；系統恢復後會自動向支付機構核對，不會重複扣款。</p>`,
      zhHans: `<p>如在维护开始前正在付款，请完成后再离开页面；系统恢复后会自动向支付机构核对，不会重复扣款。</p>`,
      en: `<p>If you are paying as it starts, finish before leaving the page. Afterwards we check with the payment providers; nothing is charged twice.</p>`,
      vi: `<p>Nếu đang thanh toán trước giờ bảo trì, hãy hoàn tất rồi mới rời trang; sau đó hệ thống tự đối chiếu, không trừ tiền hai lần.</p>`,
    },
  },
  {
    pinned: false,
    daysAgo: 168,
    titles: {
      zhHanT: '618 免費合箱：同一訂單十件以上免拆箱費',
      zhHans: '618 免费合箱：同一订单十件以上免拆箱费',
      en: '618 offer: free box removal for ten parcels or more',
      vi: 'Ưu đãi 618: đơn từ mười kiện miễn phí bỏ vỏ hộp',
    },
    summaries: {
      zhHanT: '六月內下單，十件或以上合併，去外盒服務免費。',
      zhHans: '六月内下单，十件或以上合并，去外盒服务免费。',
      en: 'Combine ten or more parcels in June and we remove the outer boxes free of charge.',
      vi: 'Trong tháng 6, gom từ mười kiện trở lên được bỏ vỏ hộp miễn phí.',
    },
    contents: {
      zhHanT: `<p>去外盒後體積通常減少兩至三成，但原盒不能還原，有保養需要的電器請保留原箱。優惠自動套用，不用輸入優惠碼。</p>`,
      zhHans: `<p>去外盒后体积通常减少两到三成，但原盒不能还原，有保修需要的电器请保留原箱。优惠自动套用，不用输入优惠码。</p>`,
      en: `<p>Volume usually falls by a fifth to a third, but boxes cannot be restored: keep them for appliances under warranty. Applied by itself, no code needed.</p>`,
      vi: `<p>Bỏ vỏ hộp thường giảm 20–30% thể tích nhưng không phục hồi được; đồ điện còn bảo hành nên giữ hộp. Ưu đãi tự áp dụng, không cần mã.</p>`,
    },
  },
  {
    pinned: false,
    daysAgo: 184,
    titles: {
      zhHanT: '澳門自營派送開通，全澳送貨上門',
      zhHans: '澳门自营派送开通，全澳送货上门',
      en: 'Own delivery in Macau, door to door',
      vi: 'Tự giao tận nhà tại Ma Cao',
    },
    summaries: {
      zhHanT: '澳門半島、氹仔及路環由自家車隊派送，並設三個自提點。',
      zhHans: '澳门半岛、氹仔和路环由自家车队派送，并设三个自提点。',
      en: 'Our own vans serve the peninsula, Taipa and Coloane, with three pickup points.',
      vi: 'Xe của chúng tôi phục vụ bán đảo, Taipa và Coloane, kèm ba điểm nhận.',
    },
    contents: {
      zhHanT: `<p>派送時段為10:00–20:00，可在下單時選上午或下午。唐樓無電梯請在備註寫明樓層。原有順豐派送仍可選擇。</p>`,
      zhHans: `<p>派送时段为10:00–20:00，可在下单时选上午或下午。无电梯的楼房请在备注写明楼层。原有顺丰派送仍可选择。</p>`,
      en: `<p>Deliveries run 10:00–20:00; choose morning or afternoon. Note the floor if there is no lift. SF Express remains available.</p>`,
      vi: `<p>Giao 10:00–20:00, chọn buổi sáng hoặc chiều khi đặt. Nhà không thang máy xin ghi số tầng. Vẫn có thể chọn SF Express.</p>`,
    },
  },
  {
    pinned: false,
    daysAgo: 246,
    titles: {
      zhHanT: '推薦好友：代理收益改為訂單完成後即時可見',
      zhHans: '推荐好友：代理收益改为订单完成后即时可见',
      en: 'Recommend a friend: earnings visible as soon as an order completes',
      vi: 'Giới thiệu bạn bè: hoa hồng hiện ngay khi đơn hoàn tất',
    },
    summaries: {
      zhHanT: '代理中心逐單列出收益及狀態，可以轉入餘額使用。',
      zhHans: '代理中心逐单列出收益和状态，可以转入余额使用。',
      en: 'The agent centre lists earnings order by order and lets you move them to your balance.',
      vi: 'Trung tâm đại lý liệt kê hoa hồng từng đơn và cho chuyển vào số dư.',
    },
    contents: {
      zhHanT: `<p>推薦關係在註冊時綁定，之後不能更改；自己推薦自己不計收益。被推薦會員退款的訂單，相應收益會扣回。</p>`,
      zhHans: `<p>推荐关系在注册时绑定，之后不能更改；自己推荐自己不计收益。被推荐会员退款的订单，相应收益会扣回。</p>`,
      en: `<p>A referral is bound at registration and does not change; referring yourself earns nothing. If an order is refunded, its earning is taken back.</p>`,
      vi: `<p>Quan hệ giới thiệu gắn khi đăng ký và không đổi; tự giới thiệu mình không có hoa hồng. Đơn hoàn tiền thì hoa hồng tương ứng bị trừ lại.</p>`,
    },
  },
];
