import type { DemoArticle } from '../texts/shop-facts.ts';

export const northstarProblems: DemoArticle[] = [
  {
    type: 'problem',
    titles: {
      en: 'Will I have to pay anything at the door?',
      zhHans: '送到家时还要再付钱吗？',
      zhHanT: '送到家時還要再付錢嗎？',
      vi: 'Khi giao tận cửa có phải trả thêm không?',
    },
    contents: {
      en: `<p>Normally not. We pay customs on your behalf and add the amount, with the receipt, to your order before delivery. If a carrier ever asks for money at the door, send us a photo of the note before paying.</p>`,
      zhHans: `<p>一般不用。我们先代缴税款，把金额和凭证加到订单。派送员若在门口要求付款，请先拍下单据发给我们。</p>`,
      zhHanT: `<p>一般不用。我們先代繳稅款，把金額和憑證加到訂單。派送員若在門口要求付款，請先拍下單據發給我們。</p>`,
      vi: `<p>Thường là không. Chúng tôi nộp thuế thay bạn và cộng vào đơn kèm biên lai trước khi giao. Nếu người giao đòi tiền, hãy chụp giấy báo gửi chúng tôi trước khi trả.</p>`,
    },
  },
  {
    type: 'problem',
    titles: {
      en: 'Why do UK orders show dollars and not pounds?',
      zhHans: '英国订单为什么显示美元而不是英镑？',
      zhHanT: '英國訂單為甚麼顯示美元而不是英鎊？',
      vi: 'Vì sao đơn đi Anh hiện đô la chứ không phải bảng Anh?',
    },
    contents: {
      en: `<p>Tariffs are in yuan and we quote in US dollars or euros, the currencies our carriers bill in. Your card is charged in dollars and your bank converts. The rate is frozen when you submit the order.</p>`,
      zhHans: `<p>价目以人民币计，对外以美元或欧元显示，这是承运商结算的币种。银行卡按美元扣款，由发卡行换算。汇率在提交订单时锁定。</p>`,
      zhHanT: `<p>價目以人民幣計，對外以美元或歐元顯示，這是承運商結算的幣種。銀行卡按美元扣款，由發卡行換算。匯率在提交訂單時鎖定。</p>`,
      vi: `<p>Bảng giá tính bằng nhân dân tệ, hiển thị bằng đô la Mỹ hoặc euro là loại tiền hãng vận chuyển tính với chúng tôi. Thẻ bị trừ đô la, ngân hàng bạn quy đổi. Tỷ giá khóa khi tạo đơn.</p>`,
    },
  },
  {
    type: 'problem',
    titles: {
      en: 'Can you declare my parcel as a gift or at a lower value?',
      zhHans: '可以申报成礼物或低报价值吗？',
      zhHanT: '可以申報成禮物或低報價值嗎？',
      vi: 'Có thể khai là quà tặng hoặc khai thấp giá không?',
    },
    contents: {
      en: `<p>No. The declaration is made in your name and must state what you paid. False declarations can mean fines, seizure and the loss of cover. What you can do legally: combine wisely, choose sea for bulky goods, and keep receipts for returns and relief.</p>`,
      zhHans: `<p>不可以。申报以您的名义作出，必须写实付价。虚假申报可能带来罚款、没收和失去保障。合法的省钱办法是：合理合并、大件走海运、保留凭证以备退货或减免。</p>`,
      zhHanT: `<p>不可以。申報以你的名義作出，必須寫實付價。虛假申報可能帶來罰款、沒收和失去保障。合法的慳錢方法是：合理合併、大件走海運、保留憑證以備退貨或減免。</p>`,
      vi: `<p>Không. Tờ khai đứng tên bạn và phải ghi giá đã trả. Khai sai có thể bị phạt, tịch thu và mất bảo hiểm. Cách tiết kiệm hợp pháp: gom khéo, hàng to đi biển, giữ chứng từ để trả hàng hoặc xin giảm.</p>`,
    },
  },
  {
    type: 'problem',
    titles: {
      en: 'How long may I collect parcels before shipping?',
      zhHans: '可以攒多久再寄？',
      zhHanT: '可以儲多久再寄？',
      vi: 'Được gom hàng bao lâu rồi mới gửi?',
    },
    contents: {
      en: `<p>Forty-five days free for each parcel from the day it is measured, then a daily charge up to day 120. The oldest parcel decides, so watch its days left. The clock stops while we work on a service for you.</p>`,
      zhHans: `<p>每件包裹自测量之日起免费45天，之后按天收费，最长到第120天。以最早的一件为准，请留意剩余天数。我们为您做增值服务期间不计。</p>`,
      zhHanT: `<p>每件包裹自量度當日起免費45日，其後按日收費，最長到第120日。以最早的一件為準，請留意剩餘日數。我們為你做增值服務期間不計。</p>`,
      vi: `<p>Mỗi kiện miễn phí 45 ngày kể từ ngày cân đo, sau đó tính phí theo ngày đến ngày 120. Kiện cũ nhất quyết định, hãy xem số ngày còn lại. Trong lúc làm dịch vụ không tính.</p>`,
    },
  },
  {
    type: 'problem',
    titles: {
      en: 'Which plug and voltage should I look for?',
      zhHans: '买电器要注意什么插头和电压？',
      zhHanT: '買電器要注意甚麼插頭和電壓？',
      vi: 'Mua đồ điện nên chú ý phích cắm và điện áp nào?',
    },
    contents: {
      en: `<p>China uses 220 V. The UK and EU are compatible in voltage but not in plug; the US runs on 120 V, so heaters, kettles and motors made for China will not work properly there. Without CE or UKCA marking customs may stop electricals. When in doubt, do not buy.</p>`,
      zhHans: `<p>中国为220伏。英国、欧盟电压相容但插头不同；美国为120伏，中国版的电热、水壶、马达类电器不能正常使用。没有CE或UKCA标志的电器可能被海关拦下。拿不准就别买。</p>`,
      zhHanT: `<p>中國為220伏。英國、歐盟電壓相容但插頭不同；美國為120伏，中國版的電熱、水壺、摩打類電器不能正常使用。沒有CE或UKCA標誌的電器可能被海關攔下。拿不準就不要買。</p>`,
      vi: `<p>Trung Quốc dùng 220 V. Anh và EU hợp điện áp nhưng khác phích cắm; Mỹ dùng 120 V nên đồ gia nhiệt, ấm, động cơ bản Trung Quốc không chạy đúng. Không có dấu CE hoặc UKCA có thể bị giữ. Không chắc thì đừng mua.</p>`,
    },
  },
  {
    type: 'problem',
    titles: {
      en: 'Tracking has not moved for a week on rail or sea. Is it lost?',
      zhHans: '铁路或海运一周没更新，是丢了吗？',
      zhHanT: '鐵路或海運一星期沒更新，是遺失了嗎？',
      vi: 'Tàu hỏa hoặc biển cả tuần không cập nhật, có phải mất hàng?',
    },
    contents: {
      en: `<p>Almost certainly not. Between the port of loading and arrival there are few scans; what you see then is marked “estimate”. Ten days without any event beyond the expected date is when we open an inquiry by ourselves.</p>`,
      zhHans: `<p>几乎不会。起运港到目的港之间扫描很少，这段时间显示的是“预估”。超过预计日期10天没有任何事件，我们会主动立案查询。</p>`,
      zhHanT: `<p>幾乎不會。起運港到目的港之間掃描很少，這段時間顯示的是「估計」。超過預計日期10日沒有任何事件，我們會主動立案查詢。</p>`,
      vi: `<p>Gần như không. Giữa cảng đi và cảng đến rất ít điểm quét, thông tin lúc đó ghi “dự kiến”. Quá ngày dự kiến 10 ngày mà không có gì, chúng tôi tự mở tra soát.</p>`,
    },
  },
  {
    type: 'problem',
    titles: {
      en: 'Can I return goods to China after they reach me?',
      zhHans: '收到货后还能退回中国吗？',
      zhHanT: '收到貨後還能退回中國嗎？',
      vi: 'Nhận hàng rồi có trả lại Trung Quốc được không?',
    },
    contents: {
      en: `<p>It is possible through our returns addresses but rarely pays, and sellers often refuse after their window. Import tax can sometimes be reclaimed on re-export if you keep the papers. Check the inbound photos before shipping: that is the cheap moment.</p>`,
      zhHans: `<p>可以通过我们的退件地址退回，但很少划算，卖家也常以过期拒收。保留单据的，复出口时有的国家可以申请退税。出运前看入库照片，那才是退货的便宜时机。</p>`,
      zhHanT: `<p>可以經我們的退件地址退回，但很少划算，賣家亦常以過期拒收。保留單據的，復出口時有些國家可以申請退稅。出運前看入庫相片，那才是退貨的便宜時機。</p>`,
      vi: `<p>Có thể qua địa chỉ hoàn của chúng tôi nhưng hiếm khi lợi, người bán cũng hay từ chối khi quá hạn. Giữ đủ giấy tờ, một số nước cho hoàn thuế khi tái xuất. Hãy xem ảnh nhập kho trước khi gửi, đó mới là lúc trả rẻ.</p>`,
    },
  },
  {
    type: 'problem',
    titles: {
      en: 'How big may a parcel be?',
      zhHans: '包裹最大多大？',
      zhHanT: '包裹最大多大？',
      vi: 'Kiện được to đến mức nào?',
    },
    contents: {
      en: `<p>No side over 200 cm and no more than 300 kg per shipment. A piece over 45 kg, or with a side over 150 cm, pays CNY 50 to 300 extra for each. Some last-mile carriers have lower limits; lines that cannot take your parcel are not offered.</p>`,
      zhHans: `<p>每边不超过200厘米，每票不超过300公斤。单件超过45公斤，或有一边超过150厘米，每项另收人民币50至300元。部分末端承运商限制更低，运不了的线路不会显示。</p>`,
      zhHanT: `<p>每邊不超過200厘米，每票不超過300公斤。單件超過45公斤，或有一邊超過150厘米，每項另收人民幣50至300元。部分末端承運商限制更低，運不了的線路不會顯示。</p>`,
      vi: `<p>Mỗi cạnh không quá 200 cm, mỗi đơn không quá 300 kg. Kiện trên 45 kg hoặc cạnh trên 150 cm trả thêm 50 đến 300 tệ cho mỗi trường hợp. Một số hãng giao chặng cuối giới hạn thấp hơn; tuyến không nhận được sẽ không hiện.</p>`,
    },
  },
  {
    type: 'problem',
    titles: {
      en: 'Do you buy goods for me?',
      zhHans: '你们提供代购吗？',
      zhHanT: '你們提供代購嗎？',
      vi: 'Có mua hộ không?',
    },
    contents: {
      en: `<p>No, we forward what you buy. Taobao and Alipay accept many foreign cards, and some of our agents advise on buying. Arrangements you make with an agent beyond forwarding are between the two of you.</p>`,
      zhHans: `<p>不提供，我们只转运您自己买的货。淘宝和支付宝支持不少境外银行卡，部分代理也提供购物建议。您与代理在转运以外的约定由双方自行负责。</p>`,
      zhHanT: `<p>不提供，我們只轉運你自己買的貨。淘寶和支付寶支援不少境外銀行卡，部分代理亦提供購物建議。你與代理在轉運以外的約定由雙方自行負責。</p>`,
      vi: `<p>Không, chúng tôi chỉ chuyển hàng bạn mua. Taobao và Alipay nhận nhiều thẻ nước ngoài, một số đại lý có tư vấn mua. Thỏa thuận ngoài việc vận chuyển là giữa bạn và đại lý.</p>`,
    },
  },
];
