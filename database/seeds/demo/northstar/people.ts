import type { FourTexts } from '../demo-shop.ts';
import { type DemoPerson, ordinaryPeople } from '../people.ts';

const levels: { level: number; names: FourTexts }[] = [
  { level: 1, names: { en: 'Standard', zhHans: '普通会员', zhHanT: '普通會員', vi: 'Tiêu chuẩn' } },
  { level: 2, names: { en: 'Silver', zhHans: '银卡会员', zhHanT: '銀卡會員', vi: 'Hạng Bạc' } },
  { level: 3, names: { en: 'Gold', zhHans: '金卡会员', zhHanT: '金卡會員', vi: 'Hạng Vàng' } },
];

// Phone numbers that Britain reserves for fiction.
const britain = (place: number) => ({ countryCode: 'GB', digits: String(7_700_900_100 + place * 7) });

const people: DemoPerson[] = [
  {
    username: 'demo',
    name: 'Olivia Bennett',
    sex: 'female',
    language: 'en',
    level: 3,
    phone: { countryCode: 'GB', digits: '7700900001' },
    isPhoneProved: true,
    email: 'demo@northstar.example',
    agent: 'agent',
  },
  { username: 'demo.sub', name: 'Stockroom (Tom)', sex: 'male', language: 'en', mainAccount: 'demo' },
  { username: 'demo.sub2', name: 'Accounts (Priya)', sex: 'female', language: 'en', mainAccount: 'demo' },
  {
    username: 'agent',
    name: 'Daniel Okafor',
    sex: 'male',
    language: 'en',
    level: 3,
    phone: { countryCode: 'GB', digits: '7700900002' },
    isPhoneProved: true,
    email: 'agent@northstar.example',
    isAgent: true,
  },
  {
    username: 'newcomer',
    name: 'Emily Clarke',
    sex: 'female',
    language: 'en',
    phone: { countryCode: 'GB', digits: '7700900003' },
    isPhoneProved: true,
    email: 'newcomer@northstar.example',
    isPasswordGiven: true,
    agent: 'agent',
  },
  {
    username: 'leaving',
    name: 'Jack Turner',
    sex: 'male',
    language: 'en',
    phone: { countryCode: 'GB', digits: '7700900004' },
    isPhoneProved: true,
    email: 'leaving@northstar.example',
    state: 'cancelling',
  },
  ...ordinaryPeople(
    [
      ['charlotte.h', 'Charlotte Hughes', 'female', 2],
      ['georgew', 'George Walker', 'male'],
      ['amelia_davies', 'Amelia Davies', 'female'],
      ['harry.patel', 'Harish Patel', 'male', 3],
      ['isla.mcdonald', 'Isla McDonald', 'female'],
      ['oscar.evans', 'Oscar Evans', 'male'],
      ['poppyw', 'Poppy Williams', 'female', 2],
      ['liam.murphy', 'Liam Murphy', 'male'],
      ['sophie.roberts', 'Sophie Roberts', 'female'],
      ['noahk', 'Noah Kowalski', 'male'],
      ['aisha.rahman', 'Aisha Rahman', 'female', 2],
      ['theo.green', 'Theo Green', 'male'],
      ['freya.wood', 'Freya Wood', 'female'],
      ['james.mensah', 'James Mensah', 'male', 3],
      ['lily.thompson', 'Lily Thompson', 'female'],
      ['arthur.lewis', 'Arthur Lewis', 'male'],
      ['zara.ahmed', 'Zara Ahmed', 'female'],
      ['ethan.scott', 'Ethan Scott', 'male', 2],
      ['grace.obrien', 'Grace O’Brien', 'female'],
      ['leo.rossi', 'Leo Rossi', 'male'],
    ],
    { language: 'en', phoneOf: britain, mail: 'mail.example' },
  ),
  ...ordinaryPeople(
    [
      ['xiaoyu_london', '刘晓雨', 'female', 2],
      ['zhanghao.uk', '张浩', 'male'],
      ['wangmeng', '王萌', 'female'],
      ['chenyifan', '陈一帆', 'male', 2],
      ['linlin.mcr', '林琳', 'female'],
      ['zhaotianyu', '赵天宇', 'male'],
      ['sunyue', '孙悦', 'female', 3],
      ['hejiaming', '何嘉明', 'male'],
      ['xiewei.leeds', '谢薇', 'female'],
      ['gaofei', '高飞', 'male'],
      ['tangsisi', '唐思思', 'female'],
      ['dengkai', '邓凯', 'male', 2],
      ['mengxue', '孟雪', 'female'],
    ],
    { language: 'zhHans', phoneOf: (place) => britain(place + 40), mail: 'mail.example' },
  ),
];

export const northstarPeople = { levels, people };
