import type { ShopFacts } from './shop-facts.ts';

export function termsVietnamese(facts: ShopFacts): string {
  return `
<p>Có hiệu lực từ ${facts.effectiveDates.vi}. Khi đăng ký, bạn xác nhận đã đọc và đồng ý với các điều khoản dưới đây.</p>
<h2>1. Các bên</h2>
<p>Điều khoản này được giao kết giữa bạn và ${facts.companies.vi} (“chúng tôi”), áp dụng cho trang web, phiên bản di động và mọi dịch vụ của ${facts.names.vi}. Bạn phải đủ 18 tuổi hoặc được người giám hộ đồng ý.</p>
<h2>2. Tài khoản</h2>
<p>Vui lòng cung cấp thông tin đúng và giữ kín mật khẩu. Tài khoản chính chịu trách nhiệm về thao tác của tài khoản phụ. Nếu nghi tài khoản bị chiếm dụng, hãy đổi mật khẩu ngay và báo cho chúng tôi; thiệt hại do bạn bảo quản không cẩn thận trước khi chúng tôi nhận được thông báo thuộc trách nhiệm của bạn.</p>
<h2>3. Dịch vụ</h2>
<p>Chúng tôi nhận hàng thay bạn tại ${facts.warehouseCities.vi}, cân đo, chụp ảnh, lưu kho, gom kiện và tổ chức vận chuyển đến ${facts.destinations.vi}. Chúng tôi không phải người bán; chất lượng, xuất xứ thật giả và đổi trả do bạn làm việc với người bán. Chúng tôi cung cấp ảnh và thời điểm nhập kho để bạn làm bằng chứng.</p>
<h2>4. Khai báo kiện và kiện vô chủ</h2>
<p>Hãy ghi mã khách hàng trong địa chỉ nhận và khai báo mã vận đơn sau khi người bán gửi hàng. Kiện không có cả hai sẽ được đưa vào danh sách vô chủ trong ${facts.unclaimedNoticeDays} ngày. Muốn nhận, bạn cung cấp đủ mã vận đơn và chứng từ mua hàng; kiện chỉ thuộc về bạn sau khi đã kiểm tra. Hết thời hạn mà không ai nhận, chúng tôi có quyền trả lại hoặc xử lý.</p>
<h2>5. Hàng được nhận vận chuyển</h2>
<p>Danh mục hàng cấm và các lưu ý là một phần của điều khoản này. Bạn phải khai đúng tên hàng, số lượng và giá trị. Mỗi cạnh của kiện không quá 200 cm, tổng trọng lượng mỗi đơn không quá 300 kg; kiện trên 45 kg hoặc có cạnh trên 150 cm phải trả phụ phí quá cân hoặc quá khổ. Nếu phát hiện hàng cấm, chúng tôi có quyền từ chối, trả lại hoặc bàn giao cơ quan chức năng, chi phí do người gửi hàng chịu.</p>
<h2>6. Lưu kho</h2>
<p>Mỗi kiện được lưu kho miễn phí ${facts.freeStorageDays} ngày kể từ ngày cân đo, sau đó tính phí theo ngày theo bảng giới thiệu cước phí. Thời gian chờ làm dịch vụ gia tăng không bị tính. Kiện để quá ${facts.abandonmentDays} ngày dù đã nhắc nhiều lần được coi là bỏ hàng; chúng tôi có quyền xử lý để bù khoản nợ, phần còn lại được cộng vào số dư của bạn.</p>
<h2>7. Đơn hàng và giá</h2>
<p>Giá hiển thị khi tạo đơn được khóa theo bảng giá và tỷ giá tại thời điểm đó. Sau khi đóng gói, chúng tôi đối chiếu với số đo thực tế: rẻ hơn thì hoàn đủ chênh lệch; đắt hơn trong mức dung sai thì chúng tôi chịu; vượt dung sai thì bạn nhận thông báo trả thêm kèm bằng chứng cân đo. Bạn có quyền yêu cầu đo lại, do nhân viên khác thực hiện.</p>
<h2>8. Thanh toán, số dư và hoàn tiền</h2>
<p>Các hình thức thanh toán được liệt kê ở trang thanh toán; chuyển khoản chỉ được ghi nhận sau khi đối soát. Đơn chưa trả tiền hoặc kho chưa bắt đầu lấy hàng được hủy và hoàn 100%. Tiền hoàn được cộng vào số dư, hoặc về hình thức ban đầu nếu bạn yêu cầu và đơn vị thanh toán cho phép. Số dư tiền mặt được rút; tiền tặng, điểm và phiếu giảm giá thì không.</p>
<h2>9. Hải quan và thuế</h2>
<p>Bạn là người nhập khẩu hoặc được người nhập khẩu ủy quyền, và ủy quyền cho chúng tôi cùng đại lý hải quan khai báo. Thuế nhập khẩu và lệ phí hải quan do người nhận chịu, trừ khi tuyến ghi rõ đã bao gồm. Chậm trễ, tiền phạt và phí trả hàng phát sinh do khai sai, thiếu chứng từ hoặc xác nhận muộn do bạn chịu.</p>
<h2>10. Giao hàng</h2>
<p>Thời gian giao là dự kiến, không phải cam kết. Kiện giao không thành, bị từ chối hoặc quá hạn nhận được trả lại hoặc lưu giữ theo quy định của hãng, chi phí do bạn chịu. Vui lòng kiểm tra thùng ngoài khi nhận; nhận bằng mã nhận hàng được coi là đã ký nhận.</p>
<h2>11. Trách nhiệm và bồi thường</h2>
<p>Hàng mất hoặc hỏng khi chúng tôi đang giữ được bồi thường đến mức bảo hiểm đã mua; nếu không mua, tối đa bằng ${facts.uncoveredLimits.vi}, và không quá thiệt hại thực tế hay giá trị khai báo. Hư hỏng, thiếu hàng cần báo trong ${facts.claimWindowDays} ngày sau khi nhận. Chúng tôi không chịu thiệt hại gián tiếp và sự kiện bất khả kháng. Điều này không hạn chế trách nhiệm mà pháp luật không cho phép loại trừ, kể cả thiệt hại về người do lỗi cố ý hoặc vô ý của chúng tôi.</p>
<h2>12. Tạm khóa và chấm dứt</h2>
<p>Chúng tôi có thể tạm khóa tài khoản, có nêu lý do, nếu có gian lận, gửi hàng cấm, đòi hoàn tiền trái quy định hoặc dùng dữ liệu của người khác. Bạn có thể đóng tài khoản bất cứ lúc nào; yêu cầu có hiệu lực sau 15 ngày, khi đó đơn và phí phải được tất toán và số dư rút được sẽ được trả lại cho bạn.</p>
<h2>13. Thay đổi điều khoản</h2>
<p>Thay đổi được công bố ít nhất 7 ngày trước khi có hiệu lực và không ảnh hưởng đến đơn đã thanh toán.</p>
<h2>14. Luật áp dụng và tranh chấp</h2>
<p>${facts.governingLaws.vi} Trước hết, vui lòng liên hệ <a href="mailto:${facts.email}">${facts.email}</a>; chúng tôi trả lời bằng văn bản trong 7 ngày làm việc. Các quyền bắt buộc của người tiêu dùng theo luật nơi bạn cư trú không bị ảnh hưởng. Nếu các bản ngôn ngữ khác nhau, bản theo ngôn ngữ chính của trang và ý chí thực của hai bên được áp dụng.</p>`;
}
