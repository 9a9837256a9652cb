import type { DemoArticle, ShopFacts } from './shop-facts.ts';

export function precautionsArticle(facts: ShopFacts): DemoArticle {
  const { freeStorageDays, claimWindowDays } = facts;
  return {
    type: 'precautions',
    titles: {
      zhHanT: '集運注意事項',
      zhHans: '集运注意事项',
      en: 'Before you ship',
      vi: 'Lưu ý khi gửi hàng',
    },
    contents: {
      zhHanT: `
<h2>下單之前</h2>
<ul>
<li>先查<a href="/consolidation/contraband">禁運品</a>及目的地的限制。能在內地買到，不代表可以進口。</li>
<li>問清楚賣家的包裝尺寸。蓬鬆的貨物（枕頭、傢俬、公仔）多數以體積重量計費。</li>
<li>一邊超過200厘米的貨物不能承運，例如整支窗簾桿、長梯、大型地毯。</li>
</ul>
<h2>寄往倉庫</h2>
<ul>
<li>收件人及地址必須帶會員編號；賣家系統不接受符號時，只寫字母和數字。</li>
<li>賣家分多個快遞寄出，請逐個單號預報。</li>
<li>倉庫不收到付件；到付的快遞會被拒收並退回。</li>
<li>易碎品請賣家寫明並加厚包裝，液體請封口並套防漏袋。</li>
</ul>
<h2>下集運單</h2>
<ul>
<li>合併的包裹數目不限，但必須在同一倉庫，而且貨物類型適用於同一線路。</li>
<li>每票總重不超過300公斤；單件超過45公斤或一邊超過150厘米要加收費用。</li>
<li>品名和價值要如實填寫。「禮物」「樣品」「雜貨」不是品名，海關會退單。</li>
<li>貴重或易碎的貨物，建議購買保障並選加固。</li>
<li>包裹量度後免費存放${freeStorageDays}日，請留意每件包裹的剩餘日數。</li>
</ul>
<h2>收貨</h2>
<ul>
<li>先看外箱：有壓損、濕痕、膠紙被拆過，請先拍照再開箱，並在簽收記錄註明。</li>
<li>問題請在簽收後${claimWindowDays}日內提出，未處理好之前不要丟棄包裝。</li>
</ul>`,
      zhHans: `
<h2>下单之前</h2>
<ul>
<li>先查<a href="/consolidation/contraband">禁运品</a>和目的地的限制。能在内地买到，不等于可以进口。</li>
<li>问清卖家的包装尺寸。蓬松的货物（枕头、家具、公仔）大多按体积重量计费。</li>
<li>有一边超过200厘米的货物不能承运，例如整根窗帘杆、长梯、大地毯。</li>
</ul>
<h2>寄往仓库</h2>
<ul>
<li>收件人和地址必须带会员编号；卖家系统不接受符号时，只写字母和数字。</li>
<li>卖家分多个快递寄出的，请逐个单号预报。</li>
<li>仓库不收到付件；到付的快递会被拒收并退回。</li>
<li>易碎品请卖家注明并加厚包装，液体请封口并套防漏袋。</li>
</ul>
<h2>下集运单</h2>
<ul>
<li>合并的包裹数量不限，但必须在同一仓库，而且货物类型适用同一线路。</li>
<li>每票总重不超过300公斤；单件超过45公斤或有一边超过150厘米要加收费用。</li>
<li>品名和价值要如实填写。“礼物”“样品”“杂货”不是品名，海关会退单。</li>
<li>贵重或易碎的货物，建议购买保障并选加固。</li>
<li>包裹测量后免费存放${freeStorageDays}天，请留意每件包裹的剩余天数。</li>
</ul>
<h2>收货</h2>
<ul>
<li>先看外箱：有压损、湿痕、胶带被拆过的，先拍照再开箱，并在签收记录上注明。</li>
<li>问题请在签收后${claimWindowDays}天内提出，处理好之前不要丢弃包装。</li>
</ul>`,
      en: `
<h2>Before you buy</h2>
<ul>
<li>Check the <a href="/consolidation/contraband">prohibited goods</a> and the rules of your country. That something is sold in China does not mean it may be imported.</li>
<li>Ask the seller for the packed size. Light, bulky things (pillows, furniture, plush toys) are mostly billed by volume.</li>
<li>Nothing with a side over 200 cm can travel: one-piece curtain rods, long ladders, large carpets.</li>
</ul>
<h2>Sending to the warehouse</h2>
<ul>
<li>Your member code must stand in the receiver and the address. If the seller’s form refuses symbols, write letters and digits only.</li>
<li>If the seller ships in several parcels, forecast every courier number.</li>
<li>The warehouse does not accept freight-collect parcels; they are refused and go back.</li>
<li>Ask for extra padding on fragile goods, and for liquids to be sealed and bagged.</li>
</ul>
<h2>Placing the order</h2>
<ul>
<li>You can combine any number of parcels, as long as they lie in the same warehouse and their goods types travel on the same line.</li>
<li>At most 300 kg per shipment; a piece over 45 kg or a side over 150 cm costs extra.</li>
<li>Describe contents and values truthfully. “Gift”, “sample” or “goods” is not a description and customs will reject it.</li>
<li>For valuable or fragile goods take cover and reinforcement.</li>
<li>Storage is free for ${freeStorageDays} days after measuring; each parcel shows the days left.</li>
</ul>
<h2>When it arrives</h2>
<ul>
<li>Look at the box first. If it is crushed, wet or re-taped, photograph it before opening and note it on the delivery record.</li>
<li>Tell us within ${claimWindowDays} days of delivery, and keep the packing until the matter is settled.</li>
</ul>`,
      vi: `
<h2>Trước khi mua</h2>
<ul>
<li>Xem <a href="/consolidation/contraband">hàng cấm gửi</a> và quy định nơi đến. Mua được ở Trung Quốc không có nghĩa là được nhập khẩu.</li>
<li>Hỏi người bán kích thước sau đóng gói. Hàng nhẹ mà cồng kềnh (gối, nội thất, thú bông) thường tính theo cân quy đổi.</li>
<li>Không nhận kiện có cạnh trên 200 cm như cây treo rèm nguyên thanh, thang dài, thảm lớn.</li>
</ul>
<h2>Gửi về kho</h2>
<ul>
<li>Tên người nhận và địa chỉ phải có mã khách hàng; nếu sàn không cho ghi ký hiệu thì chỉ ghi chữ và số.</li>
<li>Người bán tách nhiều vận đơn thì khai báo đủ từng mã.</li>
<li>Kho không nhận kiện thu cước đầu nhận; kiện đó sẽ bị từ chối và trả lại.</li>
<li>Nhờ người bán bọc thêm hàng dễ vỡ; chất lỏng phải vặn kín và bọc túi chống tràn.</li>
</ul>
<h2>Tạo đơn</h2>
<ul>
<li>Gom không giới hạn số kiện, miễn cùng kho và loại hàng đi được cùng tuyến.</li>
<li>Mỗi đơn tối đa 300 kg; kiện trên 45 kg hoặc cạnh trên 150 cm có phụ phí.</li>
<li>Khai đúng tên hàng và giá trị. “Quà tặng”, “hàng mẫu”, “tạp hóa” không phải tên hàng, hải quan sẽ trả tờ khai.</li>
<li>Hàng giá trị hoặc dễ vỡ nên mua bảo hiểm và chọn gia cố.</li>
<li>Kiện được lưu miễn phí ${freeStorageDays} ngày sau khi cân đo; mỗi kiện có ghi số ngày còn lại.</li>
</ul>
<h2>Khi nhận hàng</h2>
<ul>
<li>Xem thùng ngoài trước. Nếu móp, ướt hay băng keo bị bóc, hãy chụp ảnh trước khi mở và ghi vào biên bản giao nhận.</li>
<li>Báo trong ${claimWindowDays} ngày sau khi nhận và giữ bao bì đến khi giải quyết xong.</li>
</ul>`,
    },
  };
}
