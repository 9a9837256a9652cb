/** Every address of the console. */
export const paths = {
  home: '/',
  signIn: '/sign-in',
  newPassword: '/new-password',
  companies: '/companies',
  members: '/members',
  rates: '/rates',
  tariffs: '/tariffs',
  tariff: '/tariffs/:shopId/:lineId',
  staff: '/staff',
  audit: '/audit',
  account: '/account',
} as const;
