/**
 * Neighbourhoods of Hong Kong and Macau by district, because people write these while the platform's
 * region list ends at districts. Keys are spelled as in that list (others are ignored). Values: names
 * separated by a space or `|`; `_` stands for a space inside a name.
 */
export const neighbourhoods: Readonly<Record<string, string>> = {
  中西區:
    '中環 上環 西環 金鐘 半山 山頂 堅尼地城 石塘咀 西營盤 中半山 西半山 ' +
    'central|sheung_wan|sai_wan|admiralty|mid-levels|the_peak|kennedy_town|shek_tong_tsui|sai_ying_pun',
  灣仔區:
    '灣仔 銅鑼灣 跑馬地 大坑 渣甸山 掃桿埔 天后 ' +
    'wan_chai|wanchai|causeway_bay|happy_valley|tai_hang|jardine’s_lookout|tin_hau',
  東區:
    '北角 鰂魚涌 太古城 太古 西灣河 筲箕灣 柴灣 小西灣 杏花邨 寶馬山 炮台山 ' +
    'north_point|quarry_bay|tai_koo|tai_koo_shing|taikoo_shing|sai_wan_ho|shau_kei_wan|chai_wan|siu_sai_wan|heng_fa_chuen|fortress_hill|braemar_hill',
  南區:
    '香港仔 鴨脷洲 黃竹坑 薄扶林 淺水灣 赤柱 田灣 深水灣 石澳 數碼港 ' +
    'aberdeen|ap_lei_chau|wong_chuk_hang|pok_fu_lam|repulse_bay|stanley|tin_wan|shek_o|cyberport',
  九龍城區:
    '九龍城 紅磡 土瓜灣 何文田 九龍塘 啟德 黃埔 馬頭圍 馬頭角 ' +
    'kowloon_city|hung_hom|to_kwa_wan|ho_man_tin|kowloon_tong|kai_tak|whampoa|ma_tau_wai|ma_tau_kok',
  油尖旺區:
    '油尖旺 尖沙咀 尖東 旺角 油麻地 佐敦 太子 大角咀 奧運 ' +
    'yau_tsim_mong|tsim_sha_tsui|tsim_sha_tsui_east|tst|mong_kok|mongkok|yau_ma_tei|jordan|prince_edward|tai_kok_tsui|olympic',
  深水埗區:
    '深水埗 深水步 長沙灣 荔枝角 美孚 石硤尾 又一村 蘇屋 ' +
    'sham_shui_po|cheung_sha_wan|lai_chi_kok|mei_foo|shek_kip_mei|yau_yat_tsuen|so_uk',
  黃大仙區:
    '黃大仙 鑽石山 慈雲山 樂富 新蒲崗 牛池灣 橫頭磡 彩虹 ' +
    'wong_tai_sin|diamond_hill|tsz_wan_shan|lok_fu|san_po_kong|ngau_chi_wan|wang_tau_hom|choi_hung',
  觀塘區:
    '觀塘 九龍灣 牛頭角 藍田 油塘 秀茂坪 順利 四順 ' +
    'kwun_tong|kowloon_bay|ngau_tau_kok|lam_tin|yau_tong|sau_mau_ping',
  北區: '上水 粉嶺 沙頭角 聯和墟 古洞 打鼓嶺 sheung_shui|fanling|sha_tau_kok|luen_wo_hui|kwu_tung',
  大埔區: '大埔 太和 大尾督 林村 tai_po|tai_wo|tai_mei_tuk|lam_tsuen',
  沙田區:
    '沙田 大圍 火炭 馬鞍山 小瀝源 石門 烏溪沙 ' +
    'sha_tin|shatin|tai_wai|fo_tan|ma_on_shan|siu_lek_yuen|shek_mun|wu_kai_sha|city_one',
  西貢區:
    '西貢 將軍澳 坑口 寶琳 調景嶺 康城 清水灣 ' +
    'sai_kung|tseung_kwan_o|tko|hang_hau|po_lam|tiu_keng_leng|lohas_park|clear_water_bay',
  元朗區:
    '元朗 天水圍 洪水橋 錦田 流浮山 八鄉 屏山 yuen_long|tin_shui_wai|hung_shui_kiu|kam_tin|lau_fau_shan|ping_shan',
  屯門區: '屯門 兆康 掃管笏 藍地 黃金海岸 小欖 tuen_mun|siu_hong|so_kwun_wat|lam_tei|gold_coast',
  荃灣區: '荃灣 深井 馬灣 汀九 梨木樹 tsuen_wan|sham_tseng|ma_wan|ting_kau|lei_muk_shue',
  葵青區:
    '葵青 葵涌 葵芳 葵興 青衣 荔景 大窩口 kwai_tsing|kwai_chung|kwai_fong|kwai_hing|tsing_yi|lai_king|tai_wo_hau',
  離島區:
    '東涌 愉景灣 長洲 坪洲 大嶼山 南丫島 梅窩 赤鱲角 大澳 ' +
    'tung_chung|discovery_bay|cheung_chau|peng_chau|lantau|lamma|mui_wo|chek_lap_kok|tai_o',
  花地瑪堂區: '黑沙環 祐漢 筷子基 台山 青洲 關閘 馬場 areia_preta|iao_hon|fai_chi_kei|ilha_verde',
  花王堂區: '沙梨頭 新橋 san_kio|patane',
  望德堂區: '塔石 松山 tap_seac',
  大堂區: '新口岸 南灣 皇朝 外港 nam_van|nape|zape',
  風順堂區: '媽閣 下環 西灣 barra',
  '嘉模堂區（氹仔）': '氹仔 taipa',
  路氹填海區: '路氹 路氹城 cotai',
  '聖方濟各堂區（路環）': '路環 石排灣 九澳 coloane',
};

