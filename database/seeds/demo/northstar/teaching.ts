import type { DemoArticle } from '../texts/shop-facts.ts';

export const northstarTeaching: DemoArticle[] = [
  {
    type: 'teaching',
    titles: {
      en: 'From Taobao basket to your door: a first shipment',
      zhHans: '从淘宝购物车到家门口：第一次转运',
      zhHanT: '由淘寶購物車到家門口：第一次轉運',
      vi: 'Từ giỏ hàng Taobao đến cửa nhà: lần gửi đầu tiên',
    },
    contents: {
      en: `
<ol>
<li><strong>Register</strong> and copy the Shenzhen address (air) or the Shanghai address (rail and sea).</li>
<li><strong>Buy</strong>. Ask the seller through the platform’s chat to pack well; a translated “请包装结实一点，谢谢” is enough.</li>
<li><strong>Forecast</strong> the courier number with an exact description and the price paid. This becomes your customs declaration, so take the two minutes.</li>
<li><strong>Check the photos</strong> when a parcel arrives. Wrong colour? Return it now, while it is still cheap.</li>
<li><strong>Order</strong>: choose parcels, line and address. Freight and estimated tax stand side by side.</li>
<li><strong>Pay</strong> by card, transfer or balance, and follow the timeline.</li>
</ol>
<blockquote>Delivery days count from departure. Leave a week before a birthday, two before Christmas.</blockquote>`,
      zhHans: `
<ol>
<li><strong>注册</strong>，复制深圳地址（空运）或上海地址（铁路、海运）。</li>
<li><strong>购买</strong>，在平台聊天里请卖家包装结实一点。</li>
<li><strong>预报</strong>快递单号，写准确品名和实付价格。这就是报关资料，值得花两分钟。</li>
<li>到仓后<strong>看照片</strong>。颜色不对？趁还在国内赶快退。</li>
<li><strong>下单</strong>：选包裹、线路、地址。运费和预估税费并排显示。</li>
<li><strong>付款</strong>，可用银行卡、转账或余额，然后看时间轴。</li>
</ol>
<blockquote>时效从发出起计。生日礼物留一周余量，圣诞节留两周。</blockquote>`,
      zhHanT: `
<ol>
<li><strong>註冊</strong>，複製深圳地址（空運）或上海地址（鐵路、海運）。</li>
<li><strong>購買</strong>，在平台對話請賣家包裝結實一點。</li>
<li><strong>預報</strong>快遞單號，寫準確品名和實付價格。這就是報關資料，值得花兩分鐘。</li>
<li>到倉後<strong>看相片</strong>。顏色不對？趁還在內地趕快退。</li>
<li><strong>下單</strong>：選包裹、線路、地址。運費和預估稅費並排顯示。</li>
<li><strong>付款</strong>，可用銀行卡、轉帳或餘額，然後看時間軸。</li>
</ol>
<blockquote>時效由發出起計。生日禮物留一星期餘裕，聖誕節留兩星期。</blockquote>`,
      vi: `
<ol>
<li><strong>Đăng ký</strong>, sao chép địa chỉ Thâm Quyến (đường bay) hoặc Thượng Hải (tàu hỏa, biển).</li>
<li><strong>Mua hàng</strong>, nhắn người bán đóng gói chắc: “请包装结实一点，谢谢”.</li>
<li><strong>Khai báo</strong> mã vận đơn với tên hàng chính xác và giá đã trả. Đây là nội dung tờ khai hải quan.</li>
<li><strong>Xem ảnh</strong> khi kiện về kho. Sai màu thì trả ngay lúc còn rẻ.</li>
<li><strong>Tạo đơn</strong>: chọn kiện, tuyến, địa chỉ. Cước và thuế dự kiến hiện cạnh nhau.</li>
<li><strong>Thanh toán</strong> bằng thẻ, chuyển khoản hoặc số dư rồi theo dõi hành trình.</li>
</ol>
<blockquote>Số ngày tính từ lúc khởi hành. Quà sinh nhật nên dư một tuần, Giáng sinh hai tuần.</blockquote>`,
    },
  },
  {
    type: 'teaching',
    titles: {
      en: 'Writing a customs description that passes',
      zhHans: '怎样写一个能过关的品名',
      zhHanT: '怎樣寫一個能過關的品名',
      vi: 'Viết tên hàng sao cho qua hải quan',
    },
    contents: {
      en: `
<p>Customs systems reject vague words automatically. Answer four questions in one line: what, of what, for whom or what, how many.</p>
<table><thead><tr><th>Rejected</th><th>Accepted</th></tr></thead><tbody>
<tr><td>Clothes</td><td>Women’s knitted cotton pullover, 2 pcs</td></tr>
<tr><td>Toy</td><td>Wooden puzzle for children over 3 years, 1 pc</td></tr>
<tr><td>Electronics</td><td>Bluetooth earphones with built-in battery, 1 pair</td></tr>
<tr><td>Gift</td><td>Ceramic tea set, 1 pot and 4 cups</td></tr>
</tbody></table>
<ol>
<li>Open Goods declaration in the member centre and save the items you buy often.</li>
<li>Enter Chinese and English name, material, quantity and the unit price you paid.</li>
<li>Pick the saved declaration when you forecast.</li>
</ol>
<p>Value means what you paid after discount. Freight within China is part of it; our international freight is added by the broker where the law says so.</p>`,
      zhHans: `
<p>海关系统会自动退回含糊的品名。一行回答四个问题：是什么、什么材质、给谁用、多少件。</p>
<table><thead><tr><th>会被退回</th><th>可以通过</th></tr></thead><tbody>
<tr><td>衣服</td><td>女式针织棉套头衫，2件</td></tr>
<tr><td>玩具</td><td>3岁以上儿童木制拼图，1件</td></tr>
<tr><td>电子产品</td><td>蓝牙耳机（内置电池），1副</td></tr>
<tr><td>礼物</td><td>陶瓷茶具，1壶4杯</td></tr>
</tbody></table>
<ol>
<li>在会员中心打开“物品申报”，保存常买的物品。</li>
<li>填写中英文品名、材质、数量和实付单价。</li>
<li>预报时直接选用。</li>
</ol>
<p>价值指优惠后的实付价，含国内运费；国际运费由报关行按法规计入。</p>`,
      zhHanT: `
<p>海關系統會自動退回含糊的品名。一行回答四個問題：是甚麼、甚麼物料、給誰用、多少件。</p>
<table><thead><tr><th>會被退回</th><th>可以通過</th></tr></thead><tbody>
<tr><td>衣服</td><td>女裝針織棉套頭衫，2件</td></tr>
<tr><td>玩具</td><td>3歲以上兒童木製拼圖，1件</td></tr>
<tr><td>電子產品</td><td>藍牙耳機（內置電池），1副</td></tr>
<tr><td>禮物</td><td>陶瓷茶具，1壺4杯</td></tr>
</tbody></table>
<ol>
<li>在會員中心打開「物品申報」，儲存常買的物品。</li>
<li>填寫中英文品名、物料、數量和實付單價。</li>
<li>預報時直接選用。</li>
</ol>
<p>價值指優惠後的實付價，含內地運費；國際運費由報關行按法規計入。</p>`,
      vi: `
<p>Hệ thống hải quan tự động từ chối tên hàng mơ hồ. Trả lời bốn câu trong một dòng: cái gì, chất liệu gì, cho ai, bao nhiêu.</p>
<table><thead><tr><th>Bị từ chối</th><th>Được chấp nhận</th></tr></thead><tbody>
<tr><td>Quần áo</td><td>Áo len cotton dệt kim nữ, 2 chiếc</td></tr>
<tr><td>Đồ chơi</td><td>Bộ xếp hình gỗ cho trẻ trên 3 tuổi, 1 bộ</td></tr>
<tr><td>Điện tử</td><td>Tai nghe bluetooth có pin gắn trong, 1 đôi</td></tr>
<tr><td>Quà tặng</td><td>Bộ ấm trà gốm, 1 ấm 4 chén</td></tr>
</tbody></table>
<ol>
<li>Mở mục Khai báo hàng hóa trong trung tâm thành viên và lưu món hay mua.</li>
<li>Điền tên tiếng Trung và tiếng Anh, chất liệu, số lượng, đơn giá đã trả.</li>
<li>Chọn lại khi khai báo kiện.</li>
</ol>
<p>Giá trị là số đã trả sau giảm giá, gồm ship nội địa Trung Quốc; cước quốc tế do đại lý hải quan cộng theo luật.</p>`,
    },
  },
  {
    type: 'teaching',
    titles: {
      en: 'Earning as an agent',
      zhHans: '做代理：推荐与收益',
      zhHanT: '做代理：推薦與收益',
      vi: 'Làm đại lý: giới thiệu và hoa hồng',
    },
    contents: {
      en: `
<ol>
<li><strong>Apply</strong> in the agent centre. Tell us who your audience is; we answer within five working days.</li>
<li><strong>Share your link</strong>. Whoever registers through it is bound to you from that moment and for good; nobody can be moved between agents.</li>
<li><strong>Help them start.</strong> Members with a good first forecast come back; most questions are answered by the two tutorials above.</li>
<li><strong>Watch the earnings</strong>: pending when the order is paid, confirmed when it is completed, reversed if it is refunded. Each line names its order.</li>
<li><strong>Withdraw to your balance</strong> whenever you like and use it for freight or ask for a payout.</li>
</ol>
<p>Fair play: no self-referral, no spam, no promises about taxes or delivery that this site does not make. Earnings may be taxable where you live.</p>`,
      zhHans: `
<ol>
<li>在代理中心<strong>申请</strong>，说明您的受众；五个工作日内答复。</li>
<li><strong>分享链接</strong>。通过链接注册的人从此与您绑定，不能在代理之间转移。</li>
<li><strong>帮他们上手</strong>。第一次预报顺利的会员会回来；多数问题上面两篇教程都有答案。</li>
<li><strong>查看收益</strong>：订单付款后为待定，完成后确认，退款则冲回。每一行都写明订单。</li>
<li>随时<strong>转入余额</strong>，用来付运费或申请提现。</li>
</ol>
<p>公平规则：不自荐，不群发骚扰，不承诺本站没有承诺的税费和时效。收益在您居住地可能须纳税。</p>`,
      zhHanT: `
<ol>
<li>在代理中心<strong>申請</strong>，說明你的受眾；五個工作天內答覆。</li>
<li><strong>分享連結</strong>。經連結註冊的人從此與你綁定，不能在代理之間轉移。</li>
<li><strong>幫他們上手</strong>。第一次預報順利的會員會回來；多數問題上面兩篇教學都有答案。</li>
<li><strong>查看收益</strong>：訂單付款後為待定，完成後確認，退款則沖回。每一行都寫明訂單。</li>
<li>隨時<strong>轉入餘額</strong>，用來付運費或申請提現。</li>
</ol>
<p>公平規則：不自薦，不濫發訊息，不承諾本站沒有承諾的稅費和時效。收益在你居住地可能須繳稅。</p>`,
      vi: `
<ol>
<li><strong>Nộp đơn</strong> trong trung tâm đại lý, cho biết bạn tiếp cận ai; trả lời trong năm ngày làm việc.</li>
<li><strong>Chia sẻ đường link</strong>. Ai đăng ký qua đó sẽ gắn với bạn lâu dài, không chuyển giữa các đại lý.</li>
<li><strong>Giúp họ bắt đầu.</strong> Người khai báo lần đầu suôn sẻ sẽ quay lại; hai bài hướng dẫn trên trả lời hầu hết câu hỏi.</li>
<li><strong>Theo dõi hoa hồng</strong>: chờ khi đơn đã trả, xác nhận khi hoàn tất, thu lại nếu hoàn tiền. Dòng nào cũng ghi đơn.</li>
<li><strong>Chuyển vào số dư</strong> lúc nào cũng được, dùng trả cước hoặc yêu cầu rút.</li>
</ol>
<p>Chơi đẹp: không tự giới thiệu mình, không spam, không hứa về thuế hay thời gian điều trang này không hứa. Hoa hồng có thể chịu thuế nơi bạn ở.</p>`,
    },
  },
];

