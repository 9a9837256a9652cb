import { paymentCalls } from '@onehaul/contract/payment';
import { bind } from '../../http/bind.ts';
import { findPayTypes } from './payment.repository.ts';

export const paymentRoutes = bind(paymentCalls, { payTypes: findPayTypes });
