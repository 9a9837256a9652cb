import type { FourTexts } from '../demo-shop.ts';

/** Additional prohibited goods of Hong Kong, Macau and Taiwan, as of November 2026. */
export const harbourContraband: FourTexts = {
  zhHanT: `
<h2>香港另外禁止或管制</h2>
<ul><li>電子煙、加熱煙及配件：自2022年4月30日起禁止進口；自2026年4月30日起亦不得在公眾地方管有另類煙</li><li>含大麻二酚（CBD）的任何產品：自2023年2月1日起列為毒品</li><li>野味、肉類、家禽及蛋：須有衞生證明書及進口許可</li><li>藥物及中成藥：須註冊並領有進口許可證</li><li>應課稅品（酒、煙草、碳氫油、甲醇）：本店不承運</li><li>未申領牌照的無線電發射器材、電擊器、伸縮警棍、彈簧刀</li></ul>
<h2>澳門另外禁止或管制</h2>
<ul><li>電子煙：自2022年12月5日起禁止進出口</li><li>肉類、蛋、奶、新鮮蔬果：須經檢疫</li><li>酒精濃度30%以上飲料及煙草：涉及消費稅，本店不承運</li></ul>
<h2>台灣另外禁止或管制</h2>
<ul><li>未公告准許間接輸入的大陸物品：可在貨品分類稅則（輸入規定 MP1）查詢</li><li>任何肉類製品，包括肉鬆、香腸、含肉月餅和即食麵：因非洲豬瘟防疫，一律不收</li><li>電子煙及未核准的指定煙品</li><li>藥品、隱形眼鏡、口罩等醫療器材：須許可或符合自用免證數量</li><li>食品、膠囊及錠狀食品、化妝品：自用有數量及金額上限，超過須報驗</li><li>具無線射頻功能的電訊器材：自用亦須符合主管機關規定的數量和程序</li><li>植物、種子、動物飼料；空拍機須符合註冊規定</li></ul>`,
  zhHans: `
<h2>香港另外禁止或管制</h2>
<ul><li>电子烟、加热烟及配件：自2022年4月30日起禁止进口；自2026年4月30日起也不得在公众地方持有另类烟</li><li>含大麻二酚（CBD）的任何产品：自2023年2月1日起列为毒品</li><li>野味、肉类、家禽和蛋：须有卫生证明书和进口许可</li><li>药品和中成药：须注册并领有进口许可证</li><li>应课税品（酒、烟草、碳氢油、甲醇）：本店不承运</li><li>未申领牌照的无线电发射器材、电击器、甩棍、弹簧刀</li></ul>
<h2>澳门另外禁止或管制</h2>
<ul><li>电子烟：自2022年12月5日起禁止进出口</li><li>肉类、蛋、奶、新鲜蔬果：须经检疫</li><li>酒精度30%以上饮料和烟草：涉及消费税，本店不承运</li></ul>
<h2>台湾另外禁止或管制</h2>
<ul><li>未公告准许间接输入的大陆物品：可在货品分类税则（输入规定 MP1）查询</li><li>任何肉类制品，包括肉松、香肠、含肉月饼和方便面：因非洲猪瘟防疫，一律不收</li><li>电子烟和未核准的指定烟品</li><li>药品、隐形眼镜、口罩等医疗器械：须许可或符合自用免证数量</li><li>食品、胶囊和片剂食品、化妆品：自用有数量和金额上限，超过须报验</li><li>带无线射频功能的电信器材：自用也须符合主管机关规定的数量和程序</li><li>植物、种子、动物饲料；无人机须符合注册规定</li></ul>`,
  en: `
<h2>Hong Kong also bans or controls</h2>
<ul><li>E-cigarettes, heated tobacco and parts: import banned since 30 April 2022; possession in public places banned since 30 April 2026</li><li>Anything containing cannabidiol (CBD): a dangerous drug since 1 February 2023</li><li>Game, meat, poultry and eggs: health certificate and import permission needed</li><li>Medicines and proprietary Chinese medicines: registration and import licence needed</li><li>Dutiable goods (liquor, tobacco, hydrocarbon oil, methyl alcohol): not carried by us</li><li>Unlicensed radio transmitters, stun devices, batons, flick knives</li></ul>
<h2>Macau also bans or controls</h2>
<ul><li>E-cigarettes: import and export banned since 5 December 2022</li><li>Meat, eggs, dairy, fresh produce: quarantine required</li><li>Drinks of 30% alcohol or more and tobacco: consumption tax, not carried by us</li></ul>
<h2>Taiwan also bans or controls</h2>
<ul><li>Mainland goods not approved for import: see import regulation code MP1 in the tariff</li><li>Any meat product, including floss, sausage, meat mooncakes and instant noodles with meat: refused because of African swine fever rules</li><li>E-cigarettes and unapproved designated tobacco products</li><li>Medicines, contact lenses, masks and other medical devices: permit, or within the personal-use quantity</li><li>Food, capsules and tablets, cosmetics: personal-use limits by quantity and value; above them inspection is required</li><li>Radio-frequency telecom equipment: quantity and procedure rules apply even for personal use</li><li>Plants, seeds, animal feed; drones must meet registration rules</li></ul>`,
  vi: `
<h2>Hồng Kông cấm hoặc kiểm soát thêm</h2>
<ul><li>Thuốc lá điện tử, thuốc lá nung nóng và phụ kiện: cấm nhập từ 30/04/2022; từ 30/04/2026 cấm tàng trữ nơi công cộng</li><li>Mọi sản phẩm chứa CBD: là chất ma túy từ 01/02/2023</li><li>Thịt thú rừng, thịt, gia cầm, trứng: cần giấy kiểm dịch và giấy phép nhập</li><li>Thuốc và thuốc đông y: phải đăng ký và có giấy phép nhập khẩu</li><li>Hàng chịu thuế (rượu, thuốc lá, dầu, methanol): chúng tôi không nhận</li><li>Thiết bị phát sóng chưa cấp phép, thiết bị phóng điện, dùi cui, dao bấm</li></ul>
<h2>Ma Cao cấm hoặc kiểm soát thêm</h2>
<ul><li>Thuốc lá điện tử: cấm xuất nhập khẩu từ 05/12/2022</li><li>Thịt, trứng, sữa, rau quả tươi: phải kiểm dịch</li><li>Đồ uống từ 30% cồn và thuốc lá: chịu thuế tiêu dùng, chúng tôi không nhận</li></ul>
<h2>Đài Loan cấm hoặc kiểm soát thêm</h2>
<ul><li>Hàng đại lục chưa được phép nhập: tra mã quy định nhập khẩu MP1 trong biểu thuế</li><li>Mọi sản phẩm thịt, kể cả ruốc, xúc xích, bánh trung thu nhân thịt, mì có gói thịt: không nhận do phòng dịch tả lợn châu Phi</li><li>Thuốc lá điện tử và sản phẩm thuốc lá chưa phê duyệt</li><li>Thuốc, kính áp tròng, khẩu trang và thiết bị y tế: cần giấy phép hoặc trong hạn mức tự dùng</li><li>Thực phẩm, viên nang, viên nén, mỹ phẩm: có hạn mức tự dùng, vượt phải kiểm tra</li><li>Thiết bị viễn thông có sóng vô tuyến: tự dùng cũng có quy định số lượng và thủ tục</li><li>Cây, hạt giống, thức ăn chăn nuôi; flycam phải đăng ký theo quy định</li></ul>`,
};

