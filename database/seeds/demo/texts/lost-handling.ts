import type { DemoArticle, ShopFacts } from './shop-facts.ts';

export function lostHandlingArticle(facts: ShopFacts): DemoArticle {
  const { claimWindowDays, silentDays, searchDays, uncoveredLimits, email } = facts;
  return {
    type: 'lostHandling',
    titles: {
      zhHanT: '遺失與損壞處理',
      zhHans: '遗失与损坏处理',
      en: 'Lost and damaged parcels',
      vi: 'Xử lý thất lạc và hư hỏng',
    },
    contents: {
      zhHanT: `
<p>包裹停了不動、到手少了東西或摔爛了，先不用急。以下是我們的處理方法、所需證據和時限。</p>
<h2>甚麼情況算異常</h2>
<table><thead><tr><th>情況</th><th>何時提出</th><th>我們做甚麼</th></tr></thead><tbody>
<tr><td>快遞顯示已送倉，但系統未入庫</td><td>送達後滿2個工作天</td><td>在到貨區和無主件區查找，調閱收貨記錄</td></tr>
<tr><td>訂單發出後沒有更新</td><td>連續${silentDays}日沒有新軌跡</td><td>向承運商立案查件，最長${searchDays}日</td></tr>
<tr><td>破損、短少、錯件</td><td>簽收後${claimWindowDays}日內</td><td>對照入庫及打包相片和重量</td></tr>
<tr><td>顯示已簽收但你沒有收到</td><td>簽收時間起${claimWindowDays}日內</td><td>向承運商索取簽收證明</td></tr>
</tbody></table>
<h2>需要的證據</h2>
<ul>
<li><strong>遺失</strong>：訂單編號、購買記錄截圖（看得見商品、金額、日期）。</li>
<li><strong>破損</strong>：外箱六面、面單、內包裝及損壞位置的相片；開箱影片更好。賠償定案前請保留貨物和全部包裝。</li>
<li><strong>短少</strong>：箱內全部物品合照、收到時的重量（如有）。</li>
</ul>
<h2>步驟</h2>
<ol>
<li>聯絡客服（電郵或即時通訊），寫明訂單編號和情況，附上證據。</li>
<li>客服在1個工作天內回覆個案編號，並寫明下一步和期限。</li>
<li>查倉或向承運商查件；每有進展，客服會在同一個案回覆你。</li>
<li>提出方案：金額、依據、保障額。你可以接受，或在7日內補充資料上訴一次，由主管覆核。</li>
<li>接受後3個工作天內退到餘額，可以提現。</li>
</ol>
<h2>賠償多少</h2>
<ul>
<li>已購保障：按實際損失，上限為保障額；同時退還該部分運費。</li>
<li>未購保障：以${uncoveredLimits.zhHanT}為上限，不超過申報價值。</li>
<li>部分遺失或損壞按該部分計算。</li>
<li>賠償後找回的包裹，你可以選擇退還賠款取回貨物，或放棄貨物。</li>
</ul>
<h2>不賠的情況</h2>
<p>禁運品；申報不實；海關依法沒收；賣家少發或原裝破損（我們會提供入庫相片和時間，協助你向賣家追討）；超過提出期限而沒有合理解釋。</p>
<p>對結果有疑問，可電郵 <a href="mailto:${email}">${email}</a>，註明個案編號。</p>`,
      zhHans: `
<p>包裹停住不动、到手少了东西或摔坏了，先别着急。以下是我们的处理办法、需要的证据和时限。</p>
<h2>什么情况算异常</h2>
<table><thead><tr><th>情况</th><th>何时提出</th><th>我们做什么</th></tr></thead><tbody>
<tr><td>快递显示已送仓，但系统未入库</td><td>送达满2个工作日</td><td>在到货区和无主件区查找，调取收货记录</td></tr>
<tr><td>订单发出后没有更新</td><td>连续${silentDays}天没有新轨迹</td><td>向承运商立案查件，最长${searchDays}天</td></tr>
<tr><td>破损、短少、错件</td><td>签收后${claimWindowDays}天内</td><td>对照入库和打包的照片与重量</td></tr>
<tr><td>显示已签收但您没有收到</td><td>签收时间起${claimWindowDays}天内</td><td>向承运商索取签收证明</td></tr>
</tbody></table>
<h2>需要的证据</h2>
<ul>
<li><strong>遗失</strong>：订单编号、购买记录截图（能看清商品、金额、日期）。</li>
<li><strong>破损</strong>：外箱六面、面单、内包装和损坏部位的照片，有开箱视频更好。赔偿确定前请保留货物和全部包装。</li>
<li><strong>短少</strong>：箱内全部物品的合照、收到时的重量（如有）。</li>
</ul>
<h2>步骤</h2>
<ol>
<li>联系客服（邮件或即时通讯），写明订单编号和情况，附上证据。</li>
<li>客服在1个工作日内回复个案编号，写明下一步和期限。</li>
<li>查仓或向承运商查件；每有进展，客服会在同一个案中回复您。</li>
<li>给出方案：金额、依据、保障额。您可以接受，或在7天内补充材料申诉一次，由主管复核。</li>
<li>接受后3个工作日内退到余额，可以提现。</li>
</ol>
<h2>赔多少</h2>
<ul>
<li>已购保障：按实际损失，上限为保障额；同时退还该部分运费。</li>
<li>未购保障：以${uncoveredLimits.zhHans}为上限，不超过申报价值。</li>
<li>部分遗失或损坏按该部分计算。</li>
<li>赔偿后找回的包裹，您可以选择退还赔款取回货物，或放弃货物。</li>
</ul>
<h2>不赔的情况</h2>
<p>禁运品；申报不实；海关依法没收；卖家少发或原装破损（我们会提供入库照片和时间，协助您向卖家追讨）；超过提出期限且没有合理解释。</p>
<p>对结果有疑问，可发邮件至 <a href="mailto:${email}">${email}</a>，注明个案编号。</p>`,
      en: `
<p>A parcel stands still, something is missing or broken: here is what we do, what we need from you, and by when.</p>
<h2>When something is wrong</h2>
<table><thead><tr><th>What you see</th><th>When to tell us</th><th>What we do</th></tr></thead><tbody>
<tr><td>Courier says delivered to the warehouse, our system does not show it</td><td>2 working days after delivery</td><td>Search the arrival and unclaimed areas, pull the receiving records</td></tr>
<tr><td>No update after dispatch</td><td>${silentDays} days without a new event</td><td>Open an inquiry with the carrier, ${searchDays} days at most</td></tr>
<tr><td>Damaged, incomplete or wrong contents</td><td>Within ${claimWindowDays} days of delivery</td><td>Compare with inbound and packing photos and weights</td></tr>
<tr><td>Marked delivered, but you have nothing</td><td>Within ${claimWindowDays} days of the delivery time</td><td>Ask the carrier for proof of delivery</td></tr>
</tbody></table>
<h2>Evidence</h2>
<ul>
<li><strong>Loss</strong>: order number and a screenshot of the purchase showing item, amount and date.</li>
<li><strong>Damage</strong>: photos of all six sides of the box, the label, the inner packing and the damage; an unboxing video helps. Keep goods and packing until the claim is settled.</li>
<li><strong>Shortage</strong>: one photo of everything in the box, and its weight on arrival if you have it.</li>
</ul>
<h2>Steps</h2>
<ol>
<li>Write to support (e-mail or chat) with the order number and what happened, and attach the evidence.</li>
<li>Within 1 working day you receive a case number, the next step and its deadline.</li>
<li>We search the warehouse or question the carrier; we report each step under the same case.</li>
<li>You receive an offer with amount, reason and cover. Accept it, or appeal once within 7 days with more evidence; a supervisor then reviews it.</li>
<li>Once accepted, the money is in your balance within 3 working days and can be withdrawn.</li>
</ol>
<h2>How much</h2>
<ul>
<li>With cover: the actual loss up to the amount covered, plus the freight for that part.</li>
<li>Without cover: up to ${uncoveredLimits.en}, not above the declared value.</li>
<li>Partial loss or damage is settled for that part.</li>
<li>If a parcel turns up after we have paid, you choose: return the money and take the goods, or give up the goods.</li>
</ul>
<h2>What is not compensated</h2>
<p>Prohibited goods; untrue declarations; lawful seizure by customs; items the seller never sent or packed broken (we give you our inbound photos and times for your claim against the seller); claims made too late without good reason.</p>
<p>Questions about an outcome: <a href="mailto:${email}">${email}</a>, quoting the case number.</p>`,
      vi: `
<p>Kiện đứng yên, thiếu đồ hay bị vỡ: dưới đây là cách chúng tôi xử lý, bằng chứng cần có và thời hạn.</p>
<h2>Khi nào là bất thường</h2>
<table><thead><tr><th>Tình huống</th><th>Báo khi nào</th><th>Chúng tôi làm gì</th></tr></thead><tbody>
<tr><td>Chuyển phát báo đã giao đến kho nhưng hệ thống chưa nhập</td><td>Sau 2 ngày làm việc kể từ khi giao</td><td>Tìm ở khu hàng đến và khu vô chủ, tra sổ nhận hàng</td></tr>
<tr><td>Đơn đã xuất nhưng không cập nhật</td><td>${silentDays} ngày liên tục không có hành trình mới</td><td>Mở yêu cầu tra soát với hãng, tối đa ${searchDays} ngày</td></tr>
<tr><td>Vỡ hỏng, thiếu, sai hàng</td><td>Trong ${claimWindowDays} ngày sau khi nhận</td><td>Đối chiếu ảnh và cân nặng lúc nhập kho, lúc đóng gói</td></tr>
<tr><td>Báo đã giao nhưng bạn chưa nhận</td><td>Trong ${claimWindowDays} ngày từ thời điểm báo giao</td><td>Yêu cầu hãng cung cấp bằng chứng giao hàng</td></tr>
</tbody></table>
<h2>Bằng chứng cần có</h2>
<ul>
<li><strong>Mất hàng</strong>: mã đơn, ảnh chụp lịch sử mua thấy rõ mặt hàng, số tiền, ngày mua.</li>
<li><strong>Hư hỏng</strong>: ảnh sáu mặt thùng, tem vận đơn, bao bì bên trong và chỗ hỏng; có video mở hàng càng tốt. Giữ nguyên hàng và bao bì đến khi giải quyết xong.</li>
<li><strong>Thiếu hàng</strong>: ảnh toàn bộ đồ trong thùng, cân nặng lúc nhận (nếu có).</li>
</ul>
<h2>Các bước</h2>
<ol>
<li>Nhắn cho chăm sóc khách hàng (email hoặc chat) mã đơn, sự việc và gửi kèm bằng chứng.</li>
<li>Trong 1 ngày làm việc bạn nhận mã hồ sơ, bước tiếp theo và thời hạn.</li>
<li>Kiểm kho hoặc tra soát với hãng; có tiến triển chúng tôi báo ngay trong hồ sơ đó.</li>
<li>Bạn nhận phương án: số tiền, căn cứ, mức bảo hiểm. Có thể chấp nhận, hoặc trong 7 ngày bổ sung chứng cứ để xem xét lại một lần.</li>
<li>Sau khi chấp nhận, tiền vào số dư trong 3 ngày làm việc và rút được.</li>
</ol>
<h2>Mức bồi thường</h2>
<ul>
<li>Có mua bảo hiểm: theo thiệt hại thực tế, tối đa bằng mức bảo hiểm, kèm hoàn cước phần đó.</li>
<li>Không mua: tối đa bằng ${uncoveredLimits.vi}, không quá giá trị khai báo.</li>
<li>Mất hoặc hỏng một phần thì tính theo phần đó.</li>
<li>Tìm thấy kiện sau khi đã bồi thường: bạn chọn trả lại tiền và nhận hàng, hoặc không nhận hàng.</li>
</ul>
<h2>Không bồi thường</h2>
<p>Hàng cấm; khai báo sai; hải quan tịch thu đúng luật; người bán gửi thiếu hoặc hàng vỡ sẵn bên trong (chúng tôi cung cấp ảnh và thời điểm nhập kho để bạn làm việc với người bán); báo quá hạn mà không có lý do chính đáng.</p>
<p>Thắc mắc về kết quả, vui lòng gửi <a href="mailto:${email}">${email}</a> kèm mã hồ sơ.</p>`,
    },
  };
}
