import { sessionCalls } from '@onehaul/contract/session';
import { phoneDigits } from '@onehaul/domain/phone';
import { bind, type Route } from '../../http/bind.ts';
import type { Services } from '../../services.ts';
import { answerQr } from './answer-qr.ts';
import { createCode } from './create-code.ts';
import { endOtherSession, endOtherSessions } from './end-sessions.ts';
import { exchangeCode } from './exchange-code.ts';
import { viewQr } from './view-qr.ts';
import { pollQr } from './poll-qr.ts';
import { refreshSession } from './refresh-session.ts';
import { resetPassword } from './reset-password.ts';
import { sendCode } from './send-code.ts';
import { findSessions } from './session.repository.ts';
import { signIn } from './sign-in.ts';
import { signOut } from './sign-out.ts';
import { startQr } from './start-qr.ts';
import { usePasswordLink } from './use-password-link.ts';

export function createSessionRoutes(services: Services): Route[] {
  return bind(sessionCalls, {
    signIn: (context, form) => signIn(services, context, form),
    sendCode: (context, { phoneNumber, ...request }) =>
      sendCode(services, context, { ...request, digits: phoneDigits(phoneNumber) }),
    resetPassword: (context, form) => resetPassword(services, context, form),
    refresh: (context, shown) => refreshSession(services, context, shown),
    signOut: (context) => signOut(services, context),
    list: findSessions,
    end: endOtherSession,
    endOthers: endOtherSessions,
    createCode,
    exchangeCode: (context, shown) => exchangeCode(services, context, shown),
    usePasswordLink: (context, form) => usePasswordLink(services, context, form),
    startQr,
    pollQr: (context, shown) => pollQr(services, context, shown),
    lookAtQr: (context, shown) => viewQr(services, context, shown),
    answerQr,
  });
}
