import type { FourTexts } from '../demo-shop.ts';
import { demoPeer, type DemoPerson, ordinaryPeople } from '../people.ts';

const levels: { level: number; names: FourTexts }[] = [
  { level: 1, names: { zhHanT: '普通會員', zhHans: '普通会员', en: 'Member', vi: 'Thành viên' } },
  { level: 2, names: { zhHanT: '白銀會員', zhHans: '白银会员', en: 'Silver', vi: 'Hạng Bạc' } },
  { level: 3, names: { zhHanT: '黃金會員', zhHans: '黄金会员', en: 'Gold', vi: 'Hạng Vàng' } },
  { level: 4, names: { zhHanT: '鑽石會員', zhHans: '钻石会员', en: 'Diamond', vi: 'Hạng Kim Cương' } },
];

const hongKong = (place: number) => ({ countryCode: 'HK', digits: String(51_000_000 + place * 137_911) });
const macau = (place: number) => ({ countryCode: 'MO', digits: String(66_000_000 + place * 13_799) });
const taiwan = (place: number) => ({ countryCode: 'TW', digits: String(912_000_000 + place * 137_911) });

const people: DemoPerson[] = [
  {
    username: 'demo',
    name: '陳家欣',
    sex: 'female',
    language: 'zhHanT',
    level: 3,
    phone: { countryCode: 'HK', digits: '51234567' },
    isPhoneProved: true,
    email: 'demo@harbour.example',
    agent: 'agent',
  },
  { username: 'demo.sub', name: '倉務 阿明', sex: 'male', language: 'zhHanT', mainAccount: 'demo' },
  { username: 'demo.sub2', name: '會計 Cherry', sex: 'female', language: 'zhHanT', mainAccount: 'demo' },
  {
    username: 'agent',
    name: '林志成',
    sex: 'male',
    language: 'zhHanT',
    level: 4,
    phone: { countryCode: 'HK', digits: '61234567' },
    isPhoneProved: true,
    email: 'agent@harbour.example',
    isAgent: true,
  },
  {
    username: 'newcomer',
    name: '黃詠詩',
    sex: 'female',
    language: 'zhHanT',
    phone: { countryCode: 'HK', digits: '91234567' },
    isPhoneProved: true,
    email: 'newcomer@harbour.example',
    isPasswordGiven: true,
    agent: 'agent',
  },
  {
    username: 'leaving',
    name: '張偉倫',
    sex: 'male',
    language: 'zhHanT',
    phone: { countryCode: 'HK', digits: '97654321' },
    isPhoneProved: true,
    email: 'leaving@harbour.example',
    state: 'cancelling',
  },
  ...ordinaryPeople(
    [
      ['kayla.wong', '王嘉怡', 'female', 2],
      ['siuming', '李小明', 'male'],
      ['tommyho', '何天明', 'male', 2],
      ['yanyan88', '吳欣欣', 'female'],
      ['chanleung', '梁振邦', 'male', 3],
      ['winnie_lau', '劉詠恩', 'female'],
      ['kwokkei', '郭子琪', 'female'],
      ['mrcheung', '張國華', 'male', 4],
      ['suki.yip', '葉淑琪', 'female'],
      ['raymondng', '吳偉文', 'male', 2],
      ['amy.tsang', '曾美玲', 'female'],
      ['hoifung', '馮海峰', 'male'],
      ['joeyleung', '梁祖怡', 'female', 2],
      ['patrick.k', '關柏豪', 'male'],
      ['luklukshop', '陸綺雯', 'female', 3],
      ['dennischoi', '蔡俊傑', 'male'],
      ['mingpao', '鮑明慧', 'female'],
      ['karenmak', '麥家瑜', 'female', 2],
    ],
    { language: 'zhHanT', phoneOf: hongKong, mail: 'mail.example' },
  ),
  ...ordinaryPeople(
    [
      ['ieong.mo', '楊永康', 'male'],
      ['vong_ka', '黃嘉莉', 'female', 2],
      ['leong.chi', '梁志豪', 'male'],
      ['sousa.mo', 'Ana de Sousa', 'female'],
      ['kuok.fai', '郭輝', 'male', 3],
    ],
    { language: 'zhHanT', phoneOf: macau, mail: 'mail.example' },
  ),
  ...ordinaryPeople(
    [
      ['yichen.lin', '林怡君', 'female', 2],
      ['chiahao', '張家豪', 'male'],
      ['meiling.tw', '黃美玲', 'female'],
      ['guanting', '陳冠廷', 'male', 2],
      ['shufen', '李淑芬', 'female'],
      ['junhong.wu', '吳俊宏', 'male', 3],
      ['yating88', '蔡雅婷', 'female'],
      ['boxun', '許柏勳', 'male'],
      ['peiyu.k', '郭佩瑜', 'female'],
      ['zongxian', '王宗憲', 'male', 2],
      ['hsinyi', '周欣怡', 'female'],
    ],
    { language: 'zhHanT', phoneOf: taiwan, mail: 'mail.example' },
  ),
  // Must stay last: member codes are derived from the position in the list.
  {
    username: demoPeer,
    name: '順達國際貨運',
    sex: 'secret',
    language: 'zhHanT',
    email: 'peer@harbour.example',
  },
];

export const harbourPeople = { levels, people };