export const harbourCharges: FourTexts = {
  zhHanT: `
<h2>海港集運的補充</h2>
<ul><li>港澳線路：香港沒有一般進口稅，運費已包括過關費。唐樓無電梯、村屋、停車場收費等按實際情況另報，下單前會告訴你。</li><li>台灣線路：運費不含進口稅，由收件人按海關稅單支付。</li><li>自提點：取件不收費；超過保管期的逾期費由收到到站通知起計。</li><li>貨到付款：手續費按代收金額的比例計算，設最低收費。</li></ul>`,
  zhHans: `
<h2>海港集运的补充</h2>
<ul><li>港澳线路：香港没有一般进口税，运费已包括过关费。无电梯楼房、村屋、停车场收费等按实际情况另报，下单前会告诉您。</li><li>台湾线路：运费不含进口税，由收件人按海关税单支付。</li><li>自提点：取件不收费；超过保管期的逾期费从收到到站通知起计。</li><li>货到付款：手续费按代收金额的比例计算，设最低收费。</li></ul>`,
  en: `
<h2>At Harbour Express</h2>
<ul><li>Hong Kong and Macau: Hong Kong has no general import duty, and freight includes crossing the border. Stairs without a lift, village houses and car-park fees are quoted case by case before you order.</li><li>Taiwan: freight does not include import tax, which the receiver pays on the customs bill.</li><li>Pickup points: collection is free; an overdue fee only runs from the arrival notice, after the holding period.</li><li>Cash on delivery: a percentage of the amount collected, with a minimum.</li></ul>`,
  vi: `
<h2>Riêng tại Harbour Express</h2>
<ul><li>Hồng Kông, Ma Cao: Hồng Kông không có thuế nhập khẩu chung, cước đã gồm phí qua cửa khẩu. Nhà không thang máy, nhà làng, phí bãi đỗ được báo riêng trước khi đặt.</li><li>Đài Loan: cước chưa gồm thuế nhập khẩu, người nhận trả theo tờ thuế hải quan.</li><li>Điểm nhận: lấy hàng miễn phí; phí quá hạn chỉ tính từ lúc báo hàng đến và sau thời gian giữ hàng.</li><li>Thu hộ: phí theo phần trăm số tiền thu, có mức tối thiểu.</li></ul>`,
};
