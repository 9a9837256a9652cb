import type { DemoArticle } from './shop-facts.ts';

export const mergingHelp: DemoArticle = {
  type: 'help',
  category: 'packing',
  titles: {
    zhHanT: '合併包裹：何時划算，何時不划算',
    zhHans: '合并包裹：什么时候划算，什么时候不划算',
    en: 'Combining parcels: when it pays and when it does not',
    vi: 'Gom kiện: khi nào lợi, khi nào không',
  },
  contents: {
    zhHanT: `
<p>把多個包裹裝成一箱，只付一次首重，通常較便宜。合併的數量沒有上限，但請留意以下幾點。</p>
<h2>條件</h2>
<ul><li>所有包裹已量度入庫，並在同一個倉庫。</li><li>貨物類型可以走同一條線路。帶電、液體與普通貨混裝，整票按較嚴格的類型處理。</li><li>合併後每邊不超過200厘米、總重不超過300公斤；太大時倉庫會分成多箱，仍屬同一張訂單。</li></ul>
<h2>不划算的情況</h2>
<ul><li>合併後單件超過45公斤或一邊超過150厘米，會多一項附加費：請在備註要求分箱。</li><li>一件蓬鬆的貨物把整箱變成體積重量計費：把它單獨寄出可能更便宜，可以先用計算器比較。</li><li>合計的申報價值超過目的地的免稅額：稅款可能高過省下的運費。</li></ul>
<h2>打包選項</h2>
<p>下單時可選保留原箱、去外盒、加固、分箱。揀貨開始前可以取消訂單重選；開始後就不能改。</p>`,
    zhHans: `
<p>把多个包裹装成一箱，只付一次首重，通常更便宜。合并的数量没有上限，但请留意以下几点。</p>
<h2>条件</h2>
<ul><li>所有包裹已测量入库，并且在同一个仓库。</li><li>货物类型可以走同一条线路。带电、液体与普通货混装的，整票按较严格的类型处理。</li><li>合并后每边不超过200厘米、总重不超过300公斤；太大时仓库会分成多箱，仍属同一张订单。</li></ul>
<h2>不划算的情况</h2>
<ul><li>合并后单件超过45公斤或有一边超过150厘米，会多一项附加费：请在备注里要求分箱。</li><li>一件蓬松的货物把整箱变成体积重量计费：单独寄出可能更便宜，可以先用计算器比较。</li><li>合计的申报价值超过目的地的免税额：税款可能高过省下的运费。</li></ul>
<h2>打包选项</h2>
<p>下单时可选保留原箱、去外盒、加固、分箱。拣货开始前可以取消订单重新选择；开始后就不能改了。</p>`,
    en: `
<p>Packed into one box, several parcels pay the first weight only once, which is usually cheaper. There is no limit to how many you combine; a few things are worth knowing.</p>
<h2>What it takes</h2>
<ul><li>All parcels have been measured and lie in the same warehouse.</li><li>Their goods types travel on the same line. If battery or liquid goods are in the box, the whole shipment is treated as the stricter type.</li><li>The result stays within 200 cm a side and 300 kg in total; if it gets too big the warehouse makes several boxes of one order.</li></ul>
<h2>When it does not pay</h2>
<ul><li>The box gets over 45 kg or 150 cm and attracts a surcharge: ask for a split in the remarks.</li><li>One bulky item turns the whole box into volumetric billing: sending it alone may be cheaper. Compare in the calculator.</li><li>The total declared value passes a duty threshold at the destination: the tax may exceed the freight saved.</li></ul>
<h2>Packing choices</h2>
<p>Keep original boxes, remove outer boxes, reinforce, or split. Until picking starts you can cancel and choose again; after that it is fixed.</p>`,
    vi: `
<p>Gom nhiều kiện vào một thùng thì chỉ trả cân đầu một lần nên thường rẻ hơn. Không giới hạn số kiện, nhưng nên lưu ý vài điểm.</p>
<h2>Điều kiện</h2>
<ul><li>Tất cả kiện đã cân đo nhập kho và nằm cùng một kho.</li><li>Loại hàng đi được cùng tuyến. Có hàng pin hoặc chất lỏng thì cả đơn xử lý theo loại nghiêm ngặt hơn.</li><li>Sau khi gom mỗi cạnh không quá 200 cm, tổng không quá 300 kg; nếu quá to, kho chia thành nhiều thùng trong cùng một đơn.</li></ul>
<h2>Khi nào không lợi</h2>
<ul><li>Thùng vượt 45 kg hoặc cạnh vượt 150 cm sẽ có phụ phí: hãy ghi chú yêu cầu chia thùng.</li><li>Một món cồng kềnh làm cả thùng bị tính theo cân quy đổi: gửi riêng có thể rẻ hơn, hãy thử trên công cụ tính cước.</li><li>Tổng giá trị khai báo vượt ngưỡng thuế nơi đến: tiền thuế có thể nhiều hơn cước tiết kiệm được.</li></ul>
<h2>Lựa chọn đóng gói</h2>
<p>Giữ nguyên thùng, bỏ vỏ hộp, gia cố hoặc chia thùng. Trước khi kho lấy hàng bạn có thể hủy đơn để chọn lại; sau đó không đổi được nữa.</p>`,
  },
};
