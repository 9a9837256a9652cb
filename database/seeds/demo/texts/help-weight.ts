import type { DemoArticle } from './shop-facts.ts';

export const volumetricWeightHelp: DemoArticle = {
  type: 'help',
  category: 'prices',
  titles: {
    zhHanT: '體積重量怎樣計？附例子',
    zhHans: '体积重量怎么算？附例子',
    en: 'Volumetric weight, with a worked example',
    vi: 'Cân quy đổi là gì? Kèm ví dụ',
  },
  contents: {
    zhHanT: `
<p>車廂和機艙的空間有限，又輕又大的箱子佔位置，所以運費以「計費重量」計算：實際重量與體積重量，取較大的一個。</p>
<h2>公式</h2>
<p>體積重量（公斤）= 長 × 寬 × 高（厘米）÷ 係數。係數由線路決定，常見為5000、6000，<a href="/volume-conversion">體積換算</a>頁會按你所選的線路自動帶入。</p>
<h2>例子（係數6000的線路）</h2>
<table><thead><tr><th>項目</th><th>箱A：一箱書</th><th>箱B：一個懶人梳化</th></tr></thead><tbody>
<tr><td>尺寸</td><td>40 × 30 × 20 厘米</td><td>60 × 50 × 40 厘米</td></tr>
<tr><td>實際重量</td><td>12.0 公斤</td><td>7.5 公斤</td></tr>
<tr><td>體積重量</td><td>24,000 ÷ 6000 = 4.0 公斤</td><td>120,000 ÷ 6000 = 20.0 公斤</td></tr>
<tr><td>計費重量</td><td><strong>12.0 公斤（實重）</strong></td><td><strong>20.0 公斤（體積重）</strong></td></tr>
</tbody></table>
<p>其後按線路的進位規則取整，例如以0.5公斤進位時，12.2公斤按12.5公斤計。</p>
<h2>怎樣減輕體積重量</h2>
<ul><li>請賣家用真空袋，或在增值服務選「去外盒」。</li><li>把重貨和輕貨放在同一張訂單合併。</li><li>鞋盒、禮盒不需要的話可以棄置。</li></ul>`,
    zhHans: `
<p>车厢和机舱的空间有限，又轻又大的箱子占位置，所以运费按“计费重量”计算：实际重量与体积重量，取较大的一个。</p>
<h2>公式</h2>
<p>体积重量（公斤）= 长 × 宽 × 高（厘米）÷ 系数。系数由线路决定，常见的有5000、6000，<a href="/volume-conversion">体积换算</a>页会按您选的线路自动带入。</p>
<h2>例子（系数6000的线路）</h2>
<table><thead><tr><th>项目</th><th>箱A：一箱书</th><th>箱B：一个懒人沙发</th></tr></thead><tbody>
<tr><td>尺寸</td><td>40 × 30 × 20 厘米</td><td>60 × 50 × 40 厘米</td></tr>
<tr><td>实际重量</td><td>12.0 公斤</td><td>7.5 公斤</td></tr>
<tr><td>体积重量</td><td>24,000 ÷ 6000 = 4.0 公斤</td><td>120,000 ÷ 6000 = 20.0 公斤</td></tr>
<tr><td>计费重量</td><td><strong>12.0 公斤（实重）</strong></td><td><strong>20.0 公斤（体积重）</strong></td></tr>
</tbody></table>
<p>之后按线路的进位规则取整，例如按0.5公斤进位时，12.2公斤按12.5公斤计。</p>
<h2>怎样减小体积重量</h2>
<ul><li>请卖家用真空袋，或在增值服务中选“去外盒”。</li><li>把重货和轻货放在同一张订单里合并。</li><li>鞋盒、礼盒不需要的话可以丢弃。</li></ul>`,
    en: `
<p>Space in a truck or aircraft is limited, so a light but bulky box pays for its room. Freight is charged on the <strong>billed weight</strong>: the greater of actual and volumetric weight.</p>
<h2>Formula</h2>
<p>Volumetric weight (kg) = length × width × height (cm) ÷ factor. The line sets the factor, commonly 5000 or 6000; the <a href="/volume-conversion">volume conversion</a> page fills in the one for your line.</p>
<h2>Example, on a line with factor 6000</h2>
<table><thead><tr><th>Figure</th><th>Box A: books</th><th>Box B: a bean bag</th></tr></thead><tbody>
<tr><td>Size</td><td>40 × 30 × 20 cm</td><td>60 × 50 × 40 cm</td></tr>
<tr><td>Actual weight</td><td>12.0 kg</td><td>7.5 kg</td></tr>
<tr><td>Volumetric weight</td><td>24,000 ÷ 6000 = 4.0 kg</td><td>120,000 ÷ 6000 = 20.0 kg</td></tr>
<tr><td>Billed weight</td><td><strong>12.0 kg (actual)</strong></td><td><strong>20.0 kg (volumetric)</strong></td></tr>
</tbody></table>
<p>The result is then rounded by the line’s step: with steps of 0.5 kg, 12.2 kg is billed as 12.5 kg.</p>
<h2>How to bring it down</h2>
<ul><li>Ask the seller for vacuum bags, or choose “remove outer box” among the services.</li><li>Combine heavy and light goods in one order.</li><li>Have shoe and gift boxes thrown away if you do not need them.</li></ul>`,
    vi: `
<p>Khoang xe và khoang máy bay có hạn, thùng nhẹ mà to sẽ chiếm chỗ. Vì vậy cước tính theo <strong>trọng lượng tính cước</strong>: số lớn hơn giữa cân thực tế và cân quy đổi.</p>
<h2>Công thức</h2>
<p>Cân quy đổi (kg) = dài × rộng × cao (cm) ÷ hệ số. Hệ số do tuyến quy định, thường là 5000 hoặc 6000; trang <a href="/volume-conversion">quy đổi thể tích</a> tự điền theo tuyến bạn chọn.</p>
<h2>Ví dụ với tuyến có hệ số 6000</h2>
<table><thead><tr><th>Mục</th><th>Thùng A: sách</th><th>Thùng B: ghế lười</th></tr></thead><tbody>
<tr><td>Kích thước</td><td>40 × 30 × 20 cm</td><td>60 × 50 × 40 cm</td></tr>
<tr><td>Cân thực tế</td><td>12,0 kg</td><td>7,5 kg</td></tr>
<tr><td>Cân quy đổi</td><td>24.000 ÷ 6000 = 4,0 kg</td><td>120.000 ÷ 6000 = 20,0 kg</td></tr>
<tr><td>Cân tính cước</td><td><strong>12,0 kg (thực tế)</strong></td><td><strong>20,0 kg (quy đổi)</strong></td></tr>
</tbody></table>
<p>Sau đó làm tròn theo bước của tuyến: bước 0,5 kg thì 12,2 kg tính là 12,5 kg.</p>
<h2>Làm sao để giảm</h2>
<ul><li>Nhờ người bán hút chân không, hoặc chọn dịch vụ “bỏ vỏ hộp”.</li><li>Gom hàng nặng và hàng nhẹ vào cùng một đơn.</li><li>Bỏ hộp giày, hộp quà nếu không cần.</li></ul>`,
  },
};
