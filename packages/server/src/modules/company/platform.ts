import { Refusal } from '@onehaul/domain/refusal';
import type { Services } from '../../services.ts';

/** Settings of the platform's own hosts; an installation without them opens no companies. */
export function platformOf({ platform }: Services): NonNullable<Services['platform']> {
  if (!platform) throw new Refusal('company.signUpClosed');
  return platform;
}
