/**
 * Every reason the product gives for not doing something. Each has a text in all four languages;
 * the number is the `Code` it travels under.
 */
export const refusalCodes = {
  'input.invalid': 400,
  'access.signInRequired': 401,
  'access.mainAccountOnly': 403,
  'access.moduleOff': 403,
  'access.shopMismatch': 403,
  'access.foreignOrigin': 403,
  'access.forbidden': 403,
  'shop.unknownHost': 404,
  'record.notFound': 404,
  'file.notFound': 404,
  'call.unknown': 404,
  'idempotency.keyReused': 409,
  'idempotency.keyInvalid': 400,
  'request.tooLarge': 413,
  'request.wrongType': 415,
  'request.tooMany': 429,
  'server.fault': 500,
  'server.busy': 503,
  'money.currencyMismatch': 400,
  'money.notExact': 400,
  'state.illegalStep': 409,
  'phone.invalid': 400,
  'password.tooShort': 400,
  'password.tooLong': 400,
  'password.tooCommon': 400,
  'password.unchanged': 400,
  'session.wrongPassword': 400,
  'session.suspended': 403,
  'session.codeWrong': 400,
  'session.phoneUnknown': 404,
  'session.linkInvalid': 400,
  'session.refreshedElsewhere': 409,
  'session.qrGone': 404,
  'session.qrNumberWrong': 400,
  'sms.tooSoon': 429,
  'sms.notServed': 403,
  'member.usernameTaken': 409,
  'member.phoneTaken': 409,
  'member.phoneMissing': 400,
  'member.agentUnknown': 400,
  'member.recommenderUnknown': 400,
  'member.servicePersonUnknown': 400,
  'member.passwordWrong': 400,
  'member.passwordNeeded': 400,
  'member.tooManySubAccounts': 409,
  'file.tooLarge': 413,
  'file.notPicture': 415,
  'file.tooManyPixels': 400,
  'file.tooMany': 429,
  'fee.noBoxes': 400,
  'fee.tooManyBoxes': 409,
  'fee.sideTooLong': 409,
  'fee.boxTooHeavy': 409,
  'fee.tooHeavy': 409,
  'fee.tooDense': 409,
  'fee.quantityNotServed': 409,
  'fee.areaNotServed': 409,
  'fee.insuranceNotOffered': 409,
  'fee.coverAboveValue': 409,
  'fee.coverTooHigh': 409,
  'fee.collectionNotOffered': 409,
  'fee.collectionTooHigh': 409,
  'fee.couponNotMet': 409,
  'fee.lineClosed': 409,
  'fee.notPriced': 409,
  'parcel.numberInvalid': 400,
  'parcel.alreadyExpected': 409,
  'parcel.notEditable': 409,
  'parcel.notKnown': 404,
  'parcel.photosMissing': 409,
  'parcel.ofOtherShop': 409,
  'parcel.memberUnknown': 404,
  'parcel.pieceTaken': 409,
  'bin.unknown': 404,
  'claim.numberWrong': 400,
  'claim.tooManyTries': 429,
  'claim.alreadyOpen': 409,
  'claim.proofMissing': 400,
  'claim.over': 409,
  'disposal.needsSecondPerson': 403,
  'disposal.tooSoon': 409,
  'disposal.over': 409,
  'sheet.notSheet': 415,
  'sheet.locked': 415,
  'sheet.tooLarge': 413,
  'sheet.tooMuch': 400,
  'sheet.tooManyRows': 400,
  'sheet.noRows': 400,
  'sheet.columnsMissing': 400,
  'wallet.notEnough': 409,
  'wallet.notEnoughPoints': 409,
  'wallet.alreadyBooked': 409,
  'tariff.storageBelowPromise': 409,
  'tariff.inThePast': 409,
  'tariff.changedBetween': 409,
  'tariff.noDraft': 409,
  'tariff.hasProblems': 409,
  'staff.wrongPassword': 400,
  'staff.codeWrong': 400,
  'staff.emailTaken': 409,
  'staff.notYourself': 409,
  'staff.lastOwner': 409,
  'staff.mayNotGrant': 403,
} as const;

export type RefusalCode = keyof typeof refusalCodes;

/** An expected failure: shown to the person in their language. Anything else thrown is a bug. */
export class Refusal extends Error {
  readonly code: RefusalCode;
  /** Values for the text, such as the seconds left to wait. */
  readonly details: Readonly<Record<string, string | number>>;

  constructor(code: RefusalCode, details: Record<string, string | number> = {}) {
    super(code);
    this.name = 'Refusal';
    this.code = code;
    this.details = details;
  }

  get status(): number {
    return refusalCodes[this.code];
  }
}
