import type { ArticleType } from '../article.ts';
import type { Language, Translated } from '../language.ts';
import { walletCurrency } from '../wallet/account.ts';

/** Groups of the go-live list, in the order in which a shop is set up. */
export const launchGroups = ['brand', 'routes', 'money', 'texts', 'people', 'rehearsal'] as const;
type LaunchGroup = (typeof launchGroups)[number];

/** What a shop needs before it opens. */
export const launchItemNames = [
  'brand',
  'contact',
  'warehouse',
  'destination',
  'goodsType',
  'line',
  'carton',
  'currency',
  'payment',
  'legalTexts',
  'helpTexts',
  'mail',
  'secondFactor',
  'clerk',
  'testOrder',
  'domain',
] as const;
export type LaunchItemName = (typeof launchItemNames)[number];

/** Pages of the console where items are done. */
export const launchPages = [
  'profile',
  'homePage',
  'warehouse',
  'bin',
  'destination',
  'goodsType',
  'line',
  'tariffs',
  'carton',
  'currency',
  'payType',
  'moneyAccounts',
  'article',
  'account',
  'staff',
  'domains',
  'launch',
] as const;
export type LaunchPage = (typeof launchPages)[number];

/** Why an item is open; each has a text. */
export const launchReasons = [
  'placeholder',
  'languagesMissing',
  'noContact',
  'noWarehouse',
  'addressIncomplete',
  'noBin',
  'noDestination',
  'noGoodsType',
  'noLine',
  'lineClosed',
  'noPrice',
  'priceRefused',
  'noCarton',
  'noCurrency',
  'rateOld',
  'noPayType',
  'payTypeOff',
  'accountMissing',
  'textsMissing',
  'textsUntranslated',
  'draftsUnpublished',
  'mailOff',
  'noSecondFactor',
  'noClerk',
  'noTestOrder',
  'testOrderRunning',
  'noDomain',
  'domainNotPrimary',
] as const;
type LaunchReason = (typeof launchReasons)[number];

export type LaunchItem = {
  readonly name: LaunchItemName;
  readonly group: LaunchGroup;
  readonly isRequired: boolean;
  /** `warning`: the shop can open, but something should be looked at. */
  readonly state: 'done' | 'open' | 'warning';
  readonly reason: LaunchReason | null;
  /** What the reason is about: languages, currencies, article types, names of warehouses or lines. */
  readonly about: readonly string[];
  readonly page: LaunchPage;
};

/** Everything the checks look at, read in one statement. */
export type LaunchSnapshot = {
  readonly languages: readonly Language[];
  readonly names: Translated;
  readonly taglines: Translated;
  readonly descriptions: Translated;
  readonly contacts: readonly { readonly text: string; readonly image: string | null }[];
  readonly warehouses: readonly {
    readonly name: string;
    readonly receiver: string;
    readonly phone: string;
    readonly address: string;
    readonly bins: number;
  }[];
  readonly destinations: number;
  readonly goodsTypes: number;
  /** `price`: of one kilogram, by the pricer. */
  readonly lines: readonly {
    readonly name: string;
    readonly isOpen: boolean;
    readonly price: 'none' | 'refused' | 'priced';
  }[];
  readonly cartons: number;
  readonly currencies: readonly { readonly code: string; readonly rateAgeDays: number }[];
  readonly payTypes: readonly { readonly kind: string; readonly state: string }[];
  /** Published articles of the legal kinds, and the languages they are written in. */
  readonly legalTexts: readonly {
    readonly type: string;
    readonly languages: readonly string[];
    readonly hasPlaceholder: boolean;
  }[];
  /** Articles that exist as a draft only and have no time to be published. */
  readonly draftTexts: number;
  readonly hasMail: boolean;
  readonly hasSecondFactor: boolean;
  readonly clerks: number;
  readonly testOrder: 'none' | 'running' | 'done';
  readonly ownDomains: number;
  /** Whether links and mails name an own domain. */
  readonly isOwnDomainPrimary: boolean;
};

export const legalTypes = [
  'terms',
  'privacy',
  'carriage',
  'contraband',
] as const satisfies readonly ArticleType[];
/** An exchange rate of this week. */
const maxRateAgeDays = 7;
/** Starter texts ask for the company's facts in double brackets. */
const placeholder = '[[';
const isUnfilled = (text: string | undefined) => text === undefined || text.includes(placeholder);

