import type { InputOf } from '@onehaul/client/send';
import { fileCalls } from '@onehaul/contract/file';
import { memberCalls } from '@onehaul/contract/member';
import { sessionCalls } from '@onehaul/contract/session';
import { browserSession } from '../../app/session/browser-session.ts';

export { signOutAndGoHome } from '../../app/session/sign-out.ts';

export const saveProfile = (input: InputOf<typeof memberCalls.update>) =>
  browserSession().send(memberCalls.update, input);

export const sendPhoneCode = () => browserSession().send(memberCalls.sendPhoneCode, {});

export const provePhone = (input: InputOf<typeof memberCalls.provePhone>) =>
  browserSession().send(memberCalls.provePhone, input);

export async function saveAvatar(file: File): Promise<void> {
  const { send } = browserSession();
  const { fileId } = await send(fileCalls.uploadImage, { file: new Uint8Array(await file.arrayBuffer()) });
  await send(memberCalls.updateAvatar, { fileId });
}

export const changePassword = (input: InputOf<typeof memberCalls.changePassword>) =>
  browserSession().send(memberCalls.changePassword, input);

export const addSubAccount = (input: InputOf<typeof memberCalls.addSubAccount>) =>
  browserSession().send(memberCalls.addSubAccount, input);

export const deleteSubAccount = (id: number) => browserSession().send(memberCalls.deleteSubAccount, { id });

export const endSignIn = (id: string) => browserSession().send(sessionCalls.end, { id });

export const endOtherSignIns = () => browserSession().send(sessionCalls.endOthers, {});

export const createSignInCode = () => browserSession().send(sessionCalls.createCode, {});

/** Requests the closing of the account (A18). */
export const closeAccount = (password: string) => browserSession().send(memberCalls.cancel, { password });
