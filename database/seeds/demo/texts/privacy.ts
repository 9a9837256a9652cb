import type { DemoArticle, ShopFacts } from './shop-facts.ts';

export function privacyArticle(facts: ShopFacts): DemoArticle {
  const { names, companies, privacyLaws, privacyAuthorities, effectiveDates, email } = facts;
  return {
    type: 'privacy',
    titles: { zhHanT: '私隱政策', zhHans: '隐私政策', en: 'Privacy policy', vi: 'Chính sách bảo mật' },
    contents: {
      zhHanT: `
<p>${companies.zhHanT}（下稱「我們」）營運「${names.zhHanT}」。本政策說明我們收集哪些個人資料、用來做甚麼、交給誰，以及你有甚麼權利。${effectiveDates.zhHanT}起生效。適用法例包括${privacyLaws.zhHanT}。</p>
<h2>1. 我們收集的資料</h2>
<ul>
<li><strong>帳戶</strong>：用戶名稱、手機號碼、電郵、密碼（只存不可還原的雜湊值）、登入時間及裝置。</li>
<li><strong>收件</strong>：收件人姓名、電話、地址；目的地海關要求時的證件號碼或稅號。</li>
<li><strong>包裹</strong>：快遞單號、品名、數量、申報價值、重量、尺寸、倉庫拍攝的相片。</li>
<li><strong>付款</strong>：付款方式、金額、交易編號、轉帳收據。銀行卡號碼由支付機構直接處理，不經過我們的系統。</li>
<li><strong>查詢</strong>：你與客服的對話及上載的檔案。</li>
</ul>
<h2>2. 使用目的</h2>
<p>收貨、配對包裹、計費、報關、派送、退款及賠償；通知包裹狀態；防止詐騙和冒領；履行稅務、海關及會計的法定責任。推廣訊息只在你同意後發送，並可隨時關閉。</p>
<h2>3. 資料會交給誰</h2>
<ul>
<li>完成運送所需的承運商、報關行、末端派送公司及自提點，只限當次派送所需的欄位；</li>
<li>海關及其他依法有權要求資料的機關；</li>
<li>支付機構，以及為我們代管伺服器、發送短訊和電郵的服務商，他們受保密合約約束。</li>
</ul>
<p>我們不出售個人資料。</p>
<h2>4. 跨境傳輸</h2>
<p>貨物由中國內地運往境外，因此收件資料必然會在倉庫、目的地及兩地海關之間傳送。證件號碼在介面上遮蓋顯示，員工查看會留下記錄。</p>
<h2>5. 保存期限</h2>
<p>帳戶資料保存至帳戶註銷；申請註銷後第15日生效，期間登入即視為撤回。註銷後個人資料會刪除，帳目和報關記錄按法定年期以代號保存。入庫相片在訂單完成後一般保留12個月，供查證及索償之用。</p>
<h2>6. 你的權利</h2>
<p>你可以查閱、更正、匯出或刪除自己的資料，或撤回推廣同意。請在帳戶設定操作，或電郵 <a href="mailto:${email}">${email}</a>，我們會在30日內回覆。如不滿意處理結果，可向${privacyAuthorities.zhHanT}投訴。</p>
<h2>7. Cookie 與瀏覽器儲存</h2>
<p>只用於維持登入、記住語言和幣種及查詢記錄，不作跨網站追蹤。</p>
<h2>8. 更新</h2>
<p>內容如有重大更改，我們會在生效前以公告及站內通知告知。</p>`,
      zhHans: `
<p>${companies.zhHans}（以下简称“我们”）运营“${names.zhHans}”。本政策说明我们收集哪些个人信息、用来做什么、提供给谁，以及您有哪些权利。${effectiveDates.zhHans}起生效。适用法律包括${privacyLaws.zhHans}。</p>
<h2>1. 我们收集的信息</h2>
<ul>
<li><strong>账户</strong>：用户名、手机号、邮箱、密码（仅保存不可还原的散列值）、登录时间和设备。</li>
<li><strong>收件</strong>：收件人姓名、电话、地址；目的地海关要求时的证件号或税号。</li>
<li><strong>包裹</strong>：快递单号、品名、数量、申报价值、重量、尺寸、仓库拍摄的照片。</li>
<li><strong>支付</strong>：支付方式、金额、交易号、转账凭证。银行卡号由支付机构直接处理，不经过我们的系统。</li>
<li><strong>咨询</strong>：您与客服的沟通记录和上传的文件。</li>
</ul>
<h2>2. 使用目的</h2>
<p>收货、匹配包裹、计费、报关、派送、退款和理赔；通知包裹状态；防范诈骗和冒领；履行税务、海关和会计方面的法定义务。营销信息只在您同意后发送，可随时关闭。</p>
<h2>3. 信息会提供给谁</h2>
<ul>
<li>完成运输所需的承运商、报关行、末端派送公司和自提点，仅限当次派送需要的字段；</li>
<li>海关及其他依法有权调取信息的机关；</li>
<li>支付机构，以及为我们提供服务器托管、短信和邮件发送的服务商，他们受保密合同约束。</li>
</ul>
<p>我们不出售个人信息。</p>
<h2>4. 跨境传输</h2>
<p>货物从中国内地运往境外，收件信息必然会在仓库、目的地和两地海关之间传递。证件号在页面上脱敏显示，员工查看会留下记录。</p>
<h2>5. 保存期限</h2>
<p>账户信息保存至账户注销；提交注销后第15天生效，其间登录即视为撤回。注销后个人信息予以删除，账目和报关记录按法定年限以代号保存。入库照片在订单完成后一般保留12个月，用于核实和理赔。</p>
<h2>6. 您的权利</h2>
<p>您可以查阅、更正、导出或删除本人信息，或撤回营销同意。请在账户设置中操作，或发邮件至 <a href="mailto:${email}">${email}</a>，我们在30天内答复。对处理结果不满意的，可向${privacyAuthorities.zhHans}投诉。</p>
<h2>7. Cookie 与浏览器存储</h2>
<p>仅用于保持登录、记住语言和币种以及查询记录，不做跨网站跟踪。</p>
<h2>8. 更新</h2>
<p>内容如有重大变更，我们会在生效前以公告和站内通知告知。</p>`,
      en: `
<p>${companies.en} (“we”) runs ${names.en}. This policy says which personal data we collect, what we use it for, who receives it and what you can ask of us. It applies from ${effectiveDates.en}. The laws that govern it include ${privacyLaws.en}.</p>
<h2>1. What we collect</h2>
<ul>
<li><strong>Account</strong>: user name, mobile number, e-mail, password (kept only as a one-way hash), sign-in times and devices.</li>
<li><strong>Delivery</strong>: the receiver’s name, phone and address; an identity or tax number where customs at the destination requires one.</li>
<li><strong>Parcels</strong>: courier numbers, descriptions, quantities, declared values, weight, size and the photos taken in the warehouse.</li>
<li><strong>Payments</strong>: method, amount, transaction number, transfer receipts. Card numbers go straight to the payment provider and never pass through our systems.</li>
<li><strong>Support</strong>: your conversations with us and the files you upload.</li>
</ul>
<h2>2. What we use it for</h2>
<p>To receive and match parcels, calculate charges, declare to customs, deliver, refund and settle claims; to tell you what is happening to a parcel; to prevent fraud and parcel theft; and to meet tax, customs and accounting duties. We send marketing only if you have agreed to it, and you can switch it off at any time.</p>
<h2>3. Who receives it</h2>
<ul>
<li>The carriers, customs brokers, last-mile companies and pickup points a delivery needs, limited to the fields that delivery needs;</li>
<li>customs and other authorities entitled by law to ask for it;</li>
<li>payment providers, and the companies that host our servers and send our text messages and e-mails, under confidentiality contracts.</li>
</ul>
<p>We do not sell personal data.</p>
<h2>4. Transfers across borders</h2>
<p>Goods leave mainland China for another country, so delivery data necessarily travels between the warehouse, the destination and customs on both sides. Identity numbers are masked on screen and every look at one by staff is recorded.</p>
<h2>5. How long we keep it</h2>
<p>Account data is kept until the account is closed. A closure takes effect 15 days after you ask for it; signing in before then withdraws the request. After that personal data is erased, while ledger and customs records stay under a pseudonym for as long as the law requires. Inbound photos are normally kept for 12 months after the order is completed, as evidence for queries and claims.</p>
<h2>6. Your rights</h2>
<p>You can see, correct, export or delete your data and withdraw consent to marketing. Use the account settings or write to <a href="mailto:${email}">${email}</a>; we answer within 30 days. If you are not satisfied you can complain to ${privacyAuthorities.en}.</p>
<h2>7. Cookies and browser storage</h2>
<p>Used only to keep you signed in and to remember your language, currency and tracking queries. No tracking across websites.</p>
<h2>8. Changes</h2>
<p>We announce important changes on this site and by notification before they take effect.</p>`,
      vi: `
<p>${companies.vi} (“chúng tôi”) vận hành ${names.vi}. Chính sách này nêu rõ chúng tôi thu thập dữ liệu cá nhân nào, dùng vào việc gì, chuyển cho ai và bạn có những quyền gì. Có hiệu lực từ ${effectiveDates.vi}. Văn bản pháp luật áp dụng gồm ${privacyLaws.vi}.</p>
<h2>1. Dữ liệu chúng tôi thu thập</h2>
<ul>
<li><strong>Tài khoản</strong>: tên đăng nhập, số điện thoại, email, mật khẩu (chỉ lưu dạng băm một chiều), thời điểm và thiết bị đăng nhập.</li>
<li><strong>Giao nhận</strong>: họ tên, số điện thoại, địa chỉ người nhận; số giấy tờ hoặc mã số thuế khi hải quan nước đến yêu cầu.</li>
<li><strong>Kiện hàng</strong>: mã vận đơn, tên hàng, số lượng, giá trị khai báo, cân nặng, kích thước và ảnh chụp tại kho.</li>
<li><strong>Thanh toán</strong>: hình thức, số tiền, mã giao dịch, chứng từ chuyển khoản. Số thẻ do đơn vị thanh toán xử lý trực tiếp, không đi qua hệ thống của chúng tôi.</li>
<li><strong>Hỗ trợ</strong>: nội dung trao đổi và tệp bạn gửi cho chăm sóc khách hàng.</li>
</ul>
<h2>2. Mục đích sử dụng</h2>
<p>Nhận và ghép kiện, tính cước, khai hải quan, giao hàng, hoàn tiền và bồi thường; báo tình trạng kiện hàng; chống gian lận và nhận nhầm hàng; thực hiện nghĩa vụ về thuế, hải quan và kế toán. Tin quảng cáo chỉ gửi khi bạn đồng ý và có thể tắt bất cứ lúc nào.</p>
<h2>3. Ai nhận được dữ liệu</h2>
<ul>
<li>Hãng vận chuyển, đại lý hải quan, đơn vị giao chặng cuối và điểm nhận hàng, chỉ trong phạm vi cần cho lần giao đó;</li>
<li>cơ quan hải quan và cơ quan nhà nước có thẩm quyền theo luật định;</li>
<li>đơn vị thanh toán, đơn vị cung cấp máy chủ, dịch vụ tin nhắn và email, đều bị ràng buộc bởi hợp đồng bảo mật.</li>
</ul>
<p>Chúng tôi không bán dữ liệu cá nhân.</p>
<h2>4. Chuyển dữ liệu qua biên giới</h2>
<p>Hàng đi từ Trung Quốc ra nước ngoài nên thông tin người nhận buộc phải được chuyển giữa kho, nơi đến và hải quan hai bên. Số giấy tờ được che trên màn hình, mỗi lần nhân viên xem đều được ghi lại.</p>
<h2>5. Thời gian lưu giữ</h2>
<p>Dữ liệu tài khoản được giữ đến khi đóng tài khoản. Yêu cầu đóng có hiệu lực sau 15 ngày; đăng nhập trong thời gian đó được coi là rút yêu cầu. Sau đó dữ liệu cá nhân bị xóa, sổ sách và hồ sơ hải quan được giữ dưới mã ẩn danh theo thời hạn luật định. Ảnh nhập kho thường được giữ 12 tháng sau khi đơn hoàn tất để đối chiếu và giải quyết khiếu nại.</p>
<h2>6. Quyền của bạn</h2>
<p>Bạn có thể xem, sửa, xuất hoặc xóa dữ liệu của mình và rút lại đồng ý nhận quảng cáo. Hãy thao tác trong phần cài đặt tài khoản hoặc gửi thư đến <a href="mailto:${email}">${email}</a>; chúng tôi trả lời trong 30 ngày. Nếu chưa hài lòng, bạn có thể khiếu nại đến ${privacyAuthorities.vi}.</p>
<h2>7. Cookie và bộ nhớ trình duyệt</h2>
<p>Chỉ dùng để giữ đăng nhập, ghi nhớ ngôn ngữ, loại tiền và lịch sử tra cứu; không theo dõi bạn trên trang khác.</p>
<h2>8. Cập nhật</h2>
<p>Thay đổi quan trọng sẽ được thông báo trên trang và gửi tới bạn trước khi có hiệu lực.</p>`,
    },
  };
}