export const northstarDomesticProcedure: DemoArticle = {
  type: 'domesticProcedure',
  titles: {
    en: 'Getting goods to our warehouses in China',
    zhHans: '把货寄到我们的中国仓库',
    zhHanT: '把貨寄到我們的中國倉庫',
    vi: 'Gửi hàng đến kho của chúng tôi ở Trung Quốc',
  },
  contents: {
    en: `
<h2>Shenzhen or Shanghai?</h2>
<table><thead><tr><th>You want</th><th>Send to</th></tr></thead><tbody>
<tr><td>Express or air, or anything with a battery</td><td>Shenzhen Bao’an</td></tr>
<tr><td>Rail or sea, furniture, large boxes</td><td>Shanghai Qingpu</td></tr>
</tbody></table>
<h2>What happens on arrival</h2>
<ol><li>Scanned and matched by courier number or member code.</li><li>Weighed, measured, two photos: label and whole parcel.</li><li>X-rayed. If it shows something we cannot carry, the parcel is held and you are asked.</li><li>On the shelf within one working day, three after big sales.</li></ol>
<h2>Sending from a friend or a factory</h2>
<p>Any courier will do, freight prepaid, with your member code on the outside. For more than 20 cartons or a pallet, write to us for a delivery slot and marks.</p>
<h2>Returns to the seller</h2>
<p>Within China a return costs little and most platforms allow seven days. Decide from the photos; we can send it back the next working day.</p>`,
    zhHans: `
<h2>深圳还是上海？</h2>
<table><thead><tr><th>您要</th><th>寄到</th></tr></thead><tbody>
<tr><td>快递、空运，或任何带电池的货</td><td>深圳宝安仓</td></tr>
<tr><td>铁路、海运、家具、大箱</td><td>上海青浦仓</td></tr>
</tbody></table>
<h2>到仓之后</h2>
<ol><li>扫描，按快递单号或会员编号匹配。</li><li>称重、测量，拍两张照片：面单和整体。</li><li>过X光机。发现不能承运的，暂扣并征求您的意见。</li><li>一个工作日内上架，大促后三个工作日。</li></ol>
<h2>朋友或工厂寄来</h2>
<p>任何快递都可以，寄付，箱外写会员编号。超过20箱或整托，请先写信预约时间和唛头。</p>
<h2>退给卖家</h2>
<p>在国内退货便宜，多数平台有七天期限。看照片决定，我们下一个工作日即可寄回。</p>`,
    zhHanT: `
<h2>深圳還是上海？</h2>
<table><thead><tr><th>你要</th><th>寄到</th></tr></thead><tbody>
<tr><td>速遞、空運，或任何帶電池的貨</td><td>深圳寶安倉</td></tr>
<tr><td>鐵路、海運、傢俬、大箱</td><td>上海青浦倉</td></tr>
</tbody></table>
<h2>到倉之後</h2>
<ol><li>掃描，按快遞單號或會員編號配對。</li><li>過磅、量度，拍兩張相片：面單和整體。</li><li>過X光機。發現不能承運的，暫扣並徵求你的意見。</li><li>一個工作天內上架，大促後三個工作天。</li></ol>
<h2>朋友或工廠寄來</h2>
<p>任何快遞都可以，寄付，箱外寫會員編號。超過20箱或整板，請先來信預約時間和嘜頭。</p>
<h2>退給賣家</h2>
<p>在內地退貨便宜，多數平台有七日期限。看相片決定，我們下一個工作天即可寄回。</p>`,
    vi: `
<h2>Thâm Quyến hay Thượng Hải?</h2>
<table><thead><tr><th>Bạn muốn</th><th>Gửi về</th></tr></thead><tbody>
<tr><td>Chuyển phát nhanh, đường bay, hoặc bất cứ hàng có pin</td><td>Bảo An, Thâm Quyến</td></tr>
<tr><td>Tàu hỏa, biển, nội thất, thùng lớn</td><td>Thanh Phố, Thượng Hải</td></tr>
</tbody></table>
<h2>Khi hàng đến</h2>
<ol><li>Quét và ghép theo mã vận đơn hoặc mã khách hàng.</li><li>Cân, đo, chụp hai ảnh: tem và toàn kiện.</li><li>Soi X-quang. Có thứ không chở được thì tạm giữ và hỏi bạn.</li><li>Lên kệ trong một ngày làm việc, sau đợt sale lớn ba ngày.</li></ol>
<h2>Bạn bè hoặc xưởng gửi</h2>
<p>Hãng nào cũng được, cước trả trước, ghi mã khách hàng ngoài thùng. Trên 20 thùng hoặc pallet, viết cho chúng tôi để hẹn giờ và ký hiệu.</p>
<h2>Trả lại người bán</h2>
<p>Trả trong nội địa Trung Quốc rẻ, đa số sàn cho bảy ngày. Xem ảnh rồi quyết định; ngày làm việc sau chúng tôi gửi trả.</p>`,
  },
};
