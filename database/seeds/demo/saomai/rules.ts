import type { FourTexts } from '../demo-shop.ts';

/** Additional prohibited goods of Vietnam, as of November 2026. */
export const saomaiContraband: FourTexts = {
  vi: `
<h2>Việt Nam cấm nhập khẩu</h2>
<ul><li>Thuốc lá điện tử, thuốc lá nung nóng: cấm từ 01/01/2025 (Nghị quyết 173/2024/QH15)</li><li>Hàng tiêu dùng đã qua sử dụng: quần áo, giày dép, đồ điện tử, điện lạnh, điện gia dụng, thiết bị y tế, đồ nội thất, đồ gia dụng (danh mục theo Nghị định 69/2018/NĐ-CP và văn bản sửa đổi)</li><li>Pháo các loại, đèn trời, thiết bị gây nhiễu sóng, thiết bị phá sóng đo tốc độ</li><li>Ấn phẩm, bản đồ, đồ chơi, thiết bị có hình “đường lưỡi bò” hoặc vi phạm chủ quyền, văn hóa</li><li>Đồ chơi nguy hiểm, kích động bạo lực; súng đồ chơi</li><li>Phế liệu, rác thải, hóa chất và thuốc bảo vệ thực vật cấm sử dụng</li></ul>
<h2>Phải có giấy phép hoặc kiểm tra chuyên ngành (chỉ đi tuyến chính ngạch)</h2>
<ul><li>Mỹ phẩm, thực phẩm chức năng, thiết bị y tế, thuốc: công bố hoặc giấy phép của ngành y tế</li><li>Đồ chơi trẻ em, mũ bảo hiểm, thiết bị điện, dệt may: chứng nhận hoặc công bố hợp quy</li><li>Thiết bị thu phát sóng, bộ đàm, flycam, camera ngụy trang</li><li>Máy móc đã qua sử dụng: giới hạn tuổi thiết bị và hồ sơ giám định</li><li>Vàng, đá quý, rượu: chúng tôi không nhận</li></ul>`,
  zhHans: `
<h2>越南禁止进口</h2>
<ul><li>电子烟、加热烟：自2025年1月1日起禁止（第173/2024/QH15号决议）</li><li>二手消费品：服装、鞋、电子产品、制冷设备、家用电器、医疗设备、家具、家居用品（清单见第69/2018/NĐ-CP号法令及修订文件）</li><li>各类鞭炮、孔明灯、信号干扰设备、测速干扰设备</li><li>印有争议疆界线或违反当地主权、文化规定的出版物、地图、玩具和设备</li><li>危险或暴力玩具、玩具枪</li><li>废料、垃圾、禁用化学品和农药</li></ul>
<h2>需许可或专业检查（只走正式报关线路）</h2>
<ul><li>化妆品、保健食品、医疗设备、药品：须卫生部门公布或许可</li><li>儿童玩具、头盔、电器、纺织品：须合规认证或声明</li><li>无线电收发设备、对讲机、无人机、伪装摄像头</li><li>二手机械：设备年限和鉴定文件</li><li>黄金、宝石、酒：本店不收</li></ul>`,
  en: `
<h2>Vietnam bans the import of</h2>
<ul><li>E-cigarettes and heated tobacco: since 1 January 2025 (Resolution 173/2024/QH15)</li><li>Used consumer goods: clothing, shoes, electronics, refrigeration, household appliances, medical devices, furniture, housewares (list in Decree 69/2018/NĐ-CP as amended)</li><li>Firecrackers, sky lanterns, signal jammers, speed-radar jammers</li><li>Publications, maps, toys and devices showing the disputed dashed line or breaking rules on sovereignty and culture</li><li>Dangerous or violent toys; toy guns</li><li>Scrap, waste, banned chemicals and pesticides</li></ul>
<h2>Permit or specialised inspection needed (official line only)</h2>
<ul><li>Cosmetics, supplements, medical devices, medicine: notification or permit of the health authority</li><li>Toys, helmets, electrical goods, textiles: conformity certificate or declaration</li><li>Radio equipment, walkie-talkies, drones, disguised cameras</li><li>Used machinery: age limit and inspection papers</li><li>Gold, gemstones, liquor: not carried by us</li></ul>`,
  zhHanT: `
<h2>越南禁止進口</h2>
<ul><li>電子煙、加熱煙：自2025年1月1日起禁止（第173/2024/QH15號決議）</li><li>二手消費品：衣物、鞋、電子產品、製冷設備、家用電器、醫療設備、傢俬、家品（清單見第69/2018/NĐ-CP號法令及修訂文件）</li><li>各類爆竹、孔明燈、訊號干擾設備、測速干擾設備</li><li>印有爭議疆界線或違反當地主權、文化規定的出版物、地圖、玩具和設備</li><li>危險或暴力玩具、玩具槍</li><li>廢料、垃圾、禁用化學品和農藥</li></ul>
<h2>需許可或專業檢查（只走正式報關線路）</h2>
<ul><li>化妝品、保健食品、醫療設備、藥物：須衞生部門公布或許可</li><li>兒童玩具、頭盔、電器、紡織品：須合規認證或聲明</li><li>無線電收發設備、對講機、無人機、偽裝攝錄機</li><li>二手機械：設備年限和鑑定文件</li><li>黃金、寶石、酒：本店不收</li></ul>`,
};

export const saomaiCharges: FourTexts = {
  vi: `
<h2>Riêng tại Sao Mai</h2>
<ul><li>Tuyến bưu kiện: tính theo trọng lượng tính cước; đã gồm thuế nhập khẩu và VAT chúng tôi khai và nộp theo giá trị thật bạn kê.</li><li>Tuyến chính ngạch: cước vận chuyển, phí dịch vụ hải quan và thuế theo tờ khai tách riêng, có hóa đơn.</li><li>Kiểm đếm, đóng gỗ, bảo hiểm là dịch vụ tùy chọn, hiện giá khi chọn.</li><li>Thu hộ COD: phí theo phần trăm, có mức tối thiểu; cước hoàn tính riêng nếu khách từ chối nhận.</li></ul>`,
  zhHans: `
<h2>晨星物流的补充</h2>
<ul><li>包裹线路：按计费重量计价；已含我们按您填报的真实价值申报并缴纳的进口税和增值税。</li><li>正式报关线路：运费、报关服务费和税款分开列示，有发票。</li><li>清点、打木架、保障为自选服务，选择时显示价格。</li><li>代收货款：手续费按比例，设最低收费；客人拒收时返程运费另计。</li></ul>`,
  en: `
<h2>At Sao Mai</h2>
<ul><li>Parcel lines: by billed weight, including the import duty and VAT we declare and pay on the true value you state.</li><li>Official lines: freight, customs service and tax by declaration are separate lines, with invoice.</li><li>Counting, crating and cover are optional and priced as you choose them.</li><li>COD: a percentage with a minimum; the return leg is charged if the buyer refuses.</li></ul>`,
  zhHanT: `
<h2>晨星物流的補充</h2>
<ul><li>包裹線路：按計費重量計價；已含我們按你填報的真實價值申報並繳納的進口稅和增值稅。</li><li>正式報關線路：運費、報關服務費和稅款分開列示，有發票。</li><li>點數、打木架、保障為自選服務，選擇時顯示價格。</li><li>代收貨款：手續費按比例，設最低收費；客人拒收時回程運費另計。</li></ul>`,
};
