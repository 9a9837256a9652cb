import type { DemoArticle } from '../texts/shop-facts.ts';

export const saomaiProblems: DemoArticle[] = [
  {
    type: 'problem',
    titles: {
      vi: 'Hàng về Hà Nội thực tế mất bao lâu?',
      zhHans: '到河内实际要多久？',
      en: 'How long does it really take to Hanoi?',
      zhHanT: '到河內實際要多久？',
    },
    contents: {
      vi: `<p>Bưu kiện nhanh 2–4 ngày, đường bộ 4–6 ngày, tính từ khi xe rời kho. Mỗi đơn có ngày dự kiến riêng; nếu trễ, hành trình ghi rõ đang chờ ở đâu và vì sao. Dịp Tết và khi cửa khẩu ùn xe có thể lâu hơn.</p>`,
      zhHans: `<p>包裹快线2–4天，陆运4–6天，从车离仓起计。每张订单有自己的预计日期；延误时轨迹会写明停在哪里、为什么。春节前后和口岸拥堵时会更久。</p>`,
      en: `<p>Parcel express 2–4 days, road 4–6 days from the truck’s departure. Each order has its own expected date; if late, the timeline says where and why. Allow more around Tet and when the border is jammed.</p>`,
      zhHanT: `<p>包裹快線2–4日，陸運4–6日，由貨車離倉起計。每張訂單有自己的預計日期；延誤時軌跡會寫明停在哪裏、為甚麼。農曆新年前後和口岸擠塞時會更久。</p>`,
    },
  },
  {
    type: 'problem',
    titles: {
      vi: 'Cước “đã gồm thuế” nghĩa là gì?',
      zhHans: '运费“已含税”是什么意思？',
      en: 'What does “tax included” mean?',
      zhHanT: '運費「已含稅」是甚麼意思？',
    },
    contents: {
      vi: `<p>Ở tuyến bưu kiện, cước đã gồm thuế nhập khẩu và VAT mà Sao Mai khai và nộp theo giá trị bạn kê. Bạn không trả thêm khi nhận hàng. Nếu kê giá thấp hơn thực tế mà bị ấn định lại, phần chênh bạn chịu. Cần hóa đơn đầu vào thì chọn tuyến chính ngạch.</p>`,
      zhHans: `<p>包裹线路的运费已含晨星按您填报价值申报并缴纳的进口税和增值税，收货时不再另付。若填报低于实际而被重新核定，差额由您承担。需要进项发票的请选正式报关线路。</p>`,
      en: `<p>On parcel lines freight includes the import duty and VAT we declare and pay on the value you state; nothing more is due on delivery. If a value was stated too low and is reassessed, the difference is yours. Need an input invoice? Use the official line.</p>`,
      zhHanT: `<p>包裹線路的運費已含晨星按你填報價值申報並繳納的進口稅和增值稅，收貨時不再另付。若填報低於實際而被重新核定，差額由你承擔。需要進項發票的請選正式報關線路。</p>`,
    },
  },
  {
    type: 'problem',
    titles: {
      vi: 'Tôi có được đồng kiểm khi nhận hàng không?',
      zhHans: '收货时可以当面验货吗？',
      en: 'May I inspect the goods on delivery?',
      zhHanT: '收貨時可以當面驗貨嗎？',
    },
    contents: {
      vi: `<p>Được kiểm tra thùng ngoài và số kiện. Mở thùng đếm hàng bên trong tùy hãng giao; đơn COD do bạn bán có thể bật “cho xem hàng” nếu hãng hỗ trợ. Có vấn đề, ghi vào biên bản và báo trong 5 ngày.</p>`,
      zhHans: `<p>可以检查外箱和件数。是否开箱点数取决于派送公司；您自己卖出的代收货款订单，承运商支持的可以开启“允许验货”。有问题请写在签收记录上，并在5天内反馈。</p>`,
      en: `<p>You may check the outer box and the number of pieces. Opening to count depends on the carrier; on COD orders you sell you can allow inspection where the carrier supports it. Note problems on the record and tell us within 5 days.</p>`,
      zhHanT: `<p>可以檢查外箱和件數。是否開箱點數取決於派送公司；你自己賣出的代收貨款訂單，承運商支援的可以開啟「允許驗貨」。有問題請寫在簽收記錄上，並在5日內回報。</p>`,
    },
  },
  {
    type: 'problem',
    titles: {
      vi: 'Người bán gửi thiếu, sai mẫu thì làm thế nào?',
      zhHans: '卖家少发、发错怎么办？',
      en: 'The seller sent too few or the wrong items. What now?',
      zhHanT: '賣家少發、發錯怎麼辦？',
    },
    contents: {
      vi: `<p>Nếu bạn chọn kiểm đếm, kho báo ngay kèm ảnh để bạn khiếu nại trên sàn trước khi xe chạy. Muốn đổi trả, chọn dịch vụ trả hàng nội địa: kho gửi lại người bán, bạn trả cước nội địa. Hàng đã qua biên thì chi phí trả thường cao hơn giá trị hàng.</p>`,
      zhHans: `<p>选了清点的，仓库会立即附照片通知您，赶在发车前到平台维权。要退换可选国内退货服务：仓库寄回卖家，您付国内运费。货过了口岸，退回的费用往往高过货值。</p>`,
      en: `<p>With counting ordered, we tell you with photos while you can still complain on the platform. For a return choose domestic return: we send it back and you pay domestic freight. Once over the border, a return usually costs more than the goods.</p>`,
      zhHanT: `<p>選了點數的，倉庫會即時附相片通知你，趕在發車前到平台投訴。要退換可選內地退貨服務：倉庫寄回賣家，你付內地運費。貨過了口岸，退回的費用往往高過貨值。</p>`,
    },
  },
  {
    type: 'problem',
    titles: {
      vi: 'Có xuất hóa đơn VAT cho cước phí không?',
      zhHans: '运费可以开增值税发票吗？',
      en: 'Do you issue a VAT invoice for freight?',
      zhHanT: '運費可以開增值稅發票嗎？',
    },
    contents: {
      vi: `<p>Có. Điền tên công ty, mã số thuế, email nhận hóa đơn trong tài khoản trước khi thanh toán. Hóa đơn điện tử được phát hành theo quy định hiện hành và gửi qua email.</p>`,
      zhHans: `<p>可以。付款前在账户里填写公司名称、税号和接收邮箱，电子发票按现行规定开具并发到邮箱。</p>`,
      en: `<p>Yes. Enter company name, tax code and e-mail in your account before paying; the electronic invoice is issued under current rules and sent by e-mail.</p>`,
      zhHanT: `<p>可以。付款前在帳戶填寫公司名稱、稅號和接收電郵，電子發票按現行規定開具並發到電郵。</p>`,
    },
  },
  {
    type: 'problem',
    titles: {
      vi: 'Vì sao chuyển khoản rồi mà đơn chưa báo đã thanh toán?',
      zhHans: '转账了，订单为什么还没显示已付款？',
      en: 'I have transferred the money. Why is the order still unpaid?',
      zhHanT: '已轉帳，訂單為甚麼還未顯示已付款？',
    },
    contents: {
      vi: `<p>Chuyển khoản cần kế toán đối chiếu, giờ hành chính khoảng 30 phút; ngoài giờ sang buổi làm việc kế tiếp. Thiếu mã đơn trong nội dung hoặc chưa tải ảnh giao dịch sẽ lâu hơn. Đừng chuyển lần hai, hãy gửi ảnh cho hỗ trợ.</p>`,
      zhHans: `<p>转账需要财务核对，工作时间约30分钟；非工作时间顺延到下一个工作时段。附言没写订单编号或没上传凭证会更慢。请不要重复转账，把截图发给客服。</p>`,
      en: `<p>Transfers are matched by our accounts team, about 30 minutes in office hours, otherwise in the next session. It takes longer without the order number or the receipt. Do not transfer twice; send us the receipt.</p>`,
      zhHanT: `<p>轉帳需要財務核對，辦公時間約30分鐘；非辦公時間順延到下一個時段。附言沒寫訂單編號或未上載收據會更慢。請不要重複轉帳，把截圖發給客服。</p>`,
    },
  },
  {
    type: 'problem',
    titles: {
      vi: 'Quần áo, giày đã qua sử dụng có gửi được không?',
      zhHans: '二手衣服、鞋能寄吗？',
      en: 'Can I send second-hand clothes and shoes?',
      zhHanT: '二手衣服、鞋能寄嗎？',
    },
    contents: {
      vi: `<p>Không. Hàng tiêu dùng đã qua sử dụng thuộc danh mục cấm nhập khẩu. Hàng mới nhưng mất tem mác, có dấu hiệu đã dùng cũng có thể bị giữ để xác minh.</p>`,
      zhHans: `<p>不能。二手消费品属越南禁止进口目录。全新但没有吊牌、有使用痕迹的，也可能被扣查核实。</p>`,
      en: `<p>No. Used consumer goods are on Vietnam’s list of prohibited imports. Even new goods without tags or with signs of use may be held for checking.</p>`,
      zhHanT: `<p>不能。二手消費品屬越南禁止進口目錄。全新但沒有吊牌、有使用痕跡的，也可能被扣查核實。</p>`,
    },
  },
  {
    type: 'problem',
    titles: {
      vi: 'Tiền COD bao lâu thì về ví, có rút về ngân hàng được không?',
      zhHans: '代收货款多久入账？能提现到银行吗？',
      en: 'When does COD money arrive, and can I withdraw it to my bank?',
      zhHanT: '代收貨款多久入帳？能提現到銀行嗎？',
    },
    contents: {
      vi: `<p>Tùy kỳ đối soát của từng hãng; sau khi hãng trả và khớp số, tiền vào ví trong ngày làm việc kế tiếp. Tiền trong ví là tiền mặt, yêu cầu rút về tài khoản ngân hàng đứng tên bạn và kế toán duyệt chi.</p>`,
      zhHans: `<p>取决于各承运商的结算周期；承运商付款并核对一致后，次个工作日入账。余额为现金，可申请提现到本人名下的银行账户，由财务审核打款。</p>`,
      en: `<p>It depends on the carrier’s settlement cycle; once paid and matched it is in your wallet the next working day. It is cash: ask for a withdrawal to a bank account in your own name, and finance pays it out.</p>`,
      zhHanT: `<p>視乎各承運商的結算周期；承運商付款並核對一致後，下一個工作天入帳。餘額為現金，可申請提現到本人名下的銀行帳戶，由財務審核付款。</p>`,
    },
  },
  {
    type: 'problem',
    titles: {
      vi: 'Tôi ở tỉnh, có giao tận nhà không?',
      zhHans: '我在外省，能送到家吗？',
      en: 'I live in the provinces. Do you deliver to the door?',
      zhHanT: '我在外省，能送到家嗎？',
    },
    contents: {
      vi: `<p>Có, 34 tỉnh, thành qua GHN, GHTK, Viettel Post, VNPost. Vùng sâu, hải đảo có thể thêm vài ngày và phụ phí vùng xa, hiện ngay khi chọn địa chỉ. Hàng trên 45 kg hoặc cạnh trên 150 cm giao bằng xe tải, hẹn giờ trước.</p>`,
      zhHans: `<p>可以，34个省市由 GHN、GHTK、Viettel Post、越南邮政派送。偏远地区和海岛可能多几天并有偏远附加费，选地址时即显示。超过45公斤或有一边超过150厘米的用货车派送，需预约。</p>`,
      en: `<p>Yes, in all 34 provinces and cities through GHN, GHTK, Viettel Post and Vietnam Post. Remote areas and islands take some days more and may carry a surcharge, shown when you choose the address. Pieces over 45 kg or 150 cm come by truck, by appointment.</p>`,
      zhHanT: `<p>可以，34個省市由 GHN、GHTK、Viettel Post、越南郵政派送。偏遠地區和海島可能多幾日並有偏遠附加費，選地址時即顯示。超過45公斤或有一邊超過150厘米的用貨車派送，需預約。</p>`,
    },
  },
];
