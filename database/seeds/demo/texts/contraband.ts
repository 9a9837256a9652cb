import type { FourTexts } from '../demo-shop.ts';
import type { DemoArticle } from './shop-facts.ts';
import { withOwnNotes } from './with-own-notes.ts';

/** Goods that no shop carries; each destination's additions follow them. */
const common: DemoArticle = {
  type: 'contraband',
  titles: {
    zhHanT: '禁運品及限運品',
    zhHans: '禁运品与限运品',
    en: 'Prohibited and restricted goods',
    vi: 'Hàng cấm và hàng hạn chế',
  },
  contents: {
    zhHanT: `
<p>以下清單截至2026年11月，只供參考；法例會更改，以海關及主管機關當日規定為準。不肯定的貨物，請在購買前問客服。</p>
<h2>任何線路都不能寄</h2>
<h3>危險品</h3>
<ul><li>易燃易爆：煙花爆竹、打火機及燃料、火柴、酒精、油漆、指甲油、壓縮氣罐、噴霧劑</li><li>腐蝕、有毒、放射性或感染性物質：電池酸液、農藥、水銀、醫療廢物</li><li>單獨的鋰電池、外置充電器（尿袋）、電動單車及平衡車、沒有標示容量的電池</li></ul>
<h3>武器及管制刀具</h3>
<ul><li>槍械及零件、仿真槍、氣槍、彈藥、伸縮警棍、電擊器、催淚噴霧、彈簧刀、弩</li></ul>
<h3>藥物</h3>
<ul><li>毒品及吸食工具、處方藥、精神藥物、含麻黃鹼製劑、未經註冊的中成藥</li></ul>
<h3>煙草及另類吸煙產品</h3>
<ul><li>電子煙、加熱煙、煙彈、煙油及配件；香煙、雪茄、煙絲</li></ul>
<h3>動植物及生鮮</h3>
<ul><li>活動物、標本、瀕危物種及其製品（象牙、犀角、珊瑚、部分皮革）、種子、泥土、鮮果、生肉、蛋、奶、蜂蜜、燕窩</li></ul>
<h3>侵權及違法印刷品</h3>
<ul><li>冒牌貨、盜版影音及軟件、色情物品、偽造證件、賭博用具、違反出口地或進口地法律的出版物及地圖</li></ul>
<h3>貨幣及貴重品</h3>
<ul><li>現金、有價證券、金銀條、未鑲嵌的寶石、文物古董、信用卡</li></ul>
<h2>限運品（選對線路和貨物類型才可以寄）</h2>
<ul><li>內置電池的電子產品：電池必須裝在機內，關機並防止誤開</li><li>不可燃的液體、膏狀、粉末：化妝品、洗護用品、調味料，須原裝未開封</li><li>強磁性物品：喇叭、磁吸玩具，空運需檢測</li><li>密封包裝食品：不含肉、蛋、奶成分，保質期剩餘半年以上</li><li>品牌商品：須有正規購買憑證</li></ul>`,
    zhHans: `
<p>以下清单截至2026年11月，仅供参考；法规会变动，以海关和主管机关当日规定为准。拿不准的货物，请在购买前咨询客服。</p>
<h2>任何线路都不能寄</h2>
<h3>危险品</h3>
<ul><li>易燃易爆：烟花爆竹、打火机及燃料、火柴、酒精、油漆、指甲油、压缩气罐、喷雾剂</li><li>腐蚀、有毒、放射性或感染性物质：电池酸液、农药、水银、医疗废物</li><li>单独的锂电池、充电宝、电动自行车和平衡车、没有标注容量的电池</li></ul>
<h3>武器及管制刀具</h3>
<ul><li>枪支及零件、仿真枪、气枪、弹药、甩棍、电击器、催泪喷雾、弹簧刀、弩</li></ul>
<h3>药品</h3>
<ul><li>毒品及吸食工具、处方药、精神药品、含麻黄碱制剂、未经注册的中成药</li></ul>
<h3>烟草及新型烟草</h3>
<ul><li>电子烟、加热烟、烟弹、烟油及配件；香烟、雪茄、烟丝</li></ul>
<h3>动植物及生鲜</h3>
<ul><li>活体动物、标本、濒危物种及其制品（象牙、犀角、珊瑚、部分皮革）、种子、泥土、鲜果、生肉、蛋、奶、蜂蜜、燕窝</li></ul>
<h3>侵权及违法印刷品</h3>
<ul><li>假冒商品、盗版音像和软件、色情物品、伪造证件、赌博用具、违反出口地或进口地法律的出版物和地图</li></ul>
<h3>货币及贵重品</h3>
<ul><li>现金、有价证券、金银条、未镶嵌的宝石、文物古董、信用卡</li></ul>
<h2>限运品（选对线路和货物类型才可以寄）</h2>
<ul><li>内置电池的电子产品：电池必须装在机内，关机并防止误开</li><li>不可燃的液体、膏状、粉末：化妆品、洗护用品、调味料，须原装未开封</li><li>强磁性物品：喇叭、磁吸玩具，空运需检测</li><li>密封包装食品：不含肉、蛋、奶成分，保质期剩余半年以上</li><li>品牌商品：须有正规购买凭证</li></ul>`,
    en: `
<p>As of November 2026 and for guidance only: rules change, and what customs and the authorities say on the day decides. If you are not sure, ask us before you buy.</p>
<h2>Never, on any line</h2>
<h3>Dangerous goods</h3>
<ul><li>Flammable and explosive: fireworks, lighters and fuel, matches, alcohol, paint, nail polish, gas canisters, aerosols</li><li>Corrosive, toxic, radioactive or infectious: battery acid, pesticides, mercury, medical waste</li><li>Loose lithium batteries, power banks, e-bikes and hoverboards, batteries without a stated capacity</li></ul>
<h3>Weapons and controlled knives</h3>
<ul><li>Firearms and parts, replicas, air guns, ammunition, batons, stun devices, tear-gas spray, flick knives, crossbows</li></ul>
<h3>Drugs and medicines</h3>
<ul><li>Narcotics and paraphernalia, prescription medicine, psychotropics, ephedrine products, unregistered traditional remedies</li></ul>
<h3>Tobacco and vaping</h3>
<ul><li>E-cigarettes, heated tobacco, pods, liquids and parts; cigarettes, cigars, loose tobacco</li></ul>
<h3>Animals, plants, fresh food</h3>
<ul><li>Live animals, specimens, endangered species and products made of them (ivory, horn, coral, some leather), seeds, soil, fresh fruit, raw meat, eggs, dairy, honey, bird’s nest</li></ul>
<h3>Infringing and illegal matter</h3>
<ul><li>Counterfeits, pirated media and software, obscene articles, forged documents, gambling equipment, publications and maps unlawful at either end</li></ul>
<h3>Money and valuables</h3>
<ul><li>Cash, securities, bullion, unset gemstones, antiques, bank cards</li></ul>
<h2>Restricted (right line and goods type needed)</h2>
<ul><li>Electronics with a built-in battery: battery fitted in the device, switched off and secured</li><li>Non-flammable liquids, creams and powders: cosmetics, toiletries, seasonings, unopened in original packing</li><li>Strong magnets: speakers, magnetic toys; tested for air transport</li><li>Sealed food without meat, egg or dairy, at least half a year before expiry</li><li>Branded goods: with a genuine proof of purchase</li></ul>`,
    vi: `
<p>Cập nhật tháng 11/2026, chỉ để tham khảo; quy định có thể thay đổi, quyết định của hải quan và cơ quan chức năng tại thời điểm làm thủ tục là căn cứ cuối cùng. Nếu chưa chắc, hãy hỏi chúng tôi trước khi mua.</p>
<h2>Tuyệt đối không nhận</h2>
<h3>Hàng nguy hiểm</h3>
<ul><li>Dễ cháy nổ: pháo, bật lửa và nhiên liệu, diêm, cồn, sơn, sơn móng tay, bình khí nén, bình xịt</li><li>Ăn mòn, độc hại, phóng xạ, lây nhiễm: axit ắc quy, thuốc trừ sâu, thủy ngân, rác thải y tế</li><li>Pin lithium rời, sạc dự phòng, xe đạp điện, xe thăng bằng, pin không ghi dung lượng</li></ul>
<h3>Vũ khí và dao kiểm soát</h3>
<ul><li>Súng và linh kiện, súng mô phỏng, súng hơi, đạn, dùi cui, thiết bị phóng điện, bình xịt hơi cay, dao bấm, nỏ</li></ul>
<h3>Thuốc</h3>
<ul><li>Ma túy và dụng cụ, thuốc kê đơn, thuốc hướng thần, chế phẩm chứa ephedrine, thuốc đông y chưa đăng ký</li></ul>
<h3>Thuốc lá</h3>
<ul><li>Thuốc lá điện tử, thuốc lá nung nóng, tinh dầu, phụ kiện; thuốc lá điếu, xì gà, sợi thuốc</li></ul>
<h3>Động thực vật, đồ tươi sống</h3>
<ul><li>Động vật sống, tiêu bản, loài nguy cấp và sản phẩm từ chúng (ngà, sừng, san hô, một số loại da), hạt giống, đất, trái cây tươi, thịt sống, trứng, sữa, mật ong, yến</li></ul>
<h3>Hàng giả, ấn phẩm trái phép</h3>
<ul><li>Hàng giả, băng đĩa và phần mềm lậu, văn hóa phẩm đồi trụy, giấy tờ giả, dụng cụ đánh bạc, ấn phẩm và bản đồ vi phạm pháp luật nơi đi hoặc nơi đến</li></ul>
<h3>Tiền và vật quý</h3>
<ul><li>Tiền mặt, giấy tờ có giá, vàng bạc thỏi, đá quý rời, cổ vật, thẻ ngân hàng</li></ul>
<h2>Hàng hạn chế (chọn đúng tuyến và loại hàng mới đi được)</h2>
<ul><li>Đồ điện tử có pin gắn trong: pin lắp trong máy, tắt nguồn và chống bật nhầm</li><li>Chất lỏng, kem, bột không cháy: mỹ phẩm, đồ tắm gội, gia vị, còn nguyên tem</li><li>Nam châm mạnh: loa, đồ chơi nam châm; đi máy bay phải kiểm tra từ tính</li><li>Thực phẩm đóng gói kín, không chứa thịt, trứng, sữa, hạn dùng còn trên nửa năm</li><li>Hàng hiệu: có chứng từ mua hàng chính hãng</li></ul>`,
  },
};

export function contrabandArticle(destinationRules: FourTexts): DemoArticle {
  return withOwnNotes(common, destinationRules);
}
