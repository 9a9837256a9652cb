import type { FourTexts } from '../demo-shop.ts';
import { type DemoPerson, ordinaryPeople } from '../people.ts';

const levels: { level: number; names: FourTexts }[] = [
  { level: 1, names: { vi: 'Thành viên', zhHans: '普通会员', zhHanT: '普通會員', en: 'Member' } },
  { level: 2, names: { vi: 'Hạng Bạc', zhHans: '银卡会员', zhHanT: '銀卡會員', en: 'Silver' } },
  { level: 3, names: { vi: 'Hạng Vàng', zhHans: '金卡会员', zhHanT: '金卡會員', en: 'Gold' } },
  { level: 4, names: { vi: 'Hạng Kim Cương', zhHans: '钻石会员', zhHanT: '鑽石會員', en: 'Diamond' } },
];

const vietnam = (place: number) => ({ countryCode: 'VN', digits: String(901_000_000 + place * 1_379_117) });

const people: DemoPerson[] = [
  {
    username: 'demo',
    name: 'Nguyễn Thu Hà',
    sex: 'female',
    language: 'vi',
    level: 3,
    phone: { countryCode: 'VN', digits: '912345678' },
    isPhoneProved: true,
    email: 'demo@saomai.example',
  },
  { username: 'demo.sub', name: 'Kho – anh Tuấn', sex: 'male', language: 'vi', mainAccount: 'demo' },
  { username: 'demo.sub2', name: 'Kế toán Mai', sex: 'female', language: 'vi', mainAccount: 'demo' },
  {
    username: 'newcomer',
    name: 'Phạm Gia Hân',
    sex: 'female',
    language: 'vi',
    phone: { countryCode: 'VN', digits: '987654321' },
    isPhoneProved: true,
    email: 'newcomer@saomai.example',
    isPasswordGiven: true,
  },
  {
    username: 'leaving',
    name: 'Đỗ Quốc Bảo',
    sex: 'male',
    language: 'vi',
    phone: { countryCode: 'VN', digits: '934567890' },
    isPhoneProved: true,
    email: 'leaving@saomai.example',
    state: 'cancelling',
  },
  ...ordinaryPeople(
    [
      ['minhanh.tran', 'Trần Minh Anh', 'female', 2],
      ['hoang.le', 'Lê Văn Hoàng', 'male'],
      ['shopbongbong', 'Vũ Thị Bông', 'female', 3],
      ['quangvinh', 'Nguyễn Quang Vinh', 'male'],
      ['linhnguyen92', 'Nguyễn Khánh Linh', 'female', 2],
      ['ductrong', 'Bùi Đức Trọng', 'male'],
      ['thaovy.order', 'Phan Thảo Vy', 'female', 4],
      ['namphan', 'Phan Hải Nam', 'male'],
      ['bichngoc', 'Đặng Bích Ngọc', 'female'],
      ['tuananh.hn', 'Hoàng Tuấn Anh', 'male', 2],
      ['mylinh.sg', 'Huỳnh Mỹ Linh', 'female'],
      ['khoa.vo', 'Võ Đăng Khoa', 'male'],
      ['phuongthao', 'Lý Phương Thảo', 'female', 2],
      ['tiendat', 'Ngô Tiến Đạt', 'male'],
      ['nhunghang', 'Dương Hồng Nhung', 'female', 3],
      ['giabao', 'Trịnh Gia Bảo', 'male'],
      ['camtu', 'Mai Cẩm Tú', 'female'],
      ['hieunghia', 'Đoàn Hiếu Nghĩa', 'male'],
      ['thanhtam.dn', 'Hồ Thanh Tâm', 'female', 2],
      ['longhai', 'Cao Hải Long', 'male'],
      ['kimngan', 'Tạ Kim Ngân', 'female'],
      ['xuanphuc', 'Lưu Xuân Phúc', 'male'],
      ['ngocanh.kho', 'Đinh Ngọc Ánh', 'female', 2],
      ['sonlam', 'Nguyễn Sơn Lâm', 'male'],
      ['hongphuc', 'Trần Hồng Phúc', 'female'],
      ['viethung', 'Phạm Việt Hùng', 'male', 3],
      ['thuytrang', 'Lê Thùy Trang', 'female'],
      ['anhkhoi', 'Vương Anh Khôi', 'male'],
      ['lananh', 'Nguyễn Lan Anh', 'female'],
      ['minhtri', 'Đào Minh Trí', 'male'],
      ['quynhnhu', 'Châu Quỳnh Như', 'female', 2],
      ['baolong', 'Tô Bảo Long', 'male'],
      ['diemmy', 'Kiều Diễm My', 'female'],
      ['thienan', 'Quách Thiên Ân', 'male'],
      ['haiyen', 'Trương Hải Yến', 'female'],
    ],
    { language: 'vi', phoneOf: vietnam, mail: 'mail.example' },
  ),
];

export const saomaiPeople = { levels, people };
