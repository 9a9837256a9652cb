import type { DemoArticle, ShopFacts } from './shop-facts.ts';

export function carriageArticle(facts: ShopFacts): DemoArticle {
  const { names, claimWindowDays, uncoveredLimits } = facts;
  return {
    type: 'carriage',
    titles: {
      zhHanT: '承運條款',
      zhHans: '承运条款',
      en: 'Conditions of carriage',
      vi: 'Điều kiện vận chuyển',
    },
    contents: {
      zhHanT: `
<p>本條款說明由倉庫交運至送達期間，${names.zhHanT}、承運商與你各自的責任，是服務條款的補充。</p>
<h2>1. 交運</h2>
<p>包裹在倉庫完成量度後由我們保管。訂單付款、打包、貼面單並裝入批次後，即告交運。交運後不能更改收件人或取消；需要改地址，請聯絡客服，能否更改取決於承運商。</p>
<h2>2. 查驗</h2>
<p>為符合航空、海運及口岸的保安要求，我們和承運商可以對包裹過機或開箱查驗。開箱會拍照、重新封箱並記錄在包裹時間軸。</p>
<h2>3. 包裝</h2>
<p>賣家包裝如不足以承受長途運輸，請選用加固、氣泡膜或木架。我們會對明顯不足的包裝提出建議；你選擇維持原包裝的易碎品，只在外箱同時受損時賠償破損。</p>
<h2>4. 計費重量</h2>
<p>以實際重量與體積重量較大者為準。體積重量 = 長×寬×高（厘米）÷ 係數，係數因運輸方式而異，計算器內有列明。</p>
<h2>5. 時效</h2>
<p>頁面所列日數由批次開出起計，為近期統計的估計值。假期、天氣、查驗及口岸擠塞會令時間延長。時間軸會標明每一條資訊是倉庫掃描、承運商、海關還是估計。</p>
<h2>6. 拒運與暫扣</h2>
<p>遇有禁運品、品名不符、欠缺文件或海關要求，我們會暫扣包裹並說明原因，你可以選擇補文件、改線、退回或棄置。</p>
<h2>7. 派送與退回</h2>
<p>末端承運商一般會派送兩次。無人簽收、地址錯誤、拒付稅款或逾期未取而退回的，回程及再次派送費用由你承擔。</p>
<h2>8. 責任期間與限額</h2>
<p>我們的責任由倉庫簽收開始，至收件人簽收為止。賠償以保障額為限；未購保障的，以${uncoveredLimits.zhHanT}為上限。海關依法扣押或銷毀、貨物本身的自然損耗、賣家包裝內的原有缺損，不在賠償範圍。</p>
<h2>9. 不可抗力</h2>
<p>颱風、暴雨、地震、疫情、戰爭、罷工、政府措施等令運輸無法進行時，時效順延，我們會盡快公告並更新時間軸。</p>
<h2>10. 索償</h2>
<p>破損及短少：簽收後${claimWindowDays}日內；遺失：按遺失處理程序。請聯絡客服，所需證據見「遺失與損壞處理」。</p>`,
      zhHans: `
<p>本条款说明从仓库交运到送达期间，${names.zhHans}、承运商和您各自的责任，是服务条款的补充。</p>
<h2>1. 交运</h2>
<p>包裹在仓库完成测量后由我们保管。订单付款、打包、贴面单并装入批次后，即为交运。交运后不能更改收件人或取消；需要改地址请联系客服，能否更改取决于承运商。</p>
<h2>2. 查验</h2>
<p>为符合航空、海运和口岸的安全要求，我们和承运商可以对包裹过机或开箱查验。开箱会拍照、重新封箱并记录在包裹时间轴。</p>
<h2>3. 包装</h2>
<p>卖家包装不足以承受长途运输的，请选用加固、气泡膜或木架。我们会对明显不足的包装提出建议；您选择保留原包装的易碎品，仅在外箱同时受损时赔偿破损。</p>
<h2>4. 计费重量</h2>
<p>以实际重量与体积重量中较大者为准。体积重量 = 长×宽×高（厘米）÷ 系数，系数因运输方式而异，计算器里有列明。</p>
<h2>5. 时效</h2>
<p>页面所列天数自批次发出起计，是近期统计的预估值。节假日、天气、查验和口岸拥堵会使时间延长。时间轴会标明每一条信息来自仓库扫描、承运商、海关还是预估。</p>
<h2>6. 拒运与暂扣</h2>
<p>遇到禁运品、品名不符、缺少文件或海关要求，我们会暂扣包裹并说明原因，您可以选择补文件、改线路、退回或弃置。</p>
<h2>7. 派送与退回</h2>
<p>末端承运商一般派送两次。无人签收、地址错误、拒付税款或逾期未取而退回的，返程和再次派送费用由您承担。</p>
<h2>8. 责任期间与限额</h2>
<p>我们的责任自仓库签收开始，至收件人签收为止。赔偿以保障额为限；未购保障的，以${uncoveredLimits.zhHans}为上限。海关依法扣押或销毁、货物本身的自然损耗、卖家包装内的原有缺损，不在赔偿范围。</p>
<h2>9. 不可抗力</h2>
<p>台风、暴雨、地震、疫情、战争、罢工、政府措施等使运输无法进行时，时效顺延，我们会尽快公告并更新时间轴。</p>
<h2>10. 索赔</h2>
<p>破损和短少：签收后${claimWindowDays}天内；遗失：按遗失处理流程。请联系客服，所需证据见“遗失与损坏处理”。</p>`,
      en: `
<p>These conditions set out who answers for what between dispatch from the warehouse and delivery: ${names.en}, the carrier and you. They add to the terms of service.</p>
<h2>1. Dispatch</h2>
<p>A parcel is in our care once it has been measured. An order is dispatched when it has been paid, packed, labelled and loaded into a batch. After that it can no longer be cancelled or readdressed by you; ask support, as it then depends on the carrier.</p>
<h2>2. Inspection</h2>
<p>To meet air, sea and border security rules, we and the carriers may X-ray or open parcels. An opened parcel is photographed, resealed and noted on its timeline.</p>
<h2>3. Packing</h2>
<p>If the seller’s packing will not survive a long journey, choose reinforcement, bubble wrap or a wooden frame. We tell you when packing is plainly too weak. For fragile goods left in the seller’s packing at your wish, breakage is compensated only if the outer box is damaged as well.</p>
<h2>4. Billed weight</h2>
<p>The greater of actual and volumetric weight. Volumetric weight = length × width × height (cm) ÷ a factor that depends on the mode of transport and is shown in the calculator.</p>
<h2>5. Transit time</h2>
<p>The days we show run from the departure of the batch and are estimates from recent shipments. Holidays, weather, inspections and congestion make them longer. Each line of the timeline says whether it is a warehouse scan, the carrier’s, customs’ or an estimate.</p>
<h2>6. Refusal and hold</h2>
<p>Prohibited goods, wrong descriptions, missing documents or an order by customs lead to a hold with the reason given. You can then supply the document, change the line, return or dispose of the goods.</p>
<h2>7. Delivery and return</h2>
<p>Last-mile carriers normally try twice. If a parcel comes back because nobody was there, the address was wrong, taxes were refused or it was not collected in time, the return and a second delivery are at your cost.</p>
<h2>8. Period and limit of liability</h2>
<p>We are responsible from our signature at the warehouse to the receiver’s. Compensation is limited to the cover bought or, without cover, to ${uncoveredLimits.en}. Lawful seizure or destruction by customs, natural wear of the goods and defects already inside the seller’s packing are not covered.</p>
<h2>9. Events beyond control</h2>
<p>Where typhoon, flood, earthquake, epidemic, war, strike or government measures stop transport, times are extended; we announce it and update the timeline as soon as we can.</p>
<h2>10. Claims</h2>
<p>Damage and shortage: within ${claimWindowDays} days of delivery. Loss: see the lost-parcel procedure. Write to support; that page lists the evidence needed.</p>`,
      vi: `
<p>Điều kiện này nêu trách nhiệm của ${names.vi}, hãng vận chuyển và bạn từ lúc xuất kho đến khi giao hàng, bổ sung cho điều khoản dịch vụ.</p>
<h2>1. Xuất hàng</h2>
<p>Kiện đã cân đo do chúng tôi bảo quản. Đơn đã thanh toán, đóng gói, dán tem và lên chuyến được coi là đã xuất. Từ lúc đó bạn không thể tự hủy hay đổi người nhận; hãy liên hệ chăm sóc khách hàng, việc thay đổi phụ thuộc vào hãng vận chuyển.</p>
<h2>2. Kiểm tra</h2>
<p>Để đáp ứng yêu cầu an ninh hàng không, đường biển và cửa khẩu, chúng tôi và hãng vận chuyển có thể soi chiếu hoặc mở kiện. Kiện bị mở được chụp ảnh, niêm lại và ghi vào hành trình.</p>
<h2>3. Đóng gói</h2>
<p>Nếu bao bì của người bán không chịu được đường dài, hãy chọn gia cố, bọc xốp khí hoặc đóng kiện gỗ. Chúng tôi sẽ báo khi bao bì quá yếu. Hàng dễ vỡ giữ nguyên bao bì theo yêu cầu của bạn chỉ được bồi thường khi thùng ngoài cũng bị hư hại.</p>
<h2>4. Trọng lượng tính cước</h2>
<p>Lấy số lớn hơn giữa cân thực tế và cân quy đổi. Cân quy đổi = dài × rộng × cao (cm) ÷ hệ số; hệ số tùy phương thức vận chuyển và được ghi trong công cụ tính cước.</p>
<h2>5. Thời gian vận chuyển</h2>
<p>Số ngày hiển thị tính từ khi chuyến khởi hành, là ước tính theo các lô gần đây. Ngày lễ, thời tiết, kiểm hóa và ùn tắc cửa khẩu có thể kéo dài. Mỗi dòng hành trình ghi rõ nguồn: quét tại kho, hãng vận chuyển, hải quan hay dự kiến.</p>
<h2>6. Từ chối và tạm giữ</h2>
<p>Khi có hàng cấm, sai tên hàng, thiếu chứng từ hoặc theo yêu cầu hải quan, kiện bị tạm giữ kèm lý do. Bạn có thể bổ sung chứng từ, đổi tuyến, trả lại hoặc tiêu hủy.</p>
<h2>7. Giao hàng và hoàn hàng</h2>
<p>Đơn vị giao chặng cuối thường giao hai lần. Nếu hàng bị hoàn do không có người nhận, sai địa chỉ, từ chối nộp thuế hoặc quá hạn nhận, phí chiều về và giao lại do bạn chịu.</p>
<h2>8. Thời gian và giới hạn trách nhiệm</h2>
<p>Trách nhiệm của chúng tôi bắt đầu khi kho ký nhận và kết thúc khi người nhận ký nhận. Bồi thường trong mức bảo hiểm đã mua; nếu không mua, tối đa bằng ${uncoveredLimits.vi}. Không bồi thường khi hải quan thu giữ hoặc tiêu hủy đúng luật, hàng hao hụt tự nhiên, hoặc lỗi có sẵn trong bao bì người bán.</p>
<h2>9. Bất khả kháng</h2>
<p>Bão, lũ, động đất, dịch bệnh, chiến tranh, đình công, biện pháp của nhà nước làm gián đoạn vận chuyển thì thời gian được kéo dài; chúng tôi thông báo và cập nhật hành trình sớm nhất.</p>
<h2>10. Khiếu nại</h2>
<p>Hư hỏng, thiếu hàng: trong ${claimWindowDays} ngày sau khi nhận. Mất hàng: theo quy trình xử lý thất lạc. Vui lòng liên hệ chăm sóc khách hàng; bằng chứng cần thiết có ở trang đó.</p>`,
    },
  };
}