type Finding = {
  readonly reason: LaunchReason;
  readonly page: LaunchPage;
  readonly about?: readonly string[];
  readonly isWarning?: boolean;
};
type Check = {
  readonly group: LaunchGroup;
  readonly isRequired: boolean;
  /** Where the item is done, and looked at afterwards. */
  readonly page: LaunchPage;
  readonly find: (shop: LaunchSnapshot) => Finding | undefined;
};
const required = { isRequired: true } as const;
const recommended = { isRequired: false } as const;

function findBrand({ languages, names, taglines, descriptions }: LaunchSnapshot): Finding | undefined {
  const texts = [names, taglines, descriptions];
  const hasPlaceholder = texts.some((text) => Object.values(text).some((one) => one.includes(placeholder)));
  if (hasPlaceholder) return { reason: 'placeholder', page: 'profile' };
  const about = languages.filter((language) => texts.some((text) => !text[language]));
  return about.length > 0 ? { reason: 'languagesMissing', page: 'profile', about } : undefined;
}

function findWarehouse({ warehouses }: LaunchSnapshot): Finding | undefined {
  if (warehouses.length === 0) return { reason: 'noWarehouse', page: 'warehouse' };
  const incomplete = warehouses.filter(({ receiver, phone, address }) =>
    [receiver, phone, address].some((text) => text.trim() === '' || text.includes(placeholder)),
  );
  const names = (found: typeof warehouses) => found.map(({ name }) => name);
  // A warehouse with an incomplete address is shown to members like any other.
  if (incomplete.length > 0)
    return { reason: 'addressIncomplete', page: 'warehouse', about: names(incomplete) };
  const bare = warehouses.filter(({ bins }) => bins === 0);
  if (bare.length === 0) return undefined;
  const isWarning = bare.length < warehouses.length;
  return { reason: 'noBin', page: 'bin', about: names(bare), isWarning };
}

function findLine({ lines }: LaunchSnapshot): Finding | undefined {
  if (lines.some(({ isOpen, price }) => isOpen && price === 'priced')) return undefined;
  if (lines.length === 0) return { reason: 'noLine', page: 'line' };
  const about = lines.map(({ name }) => name).slice(0, 5);
  if (lines.every(({ price }) => price === 'none')) return { reason: 'noPrice', page: 'tariffs', about };
  const reason = lines.some(({ isOpen }) => isOpen) ? 'priceRefused' : 'lineClosed';
  return { reason, page: 'tariffs', about };
}

function findCurrency({ currencies }: LaunchSnapshot): Finding | undefined {
  if (currencies.length === 0) return { reason: 'noCurrency', page: 'currency' };
  const about = currencies
    .filter(({ code, rateAgeDays }) => code !== walletCurrency && rateAgeDays > maxRateAgeDays)
    .map(({ code }) => code);
  return about.length > 0 ? { reason: 'rateOld', page: 'currency', about } : undefined;
}

/** The balance is no way to pay by itself: it has to be filled first. */
function findPayment({ payTypes }: LaunchSnapshot): Finding | undefined {
  const ways = payTypes.filter(({ kind }) => kind !== 'balance');
  if (ways.some(({ state }) => state === 'offered')) return undefined;
  // Its account works: only the switch is missing.
  if (ways.some(({ state }) => state === 'notOffered')) return { reason: 'payTypeOff', page: 'payType' };
  const isWaiting = ways.some(({ state }) => state === 'accountMissing' || state === 'accountOff');
  return isWaiting
    ? { reason: 'accountMissing', page: 'moneyAccounts' }
    : { reason: 'noPayType', page: 'payType' };
}

function findLegalTexts({ languages, legalTexts }: LaunchSnapshot): Finding | undefined {
  const ofType = (type: string) => legalTexts.filter((text) => text.type === type);
  const missing = legalTypes.filter((type) => ofType(type).length === 0);
  if (missing.length > 0) return { reason: 'textsMissing', page: 'article', about: missing };
  const unfilled = legalTypes.filter((type) => ofType(type).some(({ hasPlaceholder }) => hasPlaceholder));
  if (unfilled.length > 0) return { reason: 'placeholder', page: 'article', about: unfilled };
  const untranslated = legalTypes.filter((type) =>
    ofType(type).every((text) => languages.some((language) => !text.languages.includes(language))),
  );
  if (untranslated.length === 0) return undefined;
  return { reason: 'textsUntranslated', page: 'article', about: untranslated, isWarning: true };
}

