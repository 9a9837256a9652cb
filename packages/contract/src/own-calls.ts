import type { Declaration } from './spec-calls.ts';

/** Calls of ours beside those of §7, for what the spec asks for without naming a call. Declared like those. */
export const ownCalls = {
  // Sessions: A10, A12, A15
  '/Session/Logout': { method: 'POST', access: 'visitor', effect: 'change' },
  '/Session/GetDataPage': { method: 'POST', access: 'member', effect: 'read' },
  '/Session/End': { method: 'POST', access: 'member', effect: 'change' },
  '/Session/EndOthers': { method: 'POST', access: 'member', effect: 'change' },
  '/Session/CreateCode': { method: 'POST', access: 'member', effect: 'change' },
  '/Session/ExchangeCode': { method: 'POST', access: 'visitor', effect: 'change', limit: 'guess' },
  '/Session/StartQr': { method: 'POST', access: 'visitor', effect: 'change', limit: 'guess' },
  // Asked every two seconds while a QR code is shown; its secret cannot be guessed.
  '/Session/PollQr': { method: 'POST', access: 'visitor', effect: 'change' },
  '/Session/LookAtQr': { method: 'POST', access: 'member', effect: 'change' },
  '/Session/AnswerQr': { method: 'POST', access: 'member', effect: 'change' },
  // A number is only a way in once a code sent to it came back.
  '/Client_Info/SendPhoneCode': { method: 'POST', access: 'member', effect: 'change', limit: 'strict' },
  '/Client_Info/ProvePhone': { method: 'POST', access: 'member', effect: 'change', limit: 'guess' },
  // Prices kept for a member
  '/OrderCalculateFee/GetQuotePage': { method: 'POST', access: 'member', effect: 'read' },
  '/OrderCalculateFee/GetQuote': { method: 'POST', access: 'member', effect: 'read' },
} as const satisfies Record<string, Declaration>;
