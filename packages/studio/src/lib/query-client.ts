import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';

/** Answers that will not change by asking again at once. */
const isFinal = (error: unknown) => error instanceof ApiError && error.status >= 400 && error.status < 500;

export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 15_000,
        retry: (failures, error) => !isFinal(error) && failures < 2,
      },
      mutations: { retry: false },
    },
  });
