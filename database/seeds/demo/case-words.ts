import type { Language } from '@onehaul/domain/language';

type CaseWords = Readonly<
  Record<
    | 'question'
    | 'address'
    | 'note'
    | 'customs'
    | 'customsAnswer'
    | 'pickup'
    | 'pickupAnswer'
    | 'thanks'
    | 'damage'
    | 'damageAnswer'
    | 'damageMore'
    | 'offer'
    | 'wet'
    | 'appeal'
    | 'loss'
    | 'weight'
    | 'size',
    string
  >
>;

/** Messages of demo members, and the replies of staff. */
export const caseWords: Readonly<Record<Language, CaseWords>> = {
  zhHans: {
    question: '我有三个包裹同一天到仓，能不能合成一箱走海运？大概什么时候开船？',
    address: '收件地址填错了门牌号，订单还没发，能帮我改一下吗？',
    note: '已和仓库确认，面单未打印，可以改。',
    customs: '海关通知要实名认证，我已经在手机上点了确认，还需要做别的吗？',
    customsAnswer: '您好，确认已收到，不需要其他操作。清关完成后会有通知。',
    pickup: '自提点晚上几点关门？',
    pickupAnswer: '自提点每天营业到 21:00，取件码在订单详情里。',
    thanks: '收到，谢谢。',
    damage: '收到的茶具碎了两个杯子，外箱一角有明显撞击痕迹，照片已上传。',
    damageAnswer: '非常抱歉。请保留外箱和内包装，并补一张面单照片，我们会对照入库照片核实。',
    damageMore: '面单照片补上了，外箱都还在。',
    offer: '与入库照片比对后确认为运输破损，按两件杯子的购买价格赔付。',
    wet: '箱子底部受潮，里面的书有几页皱了。',
    appeal: '书是整套的，缺了一本就没法用了，请按整套考虑。',
    loss: '订单里五件衣服只收到四件，少了一件羽绒服。',
    weight: '这个包裹寄出前我称过，比入库显示的轻不少，请重新称一下。',
    size: '箱子的高度好像量多了，我收过同样的箱子没有这么高。',
  },
  zhHanT: {
    question: '我有三件包裹同一天到倉，可以合成一箱走海運嗎？大約幾時開船？',
    address: '收件地址的門牌號碼填錯了，訂單還沒寄出，可以幫我更改嗎？',
    note: '已與倉庫確認，面單尚未列印，可以更改。',
    customs: '海關通知要實名認證，我已在手機上按了確認，還需要做其他嗎？',
    customsAnswer: '您好，確認已收到，不需其他操作。清關完成後會通知您。',
    pickup: '自提點晚上幾點關門？',
    pickupAnswer: '自提點每天營業至 21:00，取件碼在訂單詳情內。',
    thanks: '收到，謝謝。',
    damage: '收到的茶具碎了兩個杯子，外箱一角有明顯撞擊痕跡，照片已上傳。',
    damageAnswer: '非常抱歉。請保留外箱與內包裝，並補一張面單照片，我們會對照入庫照片核實。',
    damageMore: '面單照片補上了，外箱都還在。',
    offer: '與入庫照片比對後確認為運輸破損，按兩個杯子的購買價格賠付。',
    wet: '箱子底部受潮，裡面的書有幾頁皺了。',
    appeal: '書是整套的，缺了一本就用不了，請按整套考慮。',
    loss: '訂單內五件衣服只收到四件，少了一件羽絨外套。',
    weight: '這件包裹寄出前我秤過，比入庫顯示的輕不少，請重新秤一次。',
    size: '箱子的高度好像量多了，我收過同樣的箱子沒有這麼高。',
  },
  en: {
    question:
      'Three of my parcels arrived on the same day. Can they go by sea in one box, and when does it sail?',
    address: 'The house number of my address is wrong. The order has not left yet; can you change it?',
    note: 'Asked the warehouse: the label is not printed yet, it can be changed.',
    customs: 'Customs asked me to confirm my identity. I pressed yes on my phone. Is there anything else?',
    customsAnswer: 'Your confirmation has arrived, nothing else is needed. We tell you when it is cleared.',
    pickup: 'Until when is the pickup point open in the evening?',
    pickupAnswer: 'Every day until 21:00. The code is in the details of your order.',
    thanks: 'Got it, thank you.',
    damage:
      'Two cups of the tea set arrived broken. One corner of the box was hit hard; photos are attached.',
    damageAnswer:
      'We are sorry. Please keep the box and the packing and add a photo of the label; we compare it with the photos of its arrival.',
    damageMore: 'The photo of the label is there now. I have kept the box.',
    offer: 'Compared with the photos of its arrival: damaged on the way. We pay what the two cups cost.',
    wet: 'The bottom of the box was wet, and some pages of the books are wavy.',
    appeal: 'The books are a set. With one of them spoilt the set is worth little; please look again.',
    loss: 'Four of five pieces of clothing arrived. The down jacket is missing.',
    weight: 'Before I sent it, my scale said a good deal less than yours. Please weigh it again.',
    size: 'The height of the box seems too much. I have had the same box before and it was lower.',
  },
  vi: {
    question: 'Ba kiện của tôi về kho cùng ngày. Gộp một thùng đi đường biển được không, khi nào tàu chạy?',
    address: 'Tôi ghi sai số nhà. Đơn chưa gửi, nhờ sửa giúp địa chỉ nhận.',
    note: 'Đã hỏi kho: chưa in nhãn, sửa được.',
    customs:
      'Hải quan yêu cầu xác nhận danh tính. Tôi đã bấm xác nhận trên điện thoại, còn cần gì nữa không?',
    customsAnswer: 'Đã nhận được xác nhận, bạn không cần làm gì thêm. Khi thông quan xong chúng tôi sẽ báo.',
    pickup: 'Điểm nhận hàng mở cửa đến mấy giờ tối?',
    pickupAnswer: 'Mỗi ngày đến 21:00. Mã nhận hàng có trong chi tiết đơn.',
    thanks: 'Đã rõ, cảm ơn.',
    damage: 'Bộ trà vỡ hai chén, góc thùng bị va đập mạnh, tôi đã gửi ảnh.',
    damageAnswer:
      'Rất xin lỗi bạn. Hãy giữ thùng và bao bì, gửi thêm ảnh nhãn để chúng tôi đối chiếu với ảnh lúc nhập kho.',
    damageMore: 'Tôi đã thêm ảnh nhãn, thùng vẫn còn.',
    offer: 'Đối chiếu ảnh nhập kho: hỏng trên đường vận chuyển. Bồi thường theo giá mua hai chén.',
    wet: 'Đáy thùng bị ướt, vài trang sách bị nhăn.',
    appeal: 'Sách đi theo bộ, hỏng một cuốn thì cả bộ mất giá. Xin xem lại.',
    loss: 'Đơn có năm áo nhưng chỉ nhận được bốn, thiếu áo phao.',
    weight: 'Trước khi gửi tôi cân nhẹ hơn số ghi ở kho nhiều. Nhờ cân lại.',
    size: 'Chiều cao thùng hình như đo dư, thùng này tôi từng nhận không cao như vậy.',
  },
};
