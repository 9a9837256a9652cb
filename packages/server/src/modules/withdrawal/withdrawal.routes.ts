import { withdrawalCalls } from '@onehaul/contract/wallet';
import { bind, type Route } from '../../http/bind.ts';
import type { Services } from '../../services.ts';
import { cancelWithdrawal } from './cancel-withdrawal.ts';
import { findOwnCards, findOwnWithdrawals, removeOwnCard } from './find-withdrawals.ts';
import { requestWithdrawal } from './request-withdrawal.ts';

export function createWithdrawalRoutes(services: Services): Route[] {
  return bind(withdrawalCalls, {
    withdraw: (context, asked) => requestWithdrawal(services, context, asked),
    list: findOwnWithdrawals,
    cancel: (context, which) => cancelWithdrawal(context, which),
    cards: findOwnCards,
    removeCard: removeOwnCard,
  });
}
