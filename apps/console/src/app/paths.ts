/** Every address of the console. */
export const paths = {
  home: '/',
  signIn: '/sign-in',
  newPassword: '/new-password',
  companies: '/companies',
  members: '/members',
  rates: '/rates',
  staff: '/staff',
  audit: '/audit',
  account: '/account',
} as const;
