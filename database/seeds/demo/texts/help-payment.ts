import type { FourTexts } from '../demo-shop.ts';
import type { DemoArticle } from './shop-facts.ts';

/** `ways` lists the shop's own payment methods as list items. */
export function paymentHelp(ways: FourTexts): DemoArticle {
  return {
    type: 'help',
    category: 'payment',
    titles: {
      zhHanT: '付款、退款與提現',
      zhHans: '支付、退款与提现',
      en: 'Payment, refunds and withdrawals',
      vi: 'Thanh toán, hoàn tiền và rút tiền',
    },
    contents: {
      zhHanT: `
<h2>付款方式</h2>
<ul>${ways.zhHanT}</ul>
<p>付款後頁面會自動更新狀態。如果款項已扣而訂單仍顯示待付款，請不要重複付款；系統會向支付機構查證，一般幾分鐘內更新。</p>
<h2>退款</h2>
<ul><li>取消未付款的訂單：不涉及款項，包裹即時放回倉庫。</li><li>取消已付款但未開始揀貨的訂單：全額退款。</li><li>打包後實測較輕：差額自動退回，不設最低金額。</li><li>已付的增值服務無法完成：退回該項費用。</li></ul>
<h2>餘額與提現</h2>
<p>餘額分為現金和贈送兩部分，消費時分開列出。現金部分可以申請提現，財務審核後付款；贈送部分只能用於付款。每一筆變動都可以在消費記錄查到。</p>`,
      zhHans: `
<h2>支付方式</h2>
<ul>${ways.zhHans}</ul>
<p>付款后页面会自动更新状态。如果已扣款而订单仍显示待付款，请不要重复支付；系统会向支付机构查证，一般几分钟内更新。</p>
<h2>退款</h2>
<ul><li>取消未付款的订单：不涉及款项，包裹立即放回仓库。</li><li>取消已付款但未开始拣货的订单：全额退款。</li><li>打包后实测较轻：差额自动退回，不设最低金额。</li><li>已付的增值服务无法完成：退回该项费用。</li></ul>
<h2>余额与提现</h2>
<p>余额分为现金和赠送两部分，消费时分开列出。现金部分可以申请提现，财务审核后打款；赠送部分只能用于付款。每一笔变动都可以在消费记录里查到。</p>`,
      en: `
<h2>Ways to pay</h2>
<ul>${ways.en}</ul>
<p>The page updates by itself after payment. If money has left your account and the order still shows unpaid, do not pay again: we ask the payment provider, and the status normally follows within minutes.</p>
<h2>Refunds</h2>
<ul><li>Cancelling an unpaid order: no money moves and the parcels go back on the shelf.</li><li>Cancelling a paid order before picking has begun: full refund.</li><li>Lighter than quoted after packing: the difference comes back by itself, down to the last cent.</li><li>A paid service that cannot be done: its fee is returned.</li></ul>
<h2>Balance and withdrawal</h2>
<p>Your balance has a cash part and a gift part, shown separately. Cash can be withdrawn and is paid out after review by our finance team; gift credit can only be spent. Every movement is in your consumption record.</p>`,
      vi: `
<h2>Hình thức thanh toán</h2>
<ul>${ways.vi}</ul>
<p>Sau khi trả tiền, trang tự cập nhật trạng thái. Nếu tiền đã trừ mà đơn vẫn báo chưa thanh toán, xin đừng trả lần nữa; hệ thống sẽ đối chiếu với đơn vị thanh toán, thường trong vài phút.</p>
<h2>Hoàn tiền</h2>
<ul><li>Hủy đơn chưa thanh toán: không phát sinh tiền, kiện trở lại kho ngay.</li><li>Hủy đơn đã trả nhưng kho chưa lấy hàng: hoàn 100%.</li><li>Đóng gói xong nhẹ hơn báo giá: tự động hoàn chênh lệch, không có mức tối thiểu.</li><li>Dịch vụ gia tăng không làm được: hoàn phí dịch vụ đó.</li></ul>
<h2>Số dư và rút tiền</h2>
<p>Số dư gồm phần tiền mặt và phần tặng, hiển thị riêng. Tiền mặt được yêu cầu rút và chi sau khi kế toán duyệt; phần tặng chỉ dùng để thanh toán. Mọi biến động đều có trong lịch sử chi tiêu.</p>`,
    },
  };
}
