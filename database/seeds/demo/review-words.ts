import type { Language } from '@onehaul/domain/language';
import type { ReviewState } from '@onehaul/domain/review/review-state';

type DemoReview = {
  readonly stars: number;
  readonly state: ReviewState;
  readonly words: Readonly<Record<Language, string>>;
};

/** What demo members wrote, in the first language of their shop. Later reviews have stars only. */
export const demoReviews: readonly DemoReview[] = [
  {
    stars: 5,
    state: 'shown',
    words: {
      zhHans: '七个包裹合成一箱，外面还加了护角，拆箱时一件都没坏。运费和下单时看到的一样。',
      zhHanT: '七個包裹合成一箱，外面還加了護角，拆箱時一件都沒壞。運費和下單時看到的一樣。',
      en: 'Seven parcels went into one box with corner guards, and everything arrived in one piece. The price was exactly the one I saw when I ordered.',
      vi: 'Bảy kiện gộp vào một thùng, có nẹp góc, mở ra không món nào hỏng. Cước đúng như lúc đặt đơn.',
    },
  },
  {
    stars: 5,
    state: 'shown',
    words: {
      zhHans: '入库当天就有照片和重量，不用追着问。',
      zhHanT: '入庫當天就有照片和重量，不用追著問。',
      en: 'Photos and weights appear on the day a parcel arrives, so I never have to ask.',
      vi: 'Hàng về kho là có ảnh và cân nặng ngay trong ngày, không phải hỏi lại.',
    },
  },
  {
    stars: 4,
    state: 'shown',
    words: {
      zhHans: '海运比预计晚了两天，不过每一步都看得到，客服也先通知了。',
      zhHanT: '海運比預計晚了兩天，不過每一步都看得到，客服也先通知了。',
      en: 'Two days later than planned, but I could follow every step and was told in advance.',
      vi: 'Trễ hơn dự kiến hai ngày, nhưng theo dõi được từng chặng và được báo trước.',
    },
  },
  {
    stars: 5,
    state: 'shown',
    words: {
      zhHans: '第一次集运，跟着步骤走就下好单了。家里老人也能自己取件。',
      zhHanT: '第一次集運，跟著步驟走就下好單了。家裡長輩也能自己取件。',
      en: 'My first consolidated shipment. The steps were clear, and pickup took a minute.',
      vi: 'Lần đầu gửi gộp, làm theo từng bước là đặt được đơn. Nhận hàng rất nhanh.',
    },
  },
  {
    stars: 5,
    state: 'shown',
    words: {
      zhHans: '打包后比报价轻，差额自动退回余额，很实在。',
      zhHanT: '打包後比報價輕，差額自動退回餘額，很實在。',
      en: 'The packed box was lighter than quoted and the difference came back by itself.',
      vi: 'Đóng xong nhẹ hơn báo giá, phần chênh được hoàn lại ngay. Rất rõ ràng.',
    },
  },
  {
    stars: 4,
    state: 'waiting',
    words: {
      zhHans: '包装很仔细，希望能多一些周末发车的班次。',
      zhHanT: '包裝很仔細，希望能多一些週末發車的班次。',
      en: 'Carefully packed. More departures at the weekend would be great.',
      vi: 'Đóng gói cẩn thận, mong có thêm chuyến cuối tuần.',
    },
  },
  {
    stars: 5,
    state: 'waiting',
    words: {
      zhHans: '速度快，有问题打 13800138000 找我，可以推荐给朋友。',
      zhHanT: '速度快，有問題打 13800138000 找我，可以推薦給朋友。',
      en: 'Fast. Call me on 07700 900123 if anyone wants to know more.',
      vi: 'Nhanh. Ai cần hỏi thêm gọi mình số 0912 345 678.',
    },
  },
  {
    stars: 3,
    state: 'hidden',
    words: {
      zhHans: '东西没问题，等通关等了一个星期。',
      zhHanT: '東西沒問題，等通關等了一個星期。',
      en: 'Nothing damaged, but customs took a week.',
      vi: 'Hàng không sao nhưng chờ thông quan mất một tuần.',
    },
  },
  {
    stars: 5,
    state: 'private',
    words: {
      zhHans: '谢谢仓库的同事，帮我把发票分开放好了。',
      zhHanT: '謝謝倉庫的同事，幫我把發票分開放好了。',
      en: 'Thanks to the warehouse for keeping the invoices apart.',
      vi: 'Cảm ơn anh chị ở kho đã để riêng hóa đơn giúp mình.',
    },
  },
];
