/** Delivery addresses of demo members, in the local script. */
export type DemoReceiver = {
  readonly name: string;
  readonly phone: string;
  readonly province: string;
  readonly city: string;
  readonly area: string;
  readonly detail: string;
  readonly postcode: string;
};

const at = (
  name: string,
  phone: string,
  [province, city, area]: readonly [string, string, string],
  detail: string,
  postcode = '',
): DemoReceiver => ({ name, phone, province, city, area, detail, postcode });

export const receivers: Readonly<Record<string, readonly DemoReceiver[]>> = {
  HK: [
    at('陳嘉欣', '91234567', ['香港', '九龍', '觀塘區'], '觀塘道 388 號創紀之城 1 期 12 樓 05 室'),
    at('李志明', '62345678', ['香港', '新界', '沙田區'], '沙田正街 18 號新城市廣場 8 座 21 樓 B 室'),
  ],
  MO: [at('何美玲', '66123456', ['澳門', '澳門半島', '花地瑪堂區'], '黑沙環新街 55 號海濱花園 3 座 9 樓 E')],
  TW: [
    at('林怡君', '0912345678', ['臺北市', '信義區', ''], '松仁路 100 號 7 樓', '110'),
    at('黃建宏', '0923456789', ['臺中市', '西屯區', ''], '臺灣大道三段 99 號 12 樓之 3', '407'),
  ],
  VN: [
    at(
      'Nguyễn Thu Hà',
      '0912345678',
      ['Hà Nội', 'Cầu Giấy', 'Dịch Vọng'],
      'Số 12, ngõ 68, đường Cầu Giấy',
      '100000',
    ),
    at(
      'Trần Quốc Bảo',
      '0903456789',
      ['TP. Hồ Chí Minh', 'Quận 7', 'Tân Phong'],
      '105 Nguyễn Lương Bằng',
      '700000',
    ),
  ],
  US: [
    at(
      'Emily Carter',
      '4155550132',
      ['California', 'San Francisco', ''],
      '1455 Market Street, Apt 9',
      '94103',
    ),
  ],
  GB: [at('Oliver Hughes', '7400123456', ['England', 'Manchester', ''], '22 Deansgate, Flat 14', 'M3 1RH')],
  IE: [at('Aoife Byrne', '851234567', ['Leinster', 'Dublin', ''], '17 Camden Street Lower', 'D02 XE80')],
  DE: [at('Jonas Weber', '15123456789', ['Berlin', 'Berlin', ''], 'Kastanienallee 24, 2. OG', '10435')],
  FR: [at('Camille Laurent', '612345678', ['Île-de-France', 'Paris', ''], '18 rue Oberkampf', '75011')],
  NL: [
    at('Sanne de Vries', '612345678', ['Noord-Holland', 'Amsterdam', ''], 'Jan Evertsenstraat 51', '1057 BN'),
  ],
  ES: [at('Lucía Romero', '612345678', ['Madrid', 'Madrid', ''], 'Calle de Embajadores 41, 3º B', '28012')],
  IT: [at('Marco Bianchi', '3201234567', ['Lombardia', 'Milano', ''], 'Via Savona 33', '20144')],
};
