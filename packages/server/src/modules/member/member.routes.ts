import { memberCalls } from '@onehaul/contract/member';
import { bind, type Route } from '../../http/bind.ts';
import type { Services } from '../../services.ts';
import { addSubAccount } from './add-sub-account.ts';
import { cancelAccount } from './cancel-account.ts';
import { changePassword } from './change-password.ts';
import { deleteSubAccount } from './delete-sub-account.ts';
import { findOtherAccess } from './find-other-access.ts';
import { getProfile } from './get-profile.ts';
import { findSubAccounts } from './member.repository.ts';
import { provePerson, sendProofCode } from './prove-person.ts';
import { provePhone, sendPhoneCode } from './prove-phone.ts';
import { registerMember } from './register-member.ts';
import { setAvatar } from './set-avatar.ts';
import { updateProfile } from './update-profile.ts';

export function createMemberRoutes(services: Services): Route[] {
  return bind(memberCalls, {
    register: registerMember,
    profile: (context) => getProfile(services, context),
    update: (context, input) => updateProfile(services, context, input),
    updateAvatar: (context, input) => setAvatar(services, context, input),
    changePassword: (context, input) => changePassword(services, context, input),
    cancel: (context, input) => cancelAccount(services, context, input),
    subAccounts: findSubAccounts,
    addSubAccount,
    deleteSubAccount,
    sendPhoneCode: (context) => sendPhoneCode(services, context),
    provePhone: (context, input) => provePhone(services, context, input),
    otherAccess: findOtherAccess,
    sendProofCode: (context) => sendProofCode(services, context),
    provePerson: (context, input) => provePerson(services, context, input),
  });
}