const when = (isOpen: boolean, reason: LaunchReason, page: LaunchPage): Finding | undefined =>
  isOpen ? { reason, page } : undefined;

const checks: Record<LaunchItemName, Check> = {
  brand: { ...required, group: 'brand', page: 'profile', find: findBrand },
  contact: {
    ...required,
    group: 'brand',
    page: 'homePage',
    find: ({ contacts }) =>
      when(
        !contacts.some(({ text, image }) => image || (text !== '' && !isUnfilled(text))),
        'noContact',
        'homePage',
      ),
  },
  warehouse: { ...required, group: 'routes', page: 'warehouse', find: findWarehouse },
  destination: {
    ...required,
    group: 'routes',
    page: 'destination',
    find: ({ destinations }) => when(destinations === 0, 'noDestination', 'destination'),
  },
  goodsType: {
    ...required,
    group: 'routes',
    page: 'goodsType',
    find: ({ goodsTypes }) => when(goodsTypes === 0, 'noGoodsType', 'goodsType'),
  },
  line: { ...required, group: 'routes', page: 'tariffs', find: findLine },
  carton: {
    ...required,
    group: 'routes',
    page: 'carton',
    find: ({ cartons }) => when(cartons === 0, 'noCarton', 'carton'),
  },
  currency: { ...required, group: 'money', page: 'currency', find: findCurrency },
  payment: { ...required, group: 'money', page: 'payType', find: findPayment },
  legalTexts: { ...required, group: 'texts', page: 'article', find: findLegalTexts },
  helpTexts: {
    ...recommended,
    group: 'texts',
    page: 'article',
    find: ({ draftTexts }) =>
      draftTexts > 0
        ? { reason: 'draftsUnpublished', page: 'article', about: [String(draftTexts)] }
        : undefined,
  },
  mail: {
    // Set by the operator of the installation, so it does not keep an owner from opening.
    ...recommended,
    group: 'texts',
    page: 'launch',
    find: ({ hasMail }) => when(!hasMail, 'mailOff', 'launch'),
  },
  secondFactor: {
    ...required,
    group: 'people',
    page: 'account',
    find: ({ hasSecondFactor }) => when(!hasSecondFactor, 'noSecondFactor', 'account'),
  },
  clerk: {
    ...recommended,
    group: 'people',
    page: 'staff',
    find: ({ clerks }) => when(clerks === 0, 'noClerk', 'staff'),
  },
  testOrder: {
    ...required,
    group: 'rehearsal',
    page: 'launch',
    find: ({ testOrder }) =>
      when(testOrder !== 'done', testOrder === 'running' ? 'testOrderRunning' : 'noTestOrder', 'launch'),
  },
  domain: {
    ...recommended,
    group: 'brand',
    page: 'domains',
    find: ({ ownDomains, isOwnDomainPrimary }) =>
      when(ownDomains === 0, 'noDomain', 'domains') ??
      when(!isOwnDomainPrimary, 'domainNotPrimary', 'domains'),
  },
};

/** The go-live list of a shop, computed from its data at every look. */
export function launchItems(shop: LaunchSnapshot): LaunchItem[] {
  return launchItemNames.map((name) => {
    const { group, isRequired, page, find } = checks[name];
    const found = find(shop);
    if (!found) return { name, group, isRequired, state: 'done', reason: null, about: [], page };
    const state = isRequired && !found.isWarning ? 'open' : 'warning';
    return {
      name,
      group,
      isRequired,
      state,
      reason: found.reason,
      about: found.about ?? [],
      page: found.page,
    };
  });
}

/** Whether nothing keeps the shop from opening. */
export const isReady = (items: readonly LaunchItem[]): boolean =>
  items.every(({ state }) => state !== 'open');

/** Steps of a test order, in the order in which they are done. */
export const rehearsalSteps = [
  'register',
  'forecast',
  'receive',
  'measure',
  'order',
  'pay',
  'pick',
  'pack',
  'ship',
  // The shop may open before the parcel has arrived.
  'arrive',
  'deliver',
] as const;
export type RehearsalStep = (typeof rehearsalSteps)[number];
