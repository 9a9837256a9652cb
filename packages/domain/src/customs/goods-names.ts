/** Common goods under their customs names, with the usual six-digit HS code. */
export type DictionaryGoods = {
  readonly hsCode: string;
  readonly group: string;
  readonly zhHans: string;
  readonly zhHanT: string;
  readonly en: string;
  readonly vi: string;
};

/**
 * HS codes of the 2022 edition. They are suggestions; the declarant is responsible for the classification.
 * Columns: code, simplified, traditional, English, Vietnamese; keyed by the group a vague word leads to.
 */
const lists: Readonly<Record<string, string>> = {
  clothing: `
610910|纯棉T恤|純棉T恤|Cotton T-shirt|Áo thun cotton
610990|化纤运动T恤|化纖運動T恤|Polyester sports T-shirt|Áo thun thể thao polyester
620520|男式纯棉衬衫|男裝純棉恤衫|Men's cotton shirt|Áo sơ mi nam cotton
620630|女式纯棉衬衫|女裝純棉恤衫|Women's cotton blouse|Áo sơ mi nữ cotton
611020|棉质卫衣|棉質衛衣|Cotton hoodie|Áo hoodie cotton
611030|化纤毛衣|化纖毛衣|Acrylic knitted sweater|Áo len sợi tổng hợp
611011|羊毛衫|羊毛衫|Wool sweater|Áo len lông cừu
620342|男式棉质长裤|男裝棉質長褲|Men's cotton trousers|Quần dài nam cotton
620462|女式牛仔裤|女裝牛仔褲|Women's denim jeans|Quần jean nữ
610343|男式运动裤|男裝運動褲|Men's knitted track pants|Quần thể thao nam
620442|女式棉质连衣裙|女裝棉質連身裙|Women's cotton dress|Váy liền nữ cotton
610443|女式化纤连衣裙|女裝化纖連身裙|Women's polyester knitted dress|Váy liền nữ polyester
620452|女式棉质半身裙|女裝棉質半身裙|Women's cotton skirt|Chân váy cotton
620140|男装外套|男裝外套|Men's polyester jacket|Áo khoác nam
620240|女装外套|女裝外套|Women's polyester jacket|Áo khoác nữ
610821|女式棉质内裤|女裝棉質內褲|Women's cotton briefs|Quần lót nữ cotton
610711|男式棉质内裤|男裝棉質內褲|Men's cotton underpants|Quần lót nam cotton
621210|文胸|胸圍|Bra|Áo ngực
610831|女式棉质睡衣|女裝棉質睡衣|Women's cotton pyjamas|Đồ ngủ nữ cotton
611595|棉袜|棉襪|Cotton socks|Tất cotton
611120|婴儿棉质连体衣|嬰兒棉質連身衣|Babies' cotton bodysuit|Bộ liền thân cotton cho bé
611241|女式泳衣|女裝泳衣|Women's swimsuit|Đồ bơi nữ
621430|化纤围巾|化纖圍巾|Polyester scarf|Khăn quàng polyester
621510|真丝领带|真絲領帶|Silk necktie|Cà vạt lụa
650500|针织帽|針織帽|Knitted hat|Mũ len
611693|针织手套|針織手套|Knitted gloves|Găng tay len
420330|皮带|皮帶|Leather belt|Thắt lưng da
392620|塑料雨衣|塑膠雨衣|Plastic raincoat|Áo mưa nhựa`,
  shoes: `
640411|运动鞋|運動鞋|Sports shoes with textile upper|Giày thể thao
640399|皮鞋|皮鞋|Leather shoes|Giày da
640391|皮靴|皮靴|Leather ankle boots|Bốt da
640419|帆布鞋|帆布鞋|Canvas shoes|Giày vải
640299|塑料拖鞋|塑膠拖鞋|Plastic slippers|Dép nhựa`,
  bags: `
420221|真皮手提包|真皮手袋|Leather handbag|Túi xách da
420222|尼龙手提包|尼龍手袋|Nylon handbag|Túi xách vải nylon
420292|双肩背包|雙肩背囊|Polyester backpack|Ba lô vải
420212|塑料行李箱|塑膠行李箱|Plastic suitcase|Vali nhựa
420231|真皮钱包|真皮銀包|Leather wallet|Ví da
420232|布质零钱包|布質散紙包|Textile coin purse|Ví vải đựng tiền xu`,
  electronics: `
851713|智能手机|智能手機|Smartphone|Điện thoại thông minh
851830|蓝牙耳机|藍牙耳機|Bluetooth earphones|Tai nghe bluetooth
854442|USB数据线|USB數據線|USB cable|Cáp USB
850440|手机充电头|手機充電頭|USB wall charger|Củ sạc điện thoại
847160|电脑键盘|電腦鍵盤|Computer keyboard|Bàn phím máy tính
847160|无线鼠标|無線滑鼠|Wireless mouse|Chuột không dây
847130|笔记本电脑|手提電腦|Laptop computer|Máy tính xách tay
847130|平板电脑|平板電腦|Tablet computer|Máy tính bảng
852351|U盘|USB手指|USB flash drive|USB lưu trữ
847170|移动硬盘|外置硬碟|External hard disk drive|Ổ cứng di động
851762|无线路由器|無線路由器|Wireless router|Bộ phát wifi
851762|智能手表|智能手錶|Smart watch|Đồng hồ thông minh
851821|蓝牙音箱|藍牙喇叭|Bluetooth speaker|Loa bluetooth
852589|数码相机|數碼相機|Digital camera|Máy ảnh kỹ thuật số
852852|电脑显示器|電腦顯示屏|Computer monitor|Màn hình máy tính
950450|游戏手柄|遊戲手掣|Game controller|Tay cầm chơi game
844332|喷墨打印机|噴墨打印機|Inkjet printer|Máy in phun
962000|自拍杆|自拍棒|Selfie stick|Gậy tự sướng
853669|电源插座|電源插座|Power socket strip|Ổ cắm điện
851310|手电筒|手電筒|LED torch|Đèn pin LED`,
  phoneParts: `
392690|手机壳|手機殼|Plastic phone case|Ốp điện thoại
700719|手机钢化膜|手機鋼化膜|Tempered glass screen protector|Kính cường lực điện thoại`,
  appliances: `
841451|台式电风扇|座檯風扇|Desk fan|Quạt để bàn
851660|电饭煲|電飯煲|Electric rice cooker|Nồi cơm điện
851679|电热水壶|電熱水煲|Electric kettle|Ấm đun nước điện
851631|吹风机|風筒|Hair dryer|Máy sấy tóc
851632|卷发棒|捲髮棒|Hair curling iron|Máy uốn tóc
851010|电动剃须刀|電鬚刨|Electric shaver|Máy cạo râu
850980|电动牙刷|電動牙刷|Electric toothbrush|Bàn chải điện
850940|榨汁机|榨汁機|Juice blender|Máy xay sinh tố
850811|吸尘器|吸塵機|Vacuum cleaner|Máy hút bụi
851640|电熨斗|電熨斗|Electric iron|Bàn ủi điện
851671|咖啡机|咖啡機|Coffee maker|Máy pha cà phê
845210|家用缝纫机|家用衣車|Household sewing machine|Máy may gia đình`,
  lighting: `
940521|LED台灯|LED檯燈|LED desk lamp|Đèn bàn LED
940521|台灯|檯燈|Desk lamp|Đèn bàn
940511|LED吸顶灯|LED天花燈|LED ceiling lamp|Đèn ốp trần LED
853952|LED灯泡|LED燈膽|LED bulb|Bóng đèn LED
940531|LED灯串|LED燈串|LED light string|Dây đèn LED`,
  home: `
392490|塑料收纳箱|塑膠收納箱|Plastic storage box|Hộp nhựa đựng đồ
392490|收纳箱|收納箱|Storage box|Hộp đựng đồ
392490|猫砂盆|貓砂盆|Plastic litter tray|Khay vệ sinh mèo
392410|塑料饭盒|塑膠飯盒|Plastic lunch box|Hộp cơm nhựa
691110|陶瓷茶具|陶瓷茶具|Porcelain tea set|Bộ ấm trà gốm
691110|陶瓷碗|陶瓷碗|Porcelain bowl|Bát sứ
701337|玻璃杯|玻璃杯|Drinking glass|Cốc thủy tinh
961700|保温杯|保溫杯|Vacuum flask|Bình giữ nhiệt
732393|不锈钢锅|不鏽鋼鍋|Stainless steel pot|Nồi inox
821599|不锈钢勺子|不鏽鋼匙羹|Stainless steel spoon|Thìa inox
441912|竹筷子|竹筷子|Bamboo chopsticks|Đũa tre
441911|竹砧板|竹砧板|Bamboo cutting board|Thớt tre
630260|纯棉毛巾|純棉毛巾|Cotton towel|Khăn tắm cotton
630221|纯棉床单|純棉床單|Printed cotton bed sheet|Ga giường cotton
940440|被子|被子|Quilt|Chăn bông
940490|枕头|枕頭|Pillow|Gối ngủ
630392|化纤窗帘|化纖窗簾|Polyester curtains|Rèm cửa polyester
630392|窗帘布|窗簾布|Curtain cloth|Vải rèm cửa
570500|地毯|地毯|Floor rug|Thảm trải sàn
630253|桌布|枱布|Polyester tablecloth|Khăn trải bàn
630140|毛毯|毛毯|Polyester blanket|Chăn lông
630492|抱枕套|抱枕套|Cotton cushion cover|Vỏ gối tựa
660191|折叠雨伞|縮骨遮|Folding umbrella|Ô gấp
700992|带框镜子|帶框鏡子|Framed mirror|Gương có khung
910521|挂钟|掛鐘|Wall clock|Đồng hồ treo tường
340600|香薰蜡烛|香薰蠟燭|Scented candle|Nến thơm
441490|木相框|木相框|Wooden photo frame|Khung ảnh gỗ
670210|塑料仿真花|塑膠仿真花|Plastic artificial flowers|Hoa giả nhựa
830110|挂锁|掛鎖|Padlock|Ổ khóa`,
  furniture: `
940139|办公转椅|辦公轉椅|Office swivel chair|Ghế xoay văn phòng
940179|金属折叠椅|金屬摺椅|Metal folding chair|Ghế gấp kim loại
940161|布艺沙发|布藝梳化|Upholstered wooden sofa|Ghế sofa khung gỗ
940360|木书架|木書架|Wooden bookshelf|Kệ sách gỗ
940360|木茶几|木茶几|Wooden coffee table|Bàn trà gỗ
940421|乳胶床垫|乳膠床褥|Foam mattress|Nệm cao su`,
  toys: `
950300|模型玩具|模型玩具|Plastic model kit|Mô hình lắp ráp
950300|毛绒玩具|毛絨玩具|Plush toy|Thú nhồi bông
950300|塑料积木|塑膠積木|Plastic building blocks|Đồ chơi xếp hình
950300|拼图|拼圖|Jigsaw puzzle|Tranh ghép hình
950440|扑克牌|啤牌|Playing cards|Bài tây
950490|桌游|桌遊|Board game|Trò chơi bàn cờ`,
  baby: `
871500|婴儿车|嬰兒車|Baby pushchair|Xe đẩy em bé
392410|塑料奶瓶|塑膠奶樽|Plastic feeding bottle|Bình sữa nhựa
961900|婴儿纸尿裤|嬰兒紙尿片|Baby nappies|Bỉm em bé`,
  sports: `
950691|瑜伽垫|瑜伽墊|Yoga mat|Thảm yoga
950691|哑铃|啞鈴|Dumbbell|Tạ tay
950659|羽毛球拍|羽毛球拍|Badminton racket|Vợt cầu lông
950640|乒乓球拍|乒乓球拍|Table tennis bat|Vợt bóng bàn
950662|篮球|籃球|Basketball|Bóng rổ
950710|钓鱼竿|釣魚竿|Fishing rod|Cần câu cá
630622|露营帐篷|露營帳篷|Polyester tent|Lều cắm trại
940430|睡袋|睡袋|Sleeping bag|Túi ngủ
900490|泳镜|泳鏡|Swimming goggles|Kính bơi
650610|骑行头盔|單車頭盔|Cycling helmet|Mũ bảo hiểm xe đạp
871200|自行车|單車|Bicycle|Xe đạp`,
  beauty: `
330410|口红|口紅|Lipstick|Son môi
330420|眼影|眼影|Eye shadow|Phấn mắt
330499|面霜|面霜|Face cream|Kem dưỡng da mặt
330499|面膜|面膜|Facial mask|Mặt nạ dưỡng da
330510|洗发水|洗頭水|Shampoo|Dầu gội đầu
330610|牙膏|牙膏|Toothpaste|Kem đánh răng
340111|香皂|香皂|Toilet soap|Xà phòng thơm
960321|牙刷|牙刷|Toothbrush|Bàn chải đánh răng
961511|塑料梳子|塑膠梳|Plastic comb|Lược nhựa
670411|化纤假发|化纖假髮|Synthetic wig|Tóc giả sợi tổng hợp
960330|化妆刷|化妝掃|Make-up brush|Cọ trang điểm
961519|金属发夹|金屬髮夾|Metal hair clip|Kẹp tóc kim loại`,
  accessories: `
910211|石英手表|石英手錶|Quartz wrist watch|Đồng hồ đeo tay quartz
900410|太阳镜|太陽眼鏡|Sunglasses|Kính râm
900311|塑料眼镜框|塑膠眼鏡框|Plastic spectacle frame|Gọng kính nhựa
711719|合金仿首饰|合金仿首飾|Imitation jewellery of base metal|Trang sức giả kim loại
732690|金属钥匙扣|金屬鎖匙扣|Metal key ring|Móc khóa kim loại`,
  stationery: `
490199|书籍|書籍|Printed books|Sách in
482010|笔记本|筆記簿|Paper notebook|Sổ tay giấy
960810|圆珠笔|原子筆|Ballpoint pen|Bút bi
960910|铅笔|鉛筆|Pencil|Bút chì
482110|贴纸|貼紙|Printed paper stickers|Nhãn dán giấy
491191|海报|海報|Printed poster|Áp phích in`,
  tools: `
820540|螺丝刀|螺絲批|Screwdriver|Tua vít
820411|扳手|士巴拿|Spanner|Cờ lê
846721|手电钻|手電鑽|Electric hand drill|Máy khoan tay
401691|汽车橡胶脚垫|汽車橡膠腳墊|Rubber car floor mats|Thảm cao su ô tô
420100|宠物牵引绳|寵物牽引繩|Dog leash|Dây dắt chó
420100|宠物衣服|寵物衣服|Pet coat|Áo cho thú cưng
630790|布口罩|布口罩|Textile face mask|Khẩu trang vải
920290|木吉他|木結他|Acoustic guitar|Đàn guitar gỗ
920710|电子琴|電子琴|Electronic keyboard instrument|Đàn organ điện tử`,
  food: `
090210|绿茶|綠茶|Green tea|Trà xanh
090230|红茶|紅茶|Black tea|Trà đen
090121|烘焙咖啡豆|烘焙咖啡豆|Roasted coffee beans|Cà phê hạt rang
190531|饼干|餅乾|Sweet biscuits|Bánh quy ngọt
170490|糖果|糖果|Sugar sweets|Kẹo đường
190230|方便面|即食麵|Instant noodles|Mì ăn liền`,
};

export const goodsDictionary: readonly DictionaryGoods[] = Object.entries(lists).flatMap(([group, list]) =>
  list
    .trim()
    .split('\n')
    .map((row): DictionaryGoods => {
      const [hsCode = '', zhHans = '', zhHanT = '', en = '', vi = ''] = row.split('|');
      return { hsCode, group, zhHans, zhHanT, en, vi };
    }),
);