/** Former provinces of Vietnam (until July 2025) and the province each was merged into. */
export const formerProvinces: Readonly<Record<string, string>> = {
  'bà rịa - vũng tàu': 'TP. Hồ Chí Minh',
  'bình dương': 'TP. Hồ Chí Minh',
  'quảng nam': 'Đà Nẵng',
  'hải dương': 'Hải Phòng',
  'hậu giang': 'Cần Thơ',
  'sóc trăng': 'Cần Thơ',
  'hà giang': 'Tuyên Quang',
  'yên bái': 'Lào Cai',
  'bắc kạn': 'Thái Nguyên',
  'hòa bình': 'Phú Thọ',
  'vĩnh phúc': 'Phú Thọ',
  'bắc giang': 'Bắc Ninh',
  'thái bình': 'Hưng Yên',
  'hà nam': 'Ninh Bình',
  'nam định': 'Ninh Bình',
  'quảng bình': 'Quảng Trị',
  'kon tum': 'Quảng Ngãi',
  'bình định': 'Gia Lai',
  'ninh thuận': 'Khánh Hòa',
  'đắk nông': 'Lâm Đồng',
  'bình thuận': 'Lâm Đồng',
  'phú yên': 'Đắk Lắk',
  'bình phước': 'Đồng Nai',
  'long an': 'Tây Ninh',
  'bến tre': 'Vĩnh Long',
  'trà vinh': 'Vĩnh Long',
  'tiền giang': 'Đồng Tháp',
  'bạc liêu': 'Cà Mau',
  'kiên giang': 'An Giang',
};

/** Short and colloquial names of Vietnamese provinces, in lower case without diacritics. */
export const provinceNicknames: Readonly<Record<string, string>> = {
  hcm: 'TP. Hồ Chí Minh',
  hcmc: 'TP. Hồ Chí Minh',
  tphcm: 'TP. Hồ Chí Minh',
  'sai gon': 'TP. Hồ Chí Minh',
  saigon: 'TP. Hồ Chí Minh',
  'ho chi minh': 'TP. Hồ Chí Minh',
  hn: 'Hà Nội',
  hanoi: 'Hà Nội',
  danang: 'Đà Nẵng',
};

/** Short names of the three areas of Hong Kong. */
export const areaNicknames: Readonly<Record<string, string>> = {
  港島: '香港島',
  'hk island': '香港島',
  kln: '九龍',
  nt: '新界',
  'n t': '新界',
};
