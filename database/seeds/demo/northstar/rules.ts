import type { FourTexts } from '../demo-shop.ts';

/** Additional prohibited goods of the UK, the EU and the US, as of November 2026. */
export const northstarContraband: FourTexts = {
  en: `
<h2>United Kingdom</h2>
<ul><li>Meat, dairy and products containing them; most plants and seeds without a phytosanitary certificate</li><li>Offensive weapons, including flick and “zombie” knives; pepper spray</li><li>Vapes and nicotine products: not carried by us</li><li>Electricals must meet UK safety rules; unsafe plugs and chargers are seized</li></ul>
<h2>European Union</h2>
<ul><li>Meat, dairy and honey; plants, seeds and soil without a phytosanitary certificate</li><li>Electronics, toys and personal protective equipment without CE marking; for goods to be sold, a responsible person in the EU under the General Product Safety Regulation (since 13 December 2024)</li><li>Cosmetics and food supplements beyond personal use without EU notification</li><li>Counterfeits, even one piece for own use, may be destroyed by customs</li></ul>
<h2>United States</h2>
<ul><li>Meat, poultry and egg products; most plants, seeds and soil</li><li>Food without FDA prior notice; medicines and devices without FDA clearance</li><li>Goods covered by the Uyghur Forced Labor Prevention Act: customs may ask for proof of origin, above all for cotton textiles</li><li>E-cigarettes, aerosol paints, loose lithium batteries</li></ul>`,
  zhHans: `
<h2>英国</h2>
<ul><li>肉、奶及其制品；多数植物和种子（无植物检疫证书）</li><li>攻击性武器，包括弹簧刀和“僵尸刀”；胡椒喷雾</li><li>电子烟和尼古丁产品：本店不承运</li><li>电器须符合英国安全规定，不合规插头和充电器会被没收</li></ul>
<h2>欧盟</h2>
<ul><li>肉、奶、蜂蜜；植物、种子和泥土（无植物检疫证书）</li><li>没有CE标志的电子产品、玩具、防护用品；用于销售的货物按《通用产品安全法规》（2024年12月13日起）须有欧盟境内责任人</li><li>超过自用数量且未在欧盟通报的化妆品和保健食品</li><li>假冒商品，即使一件自用也可能被海关销毁</li></ul>
<h2>美国</h2>
<ul><li>肉、禽、蛋制品；多数植物、种子和泥土</li><li>没有FDA预先通报的食品；没有FDA许可的药品和器械</li><li>海关对棉纺织品等货物可能要求提供原产地证明（涉强迫劳动相关法案）</li><li>电子烟、喷漆、散装锂电池</li></ul>`,
  zhHanT: `
<h2>英國</h2>
<ul><li>肉、奶及其製品；多數植物和種子（無植物檢疫證書）</li><li>攻擊性武器，包括彈簧刀和「喪屍刀」；胡椒噴霧</li><li>電子煙和尼古丁產品：本店不承運</li><li>電器須符合英國安全規定，不合規插頭和充電器會被沒收</li></ul>
<h2>歐盟</h2>
<ul><li>肉、奶、蜂蜜；植物、種子和泥土（無植物檢疫證書）</li><li>沒有CE標誌的電子產品、玩具、防護用品；用於銷售的貨物按《通用產品安全法規》（2024年12月13日起）須有歐盟境內責任人</li><li>超過自用數量且未在歐盟通報的化妝品和保健食品</li><li>冒牌貨，即使一件自用也可能被海關銷毀</li></ul>
<h2>美國</h2>
<ul><li>肉、禽、蛋製品；多數植物、種子和泥土</li><li>沒有FDA預先通報的食品；沒有FDA許可的藥物和器材</li><li>海關對棉紡織品等貨物可能要求提供來源證明（涉強迫勞動相關法案）</li><li>電子煙、噴漆、散裝鋰電池</li></ul>`,
  vi: `
<h2>Anh</h2>
<ul><li>Thịt, sữa và sản phẩm có chứa; phần lớn cây và hạt giống không có giấy kiểm dịch</li><li>Vũ khí tấn công, gồm dao bấm và dao “zombie”; bình xịt hơi cay</li><li>Thuốc lá điện tử, sản phẩm nicotine: chúng tôi không nhận</li><li>Đồ điện phải đạt quy định an toàn Anh; phích cắm, sạc không đạt bị thu giữ</li></ul>
<h2>Liên minh châu Âu</h2>
<ul><li>Thịt, sữa, mật ong; cây, hạt giống, đất không có giấy kiểm dịch</li><li>Đồ điện tử, đồ chơi, đồ bảo hộ không có dấu CE; hàng để bán cần người chịu trách nhiệm tại EU theo Quy định An toàn sản phẩm chung (từ 13/12/2024)</li><li>Mỹ phẩm, thực phẩm chức năng vượt mức tự dùng mà chưa thông báo tại EU</li><li>Hàng giả, dù một chiếc tự dùng, cũng có thể bị hải quan tiêu hủy</li></ul>
<h2>Hoa Kỳ</h2>
<ul><li>Thịt, gia cầm, trứng; phần lớn cây, hạt giống, đất</li><li>Thực phẩm chưa thông báo trước FDA; thuốc và thiết bị chưa được FDA cho phép</li><li>Hàng thuộc Đạo luật chống lao động cưỡng bức Duy Ngô Nhĩ: hải quan có thể yêu cầu chứng minh nguồn gốc, nhất là vải cotton</li><li>Thuốc lá điện tử, sơn xịt, pin lithium rời</li></ul>`,
};

export const northstarCharges: FourTexts = {
  en: `
<h2>At NorthStar</h2>
<ul><li>Freight and taxes are separate. Duty, import VAT or US duty appear as their own lines at what customs charged, with the receipt; our disbursement fee is shown beside them.</li><li>Deliveries to islands and remote postcodes carry the carrier’s surcharge, shown when you choose the address.</li><li>Prices are in yuan; orders to the UK and US show dollars, to the EU euros.</li></ul>`,
  zhHans: `
<h2>北辰转运的补充</h2>
<ul><li>运费与税费分开。关税、进口增值税或美国关税按海关实收单独列示并附凭证；代垫手续费列在旁边。</li><li>海岛和偏远邮编按承运商附加费，选地址时即显示。</li><li>价目以人民币计；英国、美国订单显示美元，欧盟显示欧元。</li></ul>`,
  zhHanT: `
<h2>北辰轉運的補充</h2>
<ul><li>運費與稅費分開。關稅、進口增值稅或美國關稅按海關實收單獨列示並附憑證；代墊手續費列在旁邊。</li><li>海島和偏遠郵編按承運商附加費，選地址時即顯示。</li><li>價目以人民幣計；英國、美國訂單顯示美元，歐盟顯示歐元。</li></ul>`,
  vi: `
<h2>Riêng tại NorthStar</h2>
<ul><li>Cước và thuế tách riêng. Thuế nhập khẩu, VAT hoặc thuế Mỹ là dòng riêng đúng số hải quan thu, kèm biên lai; phí nộp hộ ghi bên cạnh.</li><li>Đảo và mã bưu chính vùng xa có phụ phí của hãng, hiện khi chọn địa chỉ.</li><li>Giá tính bằng nhân dân tệ; đơn đi Anh, Mỹ hiện đô la, đi EU hiện euro.</li></ul>`,
};
