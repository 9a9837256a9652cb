import type { DemoArticle } from './shop-facts.ts';

/** How a price is composed, without amounts, which come from the tariff. */
export const chargesArticle: DemoArticle = {
  type: 'charges',
  titles: {
    zhHanT: '收費說明',
    zhHans: '收费说明',
    en: 'How your price is made up',
    vi: 'Cách tính cước phí',
  },
  contents: {
    zhHanT: `
<p>每張訂單的費用都由以下項目相加而成，帳單逐項列明規則、數字和證明。實際金額請用<a href="/shipping-calculation">運費計算器</a>查詢。</p>
<table><thead><tr><th>項目</th><th>怎樣計</th></tr></thead><tbody>
<tr><td>基本運費</td><td>計費重量 × 線路價目（首重加續重，或按重量段）。計費重量為實際重量與體積重量的較大者。</td></tr>
<tr><td>超重／超長費</td><td>單件超過45公斤，或任何一邊超過150厘米，每項另收人民幣50至300元，視乎程度。單邊上限200厘米，總重上限300公斤。</td></tr>
<tr><td>偏遠附加費</td><td>只適用於承運商列明的地區，下單時按地址自動顯示。</td></tr>
<tr><td>倉租</td><td>免費期過後按日計。</td></tr>
<tr><td>增值服務</td><td>拍照、點數、加固、拆箱等，按所選項目。</td></tr>
<tr><td>保障費</td><td>自選，按保障額計算。</td></tr>
<tr><td>稅費</td><td>線路註明「已含稅」的不另收；其他線路按海關實際徵收。</td></tr>
<tr><td>折扣</td><td>會員等級、優惠券、積分，只減指定項目，不會減至零以下。</td></tr>
</tbody></table>
<h2>價格何時鎖定</h2>
<p>提交訂單一刻鎖定價目版本和匯率。打包後實測較輕，差額退回；略重而在容差內，由我們承擔；超出容差才補差，並附量度相片。</p>
<h2>幣種</h2>
<p>價目以人民幣計算，旁邊以「約」顯示你所選幣種；付款時使用訂單鎖定的匯率。</p>`,
    zhHans: `
<p>每张订单的费用都由以下项目相加而成，账单逐项列明规则、数字和证明。实际金额请用<a href="/shipping-calculation">运费计算器</a>查询。</p>
<table><thead><tr><th>项目</th><th>怎么算</th></tr></thead><tbody>
<tr><td>基本运费</td><td>计费重量 × 线路价目（首重加续重，或按重量段）。计费重量取实际重量与体积重量的较大者。</td></tr>
<tr><td>超重／超长费</td><td>单件超过45公斤，或任何一边超过150厘米，每项另收人民币50至300元，视程度而定。单边上限200厘米，总重上限300公斤。</td></tr>
<tr><td>偏远附加费</td><td>只适用于承运商列明的地区，下单时按地址自动显示。</td></tr>
<tr><td>仓租</td><td>免费期过后按天计。</td></tr>
<tr><td>增值服务</td><td>拍照、清点、加固、拆箱等，按所选项目。</td></tr>
<tr><td>保障费</td><td>自选，按保障额计算。</td></tr>
<tr><td>税费</td><td>线路注明“已含税”的不另收；其他线路按海关实际征收。</td></tr>
<tr><td>折扣</td><td>会员等级、优惠券、积分，只减指定项目，不会减到零以下。</td></tr>
</tbody></table>
<h2>价格何时锁定</h2>
<p>提交订单的一刻锁定价目版本和汇率。打包后实测较轻，差额退回；略重但在容差内，由我们承担；超出容差才补差，并附测量照片。</p>
<h2>币种</h2>
<p>价目以人民币计算，旁边以“约”显示您所选的币种；付款时使用订单锁定的汇率。</p>`,
    en: `
<p>Every order is the sum of the lines below, and the bill shows the rule, the numbers and the proof for each. For amounts, use the <a href="/shipping-calculation">shipping calculator</a>.</p>
<table><thead><tr><th>Line</th><th>How it is worked out</th></tr></thead><tbody>
<tr><td>Freight</td><td>Billed weight × the line’s tariff (first weight plus steps, or weight bands). Billed weight is the greater of actual and volumetric weight.</td></tr>
<tr><td>Overweight / oversize</td><td>A piece over 45 kg, or with a side over 150 cm, pays CNY 50 to 300 extra for each, depending on how far over. Limits: 200 cm a side, 300 kg in total.</td></tr>
<tr><td>Remote area</td><td>Only for areas the carrier lists; shown as soon as you choose the address.</td></tr>
<tr><td>Storage</td><td>By the day, after the free days.</td></tr>
<tr><td>Value-added services</td><td>Photos, counting, reinforcement, box removal and so on, as you choose.</td></tr>
<tr><td>Cover</td><td>Optional, calculated on the amount covered.</td></tr>
<tr><td>Taxes</td><td>Nothing extra on lines marked tax included; on other lines what customs actually charges.</td></tr>
<tr><td>Discounts</td><td>Member level, coupons and points reduce named lines only and never below zero.</td></tr>
</tbody></table>
<h2>When the price is locked</h2>
<p>The moment you submit the order, with tariff version and exchange rate. Lighter after packing: the difference comes back. Slightly heavier within our tolerance: we bear it. Beyond that you pay the difference, with photos of the measurement.</p>
<h2>Currency</h2>
<p>Tariffs are in Chinese yuan; your own currency stands beside it with “about”. Payment uses the rate frozen on the order.</p>`,
    vi: `
<p>Mỗi đơn là tổng của các khoản dưới đây; bảng kê ghi rõ quy tắc, số liệu và bằng chứng của từng khoản. Muốn biết số tiền, hãy dùng <a href="/shipping-calculation">công cụ tính cước</a>.</p>
<table><thead><tr><th>Khoản</th><th>Cách tính</th></tr></thead><tbody>
<tr><td>Cước chính</td><td>Trọng lượng tính cước × bảng giá của tuyến (cân đầu cộng cân tiếp theo, hoặc theo nấc cân). Trọng lượng tính cước là số lớn hơn giữa cân thực tế và cân quy đổi.</td></tr>
<tr><td>Quá cân / quá khổ</td><td>Kiện trên 45 kg hoặc có cạnh trên 150 cm trả thêm 50 đến 300 tệ cho mỗi trường hợp, tùy mức vượt. Giới hạn: mỗi cạnh 200 cm, tổng 300 kg.</td></tr>
<tr><td>Vùng xa</td><td>Chỉ áp dụng với khu vực hãng công bố; hiện ngay khi chọn địa chỉ.</td></tr>
<tr><td>Lưu kho</td><td>Tính theo ngày sau thời gian miễn phí.</td></tr>
<tr><td>Dịch vụ gia tăng</td><td>Chụp ảnh, kiểm đếm, gia cố, bỏ vỏ hộp... theo lựa chọn của bạn.</td></tr>
<tr><td>Bảo hiểm</td><td>Tùy chọn, tính theo mức bảo hiểm.</td></tr>
<tr><td>Thuế</td><td>Tuyến ghi “đã gồm thuế” không thu thêm; tuyến khác thu đúng số hải quan tính.</td></tr>
<tr><td>Giảm giá</td><td>Hạng thành viên, phiếu giảm giá, điểm chỉ trừ vào khoản được nêu, không âm.</td></tr>
</tbody></table>
<h2>Khi nào giá được khóa</h2>
<p>Ngay lúc tạo đơn, cùng phiên bản bảng giá và tỷ giá. Đóng gói xong nhẹ hơn thì hoàn chênh lệch; nặng hơn chút trong dung sai thì chúng tôi chịu; vượt dung sai mới thu thêm, kèm ảnh cân đo.</p>
<h2>Loại tiền</h2>
<p>Bảng giá tính bằng nhân dân tệ, bên cạnh hiển thị số “khoảng” theo loại tiền bạn chọn; khi thanh toán dùng tỷ giá đã khóa của đơn.</p>`,
  },
};
