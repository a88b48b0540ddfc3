import { later } from '../community/later.tsx';
import type * as api from './api.ts';

export const OrderHistory = later<api.OrderHistoryProps>(
  async () => (await import('./order-history.tsx')).OrderHistory,
);
